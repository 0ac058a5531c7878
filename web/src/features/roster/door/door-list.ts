import { codePattern } from '#shared/collections/rsvps.ts';
import { isOpen } from '#shared/domain/events/rsvp-choices.ts';
import type { RosterRow } from '../../../shared/roster/roster-row.ts';
import { type RosterEvent, shiftEnd, shiftStart } from '../../../shared/roster/roster-shift.ts';
import { byName, isMatch } from '../roster-filter.ts';

/** Whoever is awaited at the door: the waiting list is not, until somebody of it stands there and is searched for. */
export const isExpected = ({ state }: RosterRow): boolean => isOpen(state) && state !== 'waiting';

/** Who is shown at the door: those awaited, then those who are there; a search finds everyone but the blocked. */
export function doorRows(rows: readonly RosterRow[], typed: string): RosterRow[] {
  const isSearched = typed.trim() !== '';
  const shown = rows.filter(
    (row) =>
      (isSearched ? row.state !== 'blocked' : isExpected(row) || row.state === 'attended') &&
      isMatch(row, typed),
  );
  const isThere = ({ state }: RosterRow) => Number(state === 'attended');
  return shown.toSorted((one, other) => isThere(one) - isThere(other) || byName(one, other));
}

const party = (rows: readonly RosterRow[]): number => rows.reduce((sum, { guests }) => sum + 1 + guests, 0);

/** People who are there, of all who were to come or came, guests among them. */
export const doorCounts = (rows: readonly RosterRow[]): { arrived: number; of: number } => {
  const arrived = party(rows.filter(({ state }) => state === 'attended'));
  return { arrived, of: arrived + party(rows.filter(isExpected)) };
};

/** The code in what was scanned or typed; null where that is none. */
export function codeIn(text: string): string | null {
  const code = text.toUpperCase().replace(/[\s-]/g, '');
  return codePattern.test(code) ? code : null;
}

/** Milliseconds after a shift's start from which whoever is missing is called. */
export const lateMs = 20 * 60_000;
/** Milliseconds after a shift's end until which they are still listed. */
const closedMs = 24 * 3_600_000;

/** Who should be there and is not: of shifts that began twenty minutes ago, until a day after they end. */
export function lateRows(rows: readonly RosterRow[], event: RosterEvent, now: number): RosterRow[] {
  const late = new Set(
    event.shifts
      .filter((shift) => shiftStart(event, shift) + lateMs <= now && shiftEnd(event, shift) + closedMs > now)
      .map(({ id }) => id),
  );
  const hadPlace = ({ state }: RosterRow) =>
    state === 'registered' || state === 'confirmed' || state === 'offered';
  return rows.filter((row) => late.has(row.shift_id) && hadPlace(row)).toSorted(byName);
}
