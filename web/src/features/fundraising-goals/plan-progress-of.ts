import { type GivingByWeek, otherSource, sumBetween } from '#shared/domain/giving/giving-sources.ts';
import { atThisPace, paceOfPlan, weeklyPace } from '#shared/domain/giving/weekly-plan.ts';
import type { CommitteeMember, Plan } from '../../shared/fundraising/giving-data.ts';

/** One part of a plan: what it is to bring, what came, and what comes to its end at this pace. */
export type Part = { id: string; name: string | null; target: number; raised: number; end: number | null };

/** A plan with everything that its screen and its file show. */
export function progressOf(
  plan: Plan,
  members: readonly CommitteeMember[],
  given: GivingByWeek,
  today: string,
) {
  const { from, until } = plan;
  const part = (
    id: string,
    name: string | null,
    target: number,
    weeks: ReadonlyMap<string, number> | undefined,
  ): Part => {
    const raised = sumBetween(weeks, from, until);
    // Where nothing is planned there is still a pace.
    const pace = paceOfPlan({ target: Math.max(1, target), from, until }, raised, today);
    return { id, name, target, raised, end: atThisPace(pace) };
  };
  const sources = plan.sources.map(({ id, name, target }) => part(id, name, target, given.sources.get(id)));
  const planned = plan.sources.reduce((sum, { target }) => sum + target, 0);
  const other = part(otherSource, null, Math.max(0, plan.target - planned), given.sources.get(otherSource));
  const shown = members.filter(({ id, left_on }) => left_on === null || given.members.has(id));
  return {
    plan,
    ...weeklyPace(plan, given.all, today),
    gifts: sumBetween(given.gifts, from, until),
    sources,
    other,
    /** Cents of the goal that no source is to bring; negative where sources come to more. */
    unplanned: plan.target - planned,
    members: shown.map(({ id, name, goal }) => part(id, name, goal, given.members.get(id))),
    committee: part('committee', null, 0, given.committee),
  };
}
export type Progress = ReturnType<typeof progressOf>;
