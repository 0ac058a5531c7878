import { useMemo } from 'react';
import { channels } from '#shared/domain/voters/contact-results.ts';
import type { Segment } from '#shared/domain/voters/segment.ts';
import type { Live } from '../../shared/data/live.ts';
import { useListState } from '../../shared/ui/list/url.ts';
import type { VoterQuery } from '../../shared/voters/engine.ts';
import { type FrozenList, type SavedSearch, useList, useSearch } from '../../shared/voters/saved-searches.ts';
import { allVoters, readSegment, within, writeSegment } from '../../shared/voters/segment-params.ts';
import { readPart, writePart } from './list/list-windows.ts';
import { type SortName, sortNames } from './list/voter-sorts.ts';

const spec = {
  sorts: sortNames,
  filters: { s: 'any', channel: channels, search: 'any', list: 'any', from: 'any' },
} as const;

/** What the question began with; `missing` where it was deleted or cannot be had. */
export type Origin =
  | { is: 'none' }
  | { is: 'loading' }
  | { is: 'missing' }
  /** `changed`: the steps are no longer those that were saved. */
  | { is: 'search'; search: SavedSearch; changed: boolean; readable: boolean }
  | { is: 'list'; list: FrozenList };

function originOf(
  search: Live<SavedSearch | null> | null,
  list: Live<FrozenList | null> | null,
  written: string | undefined,
): Origin {
  if (list) {
    if (list.is === 'loading') return { is: 'loading' };
    return list.is === 'ready' && list.value ? { is: 'list', list: list.value } : { is: 'missing' };
  }
  if (!search) return { is: 'none' };
  if (search.is === 'loading') return { is: 'loading' };
  if (search.is !== 'ready' || !search.value) return { is: 'missing' };
  const saved = readSegment(search.value.question);
  const changed = written !== undefined && written !== JSON.stringify(saved);
  return { is: 'search', search: search.value, changed, readable: saved !== null };
}

/**
 * What the list of people is asked, kept in the address: back, reload and a sent link ask the same. A saved search is
 * asked as it is saved until a step of it is changed.
 */
export function useQuestion() {
  const controls = useListState(spec);
  const { s: written, channel, search: searchId, list: listId } = controls.filters;
  const search = useSearch(searchId);
  const list = useList(listId);
  const origin = originOf(searchId ? search : null, listId ? list : null, written);
  const saved = origin.is === 'search' ? origin.search.question : '';
  const segment = useMemo(() => readSegment(written ?? saved) ?? allVoters, [written, saved]);
  const query: VoterQuery = useMemo(
    () => ({
      segment: within(segment, listId),
      channel: channels.find((one) => one === channel) ?? null,
      words: controls.search,
    }),
    [segment, listId, channel, controls.search],
  );
  // Another question or order begins at its first row.
  const begun = { ...controls.filters, from: '' };
  const put = (name: 's' | 'channel', value: string) =>
    controls.change({ filters: { ...begun, [name]: value } });
  return {
    query,
    /** Without the list that it is asked of. */
    segment,
    origin,
    /** What it is called, where it has a name. */
    name: origin.is === 'search' ? origin.search.name : origin.is === 'list' ? origin.list.name : null,
    sort: controls.sort,
    sortBy: (sort: SortName) => controls.change({ sort, filters: begun }),
    search: (text: string) => controls.change({ search: text, filters: begun }),
    /** The first row, from 0, of the part of the list that is shown. */
    first: readPart(controls.filters.from),
    show: (first: number) => controls.setFilter('from', writePart(first)),
    setChannel: (chosen: VoterQuery['channel']) => put('channel', chosen ?? ''),
    // Of a saved search no step at all is a change too.
    setSegment: (next: Segment) => put('s', searchId ? JSON.stringify(next) : writeSegment(next)),
    clear: controls.clear,
  };
}
export type Question = ReturnType<typeof useQuestion>;
