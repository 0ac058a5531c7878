import { due } from '../../../collections/due.ts';
import {
  currentPack,
  type PackState,
  peoplePackChanges,
  peoplePackState,
} from '../../../collections/people-packs.ts';
import { dueDocument, dueId, type Wanted } from '../../../domain/due/due-document.ts';
import {
  logDocument,
  logDocumentId,
  numberChanges,
  type PackChange,
} from '../../../domain/people/pack/change-log.ts';
import { foldAfterMs, type PeoplePack, peoplePacks } from '../../../domain/people/pack/pack-limits.ts';
import type { Store } from '../../store.ts';
import type { Context } from '../../use-case.ts';
import { packHash, readRows } from './pack-sources.ts';

export type PackContext = Pick<Context, 'read' | 'tx' | 'now' | 'instant' | 'newId'> & {
  organization: string;
};
export type PackPerson = { pack: PeoplePack; id: string };

export const isFolded = (state: PackState): boolean =>
  peoplePacks.every((pack) => state[pack].change <= state[pack].folded);

/** Whether a log is needed: there are packs, or somebody builds them from what they read while it changes. */
export const takesChanges = ({ built_at, busy_until }: PackState): boolean =>
  built_at !== null || busy_until !== null;

/**
 * Writes into the change log what these people's rows are by now: delivered twice, late or out of order the newest row is the
 * same. Nothing where the campaign has no pack and nobody builds one. A read for the state, one for each person and pack, and
 * one for a document of each log; a write for each document of the log, and one for the state that screens listen to.
 */
export async function logPeople(
  store: Store,
  { organization, now, instant, newId }: Omit<PackContext, 'read' | 'tx'>,
  people: readonly PackPerson[],
): Promise<void> {
  const state = await store.get(peoplePackState, currentPack);
  if (!state?.salt || !takesChanges(state)) return;
  const making = { hide: packHash(state.salt), now: now() };
  const next = { ...state };
  const documents: { id: string; changes: PackChange[] }[] = [];
  for (const pack of peoplePacks) {
    const ids = [...new Set(people.filter((one) => one.pack === pack).map(({ id }) => id))].toSorted();
    if (ids.length === 0) continue;
    const rows = await readRows(store, pack, ids, making);
    const { change } = state[pack];
    const open = logDocument(change + 1);
    const stored = (await store.get(peoplePackChanges, logDocumentId(pack, open)))?.changes ?? [];
    const numbered = numberChanges(change, stored, rows);
    next[pack] = { ...state[pack], change: numbered.newest };
    for (const [document, changes] of numbered.documents)
      documents.push({
        id: logDocumentId(pack, document),
        changes: document === open ? [...stored, ...changes] : changes,
      });
  }
  if (documents.length === 0) return;
  for (const { id, changes } of documents) store.set(peoplePackChanges, id, { changes });
  const { id: _, ...fields } = next;
  store.set(peoplePackState, currentPack, fields);
  if (!isFolded(state)) return;
  const wanted: Wanted = {
    ...{ organization, kind: 'people_fold', ref: currentPack, about: 'fold' },
    ...{ at: instant(now() + foldAfterMs), since: instant(now()) },
  };
  store.set(due, dueId(organization, wanted.kind, wanted.ref), dueDocument(wanted, newId()));
}
