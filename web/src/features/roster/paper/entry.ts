import type { RosterRow } from '../../../shared/roster/roster-row.ts';
import type { RosterEvent, RosterShift } from '../../../shared/roster/roster-shift.ts';
import { type Sent, sendRsvpChange, sendSignUp } from '../../../shared/roster/send-roster.ts';
import { emptyPerson, type PersonProblems, readPerson } from '../add/typed-person.ts';
import { byName, isMatch } from '../roster-filter.ts';
import { arrivalOf } from './sheet-time.ts';

/** Who a line of the sheet is, once somebody has been recognized. */
export type Match = { is: 'roster'; id: string; name: string } | { is: 'person'; id: string; name: string };
/** One line of a sheet as it is typed. */
export type Line = {
  id: string;
  name: string;
  phone: string;
  email: string;
  /** On the clocks of the event, `18:05`. */
  time: string;
  match: Match | null;
};
export type LineProblems = PersonProblems & { time?: true };

export const emptyLine = (time: string): Line => ({
  ...{ id: crypto.randomUUID(), name: '', phone: '', email: '', time, match: null },
});
export const isBlank = ({ name, phone, email }: Line): boolean => `${name}${phone}${email}`.trim() === '';

/** Suggestions of one kind. */
const suggestedMax = 4;

/** People of the shift's roster whom a name may mean, without those whom other lines mean. */
export function onRoster(rows: readonly RosterRow[], lines: readonly Line[], line: Line): Match[] {
  if (line.name.trim().length < 2) return [];
  const taken = new Set(
    lines.flatMap(({ id, match }) => (id !== line.id && match?.is === 'roster' ? [match.id] : [])),
  );
  return rows
    .filter((row) => row.state !== 'blocked' && !taken.has(row.id) && isMatch(row, line.name))
    .toSorted(byName)
    .slice(0, suggestedMax)
    .map(({ id, name }) => ({ is: 'roster', id, name }));
}

/** What is wrong with a line; null where it can be saved. */
export function problemsOf(event: RosterEvent, shift: RosterShift, line: Line): LineProblems | null {
  const time = arrivalOf(event, shift, line.time) === null ? ({ time: true } as const) : {};
  const read = line.match ? null : readPerson({ ...emptyPerson, ...line, zip: '' }, 'new');
  const problems = { ...time, ...(read?.is === 'problem' && read.problems) };
  return Object.keys(problems).length > 0 ? problems : null;
}

/** Saves one line through the journal: whoever is on the roster is checked in, everybody else walked in. */
export async function sendLine(event: RosterEvent, shift: RosterShift, line: Line): Promise<Sent | null> {
  const at = arrivalOf(event, shift, line.time);
  if (at === null) return null;
  const { match } = line;
  if (match?.is === 'roster') return sendRsvpChange(match, { is: 'check_in', at });
  const read = readPerson({ ...emptyPerson, ...line, zip: '' }, crypto.randomUUID());
  const person = match ? { id: match.id } : read.is === 'person' ? read.person : null;
  if (!person) return null;
  return sendSignUp(line.name, {
    ...{ event: event.id, person, guests: 0, needs: null, answers: [], note: null, arrivedAt: at },
    shifts: [{ shift: shift.id, id: crypto.randomUUID() }],
  });
}
