import type { Contact } from '#shared/rules/import/identity.ts';
import { nameKeys } from '#shared/rules/names.ts';
import { type Kind, type Person, peopleOf } from '../people/person.ts';
import type { Roster } from '../people/roster.ts';
import { type Chunk, type Counts, createStamps, updateStamps } from './chunk.ts';
import { filled } from './fill.ts';

type PersonRow = Contact & { row: number };

/** A person as the rows of one chunk leave them. */
export type Met = { id: string; record: Person; changes: Partial<Person>; isNew: boolean };
export type Meeting = Counts & { people: Met[] };

/**
 * Takes rows to the people they are about, one after the other: two rows about one newcomer make one person.
 * `fresh` is the record of a newcomer.
 */
export function meet<R extends PersonRow>(
  { db, member, replace }: Chunk,
  kind: Kind,
  roster: Roster,
  rows: readonly R[],
  fresh: (said: Omit<R, 'row'> & Contact) => Person,
): Meeting {
  const met = new Map<string, Met>();
  const counts = { created: 0, updated: 0, unchanged: 0 };
  for (const { row: _, ...said } of rows) {
    const id = roster.find(said);
    const known = id === null ? null : (met.get(id) ?? asStored(roster, id));
    if (!known) {
      const newcomer = peopleOf(db, member.organization, kind).doc().id;
      met.set(newcomer, { id: newcomer, record: fresh(said), changes: {}, isNew: true });
      roster.claim(said, newcomer);
      counts.created += 1;
      continue;
    }
    const changes = filled(known.record, said, replace);
    const record = { ...known.record, ...changes };
    met.set(known.id, { ...known, record, changes: { ...known.changes, ...changes } });
    roster.claim(record, known.id);
    counts[Object.keys(changes).length > 0 ? 'updated' : 'unchanged'] += 1;
  }
  return { ...counts, people: [...met.values()] };
}

function asStored(roster: Roster, id: string): Met | null {
  const record = roster.stored(id);
  return record && { id, record, changes: {}, isNew: false };
}

/** Writes newcomers and changes. */
export function savePeople(chunk: Chunk, kind: Kind, people: readonly Met[]): void {
  const collection = peopleOf(chunk.db, chunk.member.organization, kind);
  for (const { id, record, changes, isNew } of people) {
    const reference = collection.doc(id);
    if (isNew) {
      chunk.transaction.create(reference, { ...record, ...nameKeys(record.name), ...createStamps(chunk) });
    } else if (Object.keys(changes).length > 0) {
      const keys = changes.name === undefined ? {} : nameKeys(changes.name);
      chunk.transaction.update(reference, { ...changes, ...keys, ...updateStamps(chunk) });
    }
  }
}
