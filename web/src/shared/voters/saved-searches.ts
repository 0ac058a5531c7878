import { useMemo, useState } from 'react';
import type { Stored } from '#shared/collections/define.ts';
import { voterLists, voterListVoters } from '#shared/collections/voter-lists.ts';
import { voterSegments } from '#shared/collections/voter-segments.ts';
import { cachedDocuments } from '../data/cached-documents.ts';
import { type Live, useLiveDocument, useLiveQuery } from '../data/live.ts';
import { firstOf, inOrder, type Order } from '../data/queries.ts';
import { useMember } from '../session/session-store.ts';

export type SavedSearch = Stored<typeof voterSegments>;
export type FrozenList = Stored<typeof voterLists>;

const newest: Order = { field: 'created_at', direction: 'desc' };
/** A page of each. */
const pages = { searches: 100, lists: 20 } as const;

/** Saved searches, the newest first. */
export function useSearches(): Live<SavedSearch[]> {
  const path = voterSegments.path(useMember().organization);
  return useLiveQuery(voterSegments, `${path} newest`, () =>
    firstOf(inOrder({ path, conditions: [] }, newest), pages.searches),
  );
}

/** Frozen lists, the newest first; `more` where there may be others. */
export function useLists(): { lists: Live<FrozenList[]>; more: (() => void) | null } {
  const path = voterLists.path(useMember().organization);
  const [count, setCount] = useState<number>(pages.lists);
  const lists = useLiveQuery(voterLists, `${path} newest ${count}`, () =>
    firstOf(inOrder({ path, conditions: [] }, newest), count),
  );
  const full = lists.is === 'ready' && lists.value.length >= count && count < 100;
  const more = useMemo(() => () => setCount((now) => Math.min(100, now + pages.lists)), []);
  return { lists, more: full ? more : null };
}

/** No document has this id, and while a hook is paused none is asked for. */
const nothing = 'none';

/** One saved search or frozen list: one read, and none without an id. */
export const useSearch = (id: string | undefined): Live<SavedSearch | null> =>
  useLiveDocument(voterSegments, useMember().organization, id ?? nothing, id === undefined);
export const useList = (id: string | undefined): Live<FrozenList | null> =>
  useLiveDocument(voterLists, useMember().organization, id ?? nothing, id === undefined);

/** One read each, and none while it is remembered: whom a list names never changes. */
export const listOf = cachedDocuments(voterLists);
export const listVotersOf = cachedDocuments(voterListVoters);
