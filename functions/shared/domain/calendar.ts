import { addDays, daysBetween } from './days.ts';

/** From election day back to today, as campaigns plan it: by days and weeks before the election. All days are `YYYY-MM-DD`. */

/** Single dates, in the order of the calendar, each so many days before election day. */
const milestoneDays = [
  { id: 'days90', days: 90 },
  { id: 'verification', days: 84 },
  { id: 'days60', days: 60 },
  // Federal law sends ballots to voters overseas 45 days ahead (52 U.S.C. § 20302).
  { id: 'mailBallots', days: 45 },
  // No state closes registration more than 30 days ahead of a federal election (52 U.S.C. § 20507).
  { id: 'registration', days: 30 },
  { id: 'days30', days: 30 },
  { id: 'introduction', days: 28 },
  { id: 'persuasion', days: 14 },
  { id: 'earlyVote', days: 14 },
  // The federal pre-election report (11 CFR 104.5).
  { id: 'finance', days: 12 },
  { id: 'reminder', days: 7 },
  { id: 'lastDay', days: 1 },
  { id: 'election', days: 0 },
] as const;

/** What happens again and again: every week, or on certain ones of a month's weekdays. Sunday is 0. */
const again = [
  { id: 'doors', weekday: 6, nth: null },
  { id: 'fundraiser', weekday: 4, nth: [1, 3] },
  { id: 'volunteerEvent', weekday: 6, nth: [2, 4] },
  { id: 'houseParty', weekday: 0, nth: [2] },
] as const satisfies readonly { id: string; weekday: number; nth: readonly number[] | null }[];

export type Milestone = { id: (typeof milestoneDays)[number]['id']; day: string; daysBefore: number };
export type Recurring = {
  id: (typeof again)[number]['id'];
  weekday: number;
  /** Which weekdays of that name in a month; null for each of them. */
  nth: readonly number[] | null;
  first: string;
  last: string;
  count: number;
};

export type CampaignCalendar =
  /** Nobody said when the election is. */
  | { is: 'none' }
  | { is: 'past'; day: string; daysSince: number }
  | {
      is: 'ahead';
      day: string;
      daysLeft: number;
      /** Those of today and later, soonest first; election day is the last. */
      milestones: readonly Milestone[];
      /** Before election day; those that have no day left are not among them. */
      recurring: readonly Recurring[];
    };

const weekdayOf = (day: string): number => new Date(Date.parse(day)).getUTCDay();
/** The how-manieth weekday of its name a day is in its month. */
const nthOf = (day: string): number => Math.ceil(Number(day.slice(8)) / 7);

/** Days of one recurring thing from `from` until before `end`. */
function daysOf({ weekday, nth }: (typeof again)[number], from: string, end: string): string[] {
  const days: string[] = [];
  const selected: readonly number[] | null = nth;
  const start = addDays(from, (weekday - weekdayOf(from) + 7) % 7);
  for (let day = start; day < end; day = addDays(day, 7))
    if (!selected || selected.includes(nthOf(day))) days.push(day);
  return days;
}

function recurringFrom(today: string, election: string): Recurring[] {
  return again.flatMap((one) => {
    const days = daysOf(one, today, election);
    const [first] = days;
    const last = days.at(-1);
    if (!first || !last) return [];
    return { id: one.id, weekday: one.weekday, nth: one.nth, first, last, count: days.length };
  });
}

/** The way to an election. `today` is the reader's own calendar day. */
export function calendarTo(election: string | null, today: string): CampaignCalendar {
  if (!election) return { is: 'none' };
  const daysLeft = daysBetween(today, election);
  if (daysLeft < 0) return { is: 'past', day: election, daysSince: -daysLeft };
  const milestones = milestoneDays
    .filter(({ days }) => days <= daysLeft)
    .map(({ id, days }) => ({ id, day: addDays(election, -days), daysBefore: days }));
  return { is: 'ahead', day: election, daysLeft, milestones, recurring: recurringFrom(today, election) };
}
