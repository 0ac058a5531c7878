import type { MatchedPerson } from '#shared/domain/import/match-rows.ts';
import { nameKeys } from '#shared/domain/name-keys.ts';
import { type Kind, peopleOf } from '../people/stored-person.ts';
import { type Chunk, createStamps, updateStamps } from './chunk.ts';

/** Writes newcomers and changes. */
export function savePeople(chunk: Chunk, kind: Kind, people: readonly MatchedPerson[]): void {
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
