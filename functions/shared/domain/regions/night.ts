import type * as z from 'zod/mini';
import type { nightNumbers } from '../../collections/field-nights.ts';
import { addDays } from '../days.ts';
import type { RsvpSource, RsvpState } from '../events/rsvp-choices.ts';
import type { Result } from '../voters/contact-results.ts';
import { contacts } from '../voters/contact-results.ts';
import { zonedTime } from '../work/zoned-time.ts';

export type NightNumbers = z.output<typeof nightNumbers>;

/** Nights that a screen offers: the last one, and the week before it. */
export const nightsShown = 8;
/** Nights that are read for them: of the earliest one, the week before it too. */
export const nightsRead = nightsShown + 6;
/** Minutes after midnight at which a night is counted. */
export const nightMinutes = 21 * 60;
/** When a day's numbers are counted, by the campaign's clocks. */
export const nightOf = (zone: string, day: string): number => zonedTime(zone, day, nightMinutes);

/** The first night that is still to come. */
export function nextNight(zone: string, today: string, now: number): number {
  const tonight = nightOf(zone, today);
  return tonight > now ? tonight : nightOf(zone, addDays(today, 1));
}

export const noNumbers = (): NightNumbers => ({
  ...{ scheduled: 0, confirmed: 0, shown: 0, attempts: 0, contacts: 0, ids: 0 },
  ahead: [0, 0, 0],
});

export type NightSignUp = {
  state: RsvpState;
  source: RsvpSource;
  guests: number;
  isConfirmed: boolean;
  /** The day of its shift. */
  day: string;
};

/** Whoever has a place, or had one. A walk-in was never expected. */
const isScheduled = ({ state, source }: NightSignUp): boolean =>
  source !== 'walk_in' &&
  (state === 'registered' || state === 'confirmed' || state === 'attended' || state === 'missed');

/** Adds what one sign-up says of a day. */
export function addSignUp(numbers: NightNumbers, today: string, signUp: NightSignUp): void {
  const party = 1 + signUp.guests;
  const later = [1, 2, 3].indexOf(daysAfter(today, signUp.day));
  if (later >= 0 && isScheduled(signUp)) numbers.ahead[later] = (numbers.ahead[later] ?? 0) + party;
  if (signUp.day !== today) return;
  if (isScheduled(signUp)) numbers.scheduled += party;
  if (isScheduled(signUp) && signUp.isConfirmed) numbers.confirmed += party;
  if (signUp.state === 'attended') numbers.shown += party;
}

const daysAfter = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

export type NightResult = {
  id: string;
  voter_id: string;
  kind: string;
  outcome: Result | null;
  score: number | null;
  undoes: string | null;
};

/** What came in of one region, without what was taken back since. A voter whose support was noted twice counts once. */
export function countResults(
  results: readonly NightResult[],
): Pick<NightNumbers, 'attempts' | 'contacts' | 'ids'> {
  const undone = new Set(results.flatMap(({ undoes }) => (undoes === null ? [] : [undoes])));
  const valid = results.filter(({ id }) => !undone.has(id));
  const outcomes = valid.flatMap(({ kind, outcome }) =>
    kind === 'attempt' && outcome !== null ? [outcome] : [],
  );
  const identified = valid.filter(({ kind, score }) => kind === 'support' && score !== null);
  return {
    attempts: outcomes.length,
    contacts: outcomes.filter((one) => contacts.includes(one)).length,
    ids: new Set(identified.map(({ voter_id }) => voter_id)).size,
  };
}

/** All regions together. */
export function sumOf(all: readonly NightNumbers[]): NightNumbers {
  const sum = noNumbers();
  for (const one of all) {
    for (const key of ['scheduled', 'confirmed', 'shown', 'attempts', 'contacts', 'ids'] as const)
      sum[key] += one[key];
    sum.ahead = sum.ahead.map((count, at) => count + (one.ahead[at] ?? 0));
  }
  return sum;
}
