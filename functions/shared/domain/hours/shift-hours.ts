import { volunteerHoursMax } from '../../constants.ts';
import type { RsvpState } from '../events/rsvp-choices.ts';

type SignUp = { person_id: string; state: RsvpState; minutes: number | null };
type Entry = { minutes: number };

/** What a sign-up says of work: nothing before somebody has left, and nothing of whom it says that they were not there. */
export const minutesOf = ({ state, minutes }: Pick<SignUp, 'state' | 'minutes'>): number =>
  state === 'attended' ? (minutes ?? 0) : 0;

/** The next entry of a sign-up: the first one is its shift, what follows corrects it. Null where the ledger says it already. */
export function nextEntry(
  rsvp: string,
  signUp: Pick<SignUp, 'state' | 'minutes'>,
  entries: readonly Entry[],
): { id: string; kind: 'shift' | 'correction'; minutes: number } | null {
  const minutes = minutesOf(signUp) - entries.reduce((sum, entry) => sum + entry.minutes, 0);
  if (minutes === 0) return null;
  const kind = entries.length === 0 ? 'shift' : 'correction';
  return { id: `${rsvp}-${entries.length + 1}`, kind, minutes };
}

type Shifts = { day: string; shifts: readonly { id: string; from: string }[] };

/** The day of a shift by the clocks of its event; the event's where the shift is gone. */
export const dayOfShift = ({ day, shifts }: Shifts, shift: string): string =>
  shifts.find(({ id }) => id === shift)?.from.slice(0, 10) ?? day;

/** A volunteer's hours after an entry: whole minutes to the hundredth of an hour, which is less than one, so that nothing drifts; and never below nothing or above what a record holds. */
export const hoursAfter = (hours: number, minutes: number): number =>
  Math.min(volunteerHoursMax, Math.max(0, Math.round(((Math.round(hours * 60) + minutes) * 100) / 60) / 100));

/** The last day on which somebody worked, after an entry. What is taken back leaves it: it may have been another day. */
export const lastDayAfter = (last: string | null, minutes: number, day: string): string | null =>
  minutes > 0 && (last === null || day > last) ? day : last;
