import { useMemo } from 'react';
import { useListState } from '../../../shared/ui/list/url.ts';
import type { VoterQuery } from '../../../shared/voters/engine.ts';
import { useList, useSearch } from '../../../shared/voters/saved-searches.ts';
import { allVoters, keyOf, readSegment, within } from '../../../shared/voters/segment-params.ts';
import { useFrozenLists } from '../../../shared/voters/use-frozen-lists.ts';
import { pauseDays, stepsMax, withoutRecentContacts, withoutTurfMembers } from './audience-question.ts';

const spec = {
  sorts: ['walk'],
  filters: { search: 'any', list: 'any', days: 'any', all: ['yes'] },
} as const;

const filterNames = ['search', 'list', 'days', 'all'] as const;

const daysIn = (written: string | undefined): number => {
  const days = Number(written ?? pauseDays.usual);
  return Number.isInteger(days) && days >= 0 && days <= pauseDays.most ? days : pauseDays.usual;
};

/** `ready`: what is asked is what was chosen; `missing`: that was deleted or cannot be had. */
type State = 'loading' | 'missing' | 'ready' | 'too many steps';

/**
 * Whom the turfs are for, kept in the address: a saved search, a frozen list or everybody; without those who were tried
 * lately, and without those who are in a turf already.
 */
export function useTurfAudience() {
  const { filters, setFilter, change } = useListState(spec);
  const search = useSearch(filters.search);
  const list = useList(filters.list);
  const days = daysIn(filters.days);
  const fresh = filters.all !== 'yes';
  const live = filters.list ? list : filters.search ? search : null;
  const record = live?.is === 'ready' ? live.value : null;
  const saved = filters.search && search.is === 'ready' ? search.value?.question : '';
  const { question, query } = useMemo(() => {
    const chosen = within(readSegment(saved) ?? allVoters, filters.list);
    const question = withoutRecentContacts(chosen, days);
    const segment = fresh ? withoutTurfMembers(question) : question;
    const voterQuery: VoterQuery = { segment, channel: 'walk', words: '' };
    return { question, query: voterQuery };
  }, [saved, filters.list, days, fresh]);
  const holds = useFrozenLists(question);
  const state = ((): State => {
    if (live?.is === 'loading') return 'loading';
    if (live && !record) return 'missing';
    if (saved !== undefined && readSegment(saved) === null) return 'missing';
    if (query.segment.steps.length > stepsMax) return 'too many steps';
    return holds.ready ? 'ready' : 'loading';
  })();
  return {
    state,
    /** As a turf remembers it: without who was in other turfs at that moment. */
    question,
    query,
    key: `${keyOf(query)}`,
    name: record?.name ?? null,
    chosen: filters.list ? `list ${filters.list}` : filters.search ? `search ${filters.search}` : '',
    days,
    fresh,
    /** What was chosen, as an address has it; and whether that is so now, and how to have it so. */
    saved: filters,
    isOf: (saved: Readonly<Record<string, string>>) =>
      filterNames.every((name) => (filters[name] ?? '') === (saved[name] ?? '')),
    restore: (saved: Readonly<Record<string, string>>) =>
      change({ filters: Object.fromEntries(filterNames.map((name) => [name, saved[name] ?? ''])) }),
    choose(value: string) {
      const [kind, id = ''] = value.split(' ');
      const chosen = { search: kind === 'search' ? id : '', list: kind === 'list' ? id : '' };
      change({ filters: { ...filters, ...chosen } });
    },
    setDays: (value: number) => setFilter('days', value === pauseDays.usual ? '' : String(value)),
    setFresh: (value: boolean) => setFilter('all', value ? '' : 'yes'),
  };
}
export type TurfAudience = ReturnType<typeof useTurfAudience>;
