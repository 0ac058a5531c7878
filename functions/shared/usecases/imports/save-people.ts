import type { MatchedPerson } from '../../domain/import/match-rows.ts';
import { nameKeys } from '../../domain/name-keys.ts';
import { type PersonKind, peopleSources } from '../people/people-sources.ts';
import { type Chunk, createStamps, updateStamps } from './chunk.ts';

/** Writes newcomers and changes. */
export function savePeople(chunk: Chunk, kind: PersonKind, people: readonly MatchedPerson[]): void {
  const source = peopleSources[kind];
  for (const { id, record, changes, isNew } of people) {
    if (isNew) {
      chunk.store.create(source, id, { ...record, ...nameKeys(record.name), ...createStamps(chunk) });
    } else if (Object.keys(changes).length > 0) {
      const keys = changes.name === undefined ? {} : nameKeys(changes.name);
      chunk.store.update(source, id, { ...changes, ...keys, ...updateStamps(chunk) });
    }
  }
}
