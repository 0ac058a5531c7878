import { foldText } from '../name-keys.ts';
import { withoutApostrophe } from './cells.ts';
import type { Mapping } from './headers.ts';

/** A committee that a file of gifts names as the one that gets the money, and what it gets. */
export type Recipient = { key: string; name: string; rows: number; cents: number };

/** Committees that are shown; a conduit's file of more is nobody's own. */
const recipientsMax = 50;

/** Which committee's a row is: its number, else its name; null where the row names none. */
export function recipientOf(
  cells: readonly string[],
  mapping: Mapping,
): { key: string; name: string } | null {
  const cell = (field: 'recipient' | 'recipient_gov_id') =>
    withoutApostrophe(cells[mapping.indexOf(field)] ?? '').slice(0, 120);
  const [name, id] = [cell('recipient'), cell('recipient_gov_id')];
  const key = foldText(id || name);
  return key === '' ? null : { key, name: name || id };
}

/** Counts the rows and the money of each. */
export function recipientTally() {
  const found = new Map<string, Recipient>();
  return {
    add({ key, name }: { key: string; name: string }, cents: number | null): void {
      const before = found.get(key) ?? { key, name, rows: 0, cents: 0 };
      found.set(key, { ...before, rows: before.rows + 1, cents: before.cents + (cents ?? 0) });
    },
    /** The largest first. */
    all: (): Recipient[] =>
      [...found.values()].toSorted((one, other) => other.rows - one.rows).slice(0, recipientsMax),
    /** Whether a row is left out. Where the file names one committee alone, and nobody chose another, all is its. */
    isOther: (recipient: { key: string } | null, chosen: string | null): boolean =>
      recipient !== null && (chosen === null ? found.size > 1 : recipient.key !== chosen),
  };
}
