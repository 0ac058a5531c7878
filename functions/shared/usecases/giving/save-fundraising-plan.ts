import type * as z from 'zod/mini';
import { fundraisingPlanCall } from '../../api/giving-api.ts';
import { fundraisingPlanId, fundraisingPlans, planWeeksMax } from '../../collections/fundraising-plans.ts';
import { addDays, daysBetween } from '../../domain/days.ts';
import { weekOf } from '../../domain/giving/giving-cells.ts';
import { RefusedError } from '../../refusals.ts';
import { requireCaller } from '../members/require-member.ts';
import { type Fields, serverTime } from '../store.ts';
import { command } from '../use-case.ts';

type Stored = Fields<typeof fundraisingPlans.schema>;
type Plan = NonNullable<Stored['plan']>;
type Change = z.output<typeof fundraisingPlanCall.request>;

/** Goals are for whole weeks, so a plan begins on a Monday and ends on a Sunday. */
function withGoal(plan: Plan | null, { target, from, until }: Change & { is: 'goal' }): Plan {
  const days = { from: weekOf(from), until: addDays(weekOf(until), 6) };
  // Of whole weeks: as many as can have a goal of their own.
  if (until < from || daysBetween(days.from, days.until) >= planWeeksMax * 7)
    throw new RefusedError('fundraising.planDays');
  const weeks = (plan?.weeks ?? []).filter(({ week }) => week >= days.from && week <= days.until);
  return { target, ...days, weeks, sources: plan?.sources ?? [] };
}

function withWeek(plan: Plan, { week, goal }: Change & { is: 'week' }): Plan {
  const isInside = week === weekOf(week) && week >= plan.from && week <= plan.until;
  if (!isInside) throw new RefusedError('fundraising.weekOutside');
  const others = plan.weeks.filter((one) => one.week !== week);
  const weeks = goal === null ? others : [...others, { week, goal }];
  return { ...plan, weeks: weeks.toSorted((one, other) => one.week.localeCompare(other.week)) };
}

function changedPlan(plan: Plan | null, change: Exclude<Change, { is: 'page' }>): Plan {
  if (change.is === 'goal') return withGoal(plan, change);
  if (!plan) throw new RefusedError('fundraising.noPlan');
  if (change.is === 'week') return withWeek(plan, change);
  if (new Set(change.sources.map(({ id }) => id)).size < change.sources.length)
    throw new RefusedError('fundraising.sameSource');
  return { ...plan, sources: change.sources };
}

/** Two reads, one write. Gifts are divided among sources when they are shown, so a change of sources moves none. */
export const saveFundraisingPlan = command(
  fundraisingPlanCall,
  async (change, { member }, store) => {
    await requireCaller(store, member, 'donations.write');
    const stored = await store.get(fundraisingPlans, fundraisingPlanId);
    const { donation_page = null, plan = null } = stored ?? {};
    store.set(fundraisingPlans, fundraisingPlanId, {
      ...(change.is === 'page'
        ? { donation_page: change.donation_page, plan }
        : { donation_page, plan: changedPlan(plan, change) }),
      created_at: stored?.created_at ?? serverTime,
      created_by: stored?.created_by ?? member.uid,
      ...{ updated_at: serverTime, updated_by: member.uid },
    });
    return {};
  },
  { key: () => 'fundraising plan' },
);
