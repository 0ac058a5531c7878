import { contactsMax } from '../people/people-limits.ts';

type Row = {
  emails: readonly string[];
  phones: readonly string[];
  tags: readonly string[];
  consents: readonly unknown[];
};

/** Documents that a row of people writes at most: its card, a key and a point for each contact, and their evidence. */
function rowWeight({ emails, phones, consents }: Row): number {
  const contacts = emails.length + phones.length;
  // The card may have more of them than the row, and then an opt-out closes all.
  return 1 + contacts + (consents.length > 0 ? 2 * contactsMax + consents.length * Math.max(2, contacts) : 0);
}

/** The same of a chunk; each of its tags may be new. */
export const chunkWeight = (rows: readonly Row[]): number =>
  rows.reduce((sum, row) => sum + rowWeight(row), new Set(rows.flatMap(({ tags }) => tags)).size);

/** How many of the rows, from the first on, one chunk takes. */
export function rowsWithin(rows: readonly Row[], max: number): number {
  const tags = new Set<string>();
  let weight = 0;
  for (const [at, row] of rows.entries()) {
    for (const tag of row.tags) tags.add(tag);
    weight += rowWeight(row);
    if (weight + tags.size > max) return Math.max(1, at);
  }
  return rows.length;
}
