import { addDays, daysBetween } from '../days.ts';
import { type Pace, paceOf } from '../goal-pace.ts';

/**
 * From the votes that are missing to the shifts of a week, as campaign schools calculate it: identified supporters,
 * conversations, attempts, hours, shifts, recruits. Percent are whole numbers.
 */
export type FieldPlan = {
  /** Votes to win with, and those that come without any contact. */
  goal_votes: number;
  base_votes: number;
  /** Of 100 supporters who were found so many vote; of 100 conversations so many find one; of 100 attempts so many reach somebody. */
  id_turnout: number;
  support_rate: number;
  contact_rate: number;
  /** Doors an hour, hours of a shift, and of 100 who signed up so many come. */
  per_hour: number;
  shift_hours: number;
  show_rate: number;
  from: string;
  /** The last day of contact. */
  until: string;
};

/** What is usual: doors on a list at 15 an hour, a quarter of them opened (domain §6). */
export const usualPlan = {
  id_turnout: 80,
  support_rate: 40,
  contact_rate: 25,
  per_hour: 15,
  shift_hours: 3,
  show_rate: 50,
} as const;

export type Chain = {
  missing: number;
  supporters: number;
  conversations: number;
  attempts: number;
  hours: number;
  shifts: number;
  recruits: number;
};

const per100 = (count: number, percent: number): number => Math.ceil((count * 100) / percent);

/** Every step of the calculation, each rounded up: nobody finds half a supporter. */
export function chainOf(plan: FieldPlan): Chain {
  const missing = Math.max(0, plan.goal_votes - plan.base_votes);
  const supporters = per100(missing, plan.id_turnout);
  const conversations = per100(supporters, plan.support_rate);
  const attempts = per100(conversations, plan.contact_rate);
  const hours = Math.ceil(attempts / plan.per_hour);
  const shifts = Math.ceil(hours / plan.shift_hours);
  return {
    missing,
    supporters,
    conversations,
    attempts,
    hours,
    shifts,
    recruits: per100(shifts, plan.show_rate),
  };
}

/** One day's work, as the voters' worker tells it: each voter on the day of their last attempt, and of their last contact. */
export type Worked = { day: string; tried: number; reached: number };

/** Seven days from `from` on; the last week may be shorter. `needed`: conversations by a steady pace, and all until its end. */
export type Week = {
  from: string;
  until: string;
  needed: number;
  neededInAll: number;
  tried: number;
  reached: number;
  reachedInAll: number;
  is: 'past' | 'now' | 'ahead';
};

/** Attempts from which on the campaign's own contact rate tells more than the plan's. */
const ownRateFrom = 200;

export type FieldPace = {
  chain: Chain;
  pace: Pace;
  weeks: readonly Week[];
  tried: number;
  reached: number;
  /** Of 100 attempts; null while there are too few to tell. */
  ownRate: number | null;
  /** Conversations that one shift brings, at the own rate where there is one. */
  perShift: number;
  /** Shifts of a week: what was worked so far by what it brought, and what is needed from now on. */
  shiftsSoFar: number | null;
  shiftsNeeded: number | null;
  /** The contact rate that would do with the shifts of so far; null where it would be above 100, or nothing was worked. */
  rateNeeded: number | null;
};

const weeksIn = (days: number): number => Math.max(1, days) / 7;

/** Recruits that a plan asks for each week by a steady pace, for not everybody comes; null outside of its days. */
export function shiftsAWeek(plan: FieldPlan, today: string): number | null {
  if (today < plan.from || today > plan.until) return null;
  return Math.ceil(chainOf(plan).recruits / weeksIn(daysBetween(plan.from, plan.until) + 1));
}

function weeksOf(plan: FieldPlan, needed: number, worked: readonly Worked[], today: string): Week[] {
  const days = Math.max(1, daysBetween(plan.from, plan.until) + 1);
  const weeks: Week[] = [];
  let [before, reachedInAll] = [0, 0];
  for (let start = 0; start < days; start += 7) {
    const from = addDays(plan.from, start);
    const end = Math.min(days, start + 7);
    const until = addDays(plan.from, end - 1);
    const within = worked.filter(({ day }) => day >= from && day <= until);
    const neededInAll = Math.ceil((needed * end) / days);
    const reached = within.reduce((sum, one) => sum + one.reached, 0);
    reachedInAll += reached;
    weeks.push({
      from,
      until,
      needed: neededInAll - before,
      neededInAll,
      tried: within.reduce((sum, one) => sum + one.tried, 0),
      reached,
      reachedInAll,
      is: until < today ? 'past' : from > today ? 'ahead' : 'now',
    });
    before = neededInAll;
  }
  return weeks;
}

/** Where a plan stands on a day, and what would bring it home. Days outside of the plan do not count. */
export function fieldPaceOf(plan: FieldPlan, worked: readonly Worked[], today: string): FieldPace {
  const chain = chainOf(plan);
  const within = worked.filter(({ day }) => day >= plan.from && day <= plan.until && day <= today);
  const tried = within.reduce((sum, one) => sum + one.tried, 0);
  const reached = within.reduce((sum, one) => sum + one.reached, 0);
  const goal = {
    target: Math.max(1, chain.conversations),
    start_value: 0,
    start_date: plan.from,
    due_date: plan.until,
  };
  const pace = paceOf(goal, chain.conversations === 0 ? 1 : reached, today);
  const ownRate = tried >= ownRateFrom ? Math.min(100, (reached * 100) / tried) : null;
  const doors = plan.per_hour * plan.shift_hours;
  const perShift = (doors * (ownRate ?? plan.contact_rate)) / 100;
  const elapsed = Math.min(pace.days, Math.max(0, daysBetween(plan.from, today)));
  const shiftsSoFar = elapsed > 0 && tried > 0 ? tried / doors / weeksIn(elapsed) : null;
  const left = pace.daysLeft > 0 && pace.left > 0 ? pace.left / weeksIn(pace.daysLeft) : null;
  const shiftsNeeded = left === null || perShift === 0 ? null : Math.ceil(left / perShift);
  const rate = left === null || shiftsSoFar === null ? null : Math.ceil((left * 100) / (shiftsSoFar * doors));
  return {
    chain,
    pace,
    weeks: weeksOf(plan, chain.conversations, within, today),
    tried,
    reached,
    ownRate,
    perShift,
    shiftsSoFar,
    shiftsNeeded,
    rateNeeded: rate !== null && rate <= 100 ? rate : null,
  };
}
