import { analyticsCall } from '#shared/api/analytics-api.ts';
import { teamActivityCall } from '#shared/api/leaderboard.ts';
import { insightsCall } from '#shared/api/profile-api.ts';
import type { AnalyticsTally } from '#shared/collections/analytics.ts';
import type { Instant } from '#shared/collections/define.ts';
import { dashboardRollup } from '#shared/collections/rollups.ts';
import { defaultPreferences } from '#shared/collections/user-preferences.ts';
import type { Span } from '#shared/domain/buckets.ts';
import { lineReaders, numbersFor, spansOf } from '#shared/domain/campaign-numbers.ts';
import { today } from '#shared/domain/days.ts';
import { boardDays, boardOf, boardRow } from '#shared/domain/team-board.ts';
import type { DemoStore } from '../demo-store.ts';
import { derive } from '../derive.ts';
import { defineHandler } from './handler.ts';

const dayMs = 86_400_000;

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
  defineHandler(teamActivityCall, (world, { period }) => {
    const days = boardDays[period];
    const since = days === null ? 0 : world.now() - days * dayMs;
    const lines = world.activity.all().filter(({ at }) => at.toMillis() >= since);
    return boardOf(
      world.user_profiles.all().flatMap(({ id: uid, full_name }) => {
        const chosen = world.user_preferences.get(uid) ?? defaultPreferences;
        const row = boardRow({ uid, full_name, you: uid === world.actor.uid }, chosen);
        return row ? [{ ...row, count: lines.filter(({ actor_id }) => actor_id === uid).length }] : [];
      }),
    );
  }),
  // Everything is counted with each change; only the day may be another by now.
  defineHandler(insightsCall, (world) => {
    const counted = world.rollups.get(dashboardRollup)?.parts.active_donors?.day;
    if (counted === today(new Date(world.now()))) return { counted: 0 };
    derive(world);
    return { counted: 1 };
  }),
];
