import { analyticsCall } from '#shared/api/analytics-api.ts';
import { insightsCall } from '#shared/api/profile-api.ts';
import type { AnalyticsTally } from '#shared/collections/analytics.ts';
import type { Instant } from '#shared/collections/define.ts';
import { dashboardRollup } from '#shared/collections/rollups.ts';
import type { Span } from '#shared/domain/buckets.ts';
import { lineReaders, numbersFor, spansOf } from '#shared/domain/campaign-numbers.ts';
import { today } from '#shared/domain/days.ts';
import type { DemoStore } from '../demo-store.ts';
import { derive } from '../derive.ts';
import { defineHandler } from './handler.ts';

/** What was entered in a span of time. */
function tallyOf(world: DemoStore, { from, to }: Span): AnalyticsTally {
  const within = (at: Instant) => at.toMillis() >= from && at.toMillis() < to;
  const gifts = world.donations
    .all()
    .filter((gift) => gift.status === 'completed' && within(gift.created_at));
  const lines = world.activity.all().filter(({ at }) => within(at));
  const readBy = (readers: readonly string[]) =>
    lines.filter(({ capability }) => readers.includes(capability)).length;
  return {
    from,
    to,
    asOf: world.now(),
    raised: gifts.reduce((sum, { amount }) => sum + amount, 0),
    gifts: gifts.length,
    donors: world.donors.all().filter(({ created_at }) => within(created_at)).length,
    volunteers: world.volunteers.all().filter(({ created_at }) => within(created_at)).length,
    lines: {
      allMembers: readBy(lineReaders.allMembers),
      giving: readBy(lineReaders.giving),
      volunteers: readBy(lineReaders.volunteers),
    },
  };
}

export const numberHandlers = [
  defineHandler(analyticsCall, (world, { range }) => {
    const asOf = world.now();
    const tallies = spansOf(range, asOf).map((span) => tallyOf(world, span));
    return numbersFor(world.actor, { asOf, tallies });
  }),
  // Everything is counted with each change; only the day may be another by now.
  defineHandler(insightsCall, (world) => {
    const counted = world.rollups.get(dashboardRollup)?.parts.active_donors?.day;
    if (counted === today(new Date(world.now()))) return { counted: 0 };
    derive(world);
    return { counted: 1 };
  }),
];
