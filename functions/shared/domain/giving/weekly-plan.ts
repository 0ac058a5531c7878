import { addDays, daysBetween } from '../days.ts';
import { type Pace, paceOf } from '../goal-pace.ts';
import { sumBetween, type WeeklyCents } from './giving-sources.ts';

/** A goal in whole weeks: its first day is a Monday, its last a Sunday. */
export type WeeklyPlan = {
  target: number;
  from: string;
  until: string;
  /** Weeks with goals of their own, by their Mondays; the others share evenly what is left of the target. */
  weeks: readonly { week: string; goal: number }[];
};

export type GivingWeek = {
  week: string;
  goal: number;
  /** Whether the goal is the week's own. */
  isOwn: boolean;
  raised: number;
  raisedInAll: number;
  goalInAll: number;
  is: 'past' | 'now' | 'ahead';
};

/** Mondays of a plan. */
export function mondaysOf({ from, until }: Pick<WeeklyPlan, 'from' | 'until'>): string[] {
  const mondays: string[] = [];
  for (let week = from; week <= until; week = addDays(week, 7)) mondays.push(week);
  return mondays;
}

/** Cents in so many parts; the first ones take the odd cents. */
function dividedBy(cents: number, parts: number): number[] {
  const each = Math.floor(cents / Math.max(1, parts));
  return Array.from({ length: parts }, (_, at) => each + (at < cents - each * parts ? 1 : 0));
}

type WeekGoal = { goal: number; isOwn: boolean };

/** The goal of each week. Own goals that come to more than the target leave nothing for the others. */
export function weeklyGoals(plan: WeeklyPlan): Map<string, WeekGoal> {
  const mondays = mondaysOf(plan);
  const own = new Map(plan.weeks.map(({ week, goal }) => [week, goal]));
  const others = mondays.filter((week) => !own.has(week));
  const taken = mondays.reduce((sum, week) => sum + (own.get(week) ?? 0), 0);
  const shares = dividedBy(Math.max(0, plan.target - taken), others.length);
  return new Map(
    mondays.map((week): [string, WeekGoal] => {
      const goal = own.get(week);
      if (goal !== undefined) return [week, { goal, isOwn: true }];
      return [week, { goal: shares[others.indexOf(week)] ?? 0, isOwn: false }];
    }),
  );
}

/** How a plan stands on a day: each of its weeks, and where it ends at this pace. What came earlier or later is no part of it. */
export function weeklyPace(plan: WeeklyPlan, raised: WeeklyCents | undefined, today: string) {
  const goals = weeklyGoals(plan);
  const weeks: GivingWeek[] = [];
  for (const [week, { goal, isOwn }] of goals) {
    const before = weeks.at(-1);
    const came = raised?.get(week) ?? 0;
    const end = addDays(week, 6);
    weeks.push({
      ...{ week, goal, isOwn, raised: came },
      raisedInAll: (before?.raisedInAll ?? 0) + came,
      goalInAll: (before?.goalInAll ?? 0) + goal,
      is: end < today ? 'past' : week <= today ? 'now' : 'ahead',
    });
  }
  const inAll = sumBetween(raised, plan.from, plan.until);
  // Of the week that is under way, the days that are over.
  const planned = weeks.reduce((sum, { week, goal, is }) => {
    if (is === 'ahead') return sum;
    return sum + (is === 'past' ? goal : Math.round((goal * daysBetween(week, today)) / 7));
  }, 0);
  return { weeks, raised: inAll, planned, pace: paceOfPlan(plan, inAll, today) };
}

export const paceOfPlan = (
  { target, from, until }: Pick<WeeklyPlan, 'target' | 'from' | 'until'>,
  raised: number,
  today: string,
): Pace => paceOf({ target, start_value: 0, start_date: from, due_date: until }, raised, today);

/** What is raised on the last day at the pace of the days that are gone; null before the first of them is over. */
export function atThisPace({ reached, days, daysLeft }: Pace): number | null {
  const gone = days - daysLeft;
  return gone > 0 ? Math.round((reached * days) / gone) : null;
}
