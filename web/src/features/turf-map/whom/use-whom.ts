import { useMemo } from 'react';
import { useListState } from '../../../shared/ui/list/url.ts';
import type { Asked } from '../../../shared/voters/engine.ts';
import { everybody, keyOf, readSegment, within } from '../../../shared/voters/question.ts';
import { useList, useSearch } from '../../../shared/voters/saved.ts';
import { useHolds } from '../../../shared/voters/use-holds.ts';
import { pauseDays, rested, stepsMax, untaken } from './question.ts';

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
export function useWhom() {
  const { filters, setFilter, change } = useListState(spec);
  const search = useSearch(filters.search);
  const list = useList(filters.list);
  const days = daysIn(filters.days);
  const fresh = filters.all !== 'yes';
  const live = filters.list ? list : filters.search ? search : null;
  const record = live?.is === 'ready' ? live.value : null;
  const saved = filters.search && search.is === 'ready' ? search.value?.question : '';
  const { question, asked } = useMemo(() => {
    const chosen = within(readSegment(saved) ?? everybody, filters.list);
    const question = rested(chosen, days);
    const segment = fresh ? untaken(question) : question;
    const asked: Asked = { segment, channel: 'walk', words: '' };
    return { question, asked };
  }, [saved, filters.list, days, fresh]);
  const holds = useHolds(question);
  const state = ((): State => {
    if (live?.is === 'loading') return 'loading';
    if (live && !record) return 'missing';
    if (saved !== undefined && readSegment(saved) === null) return 'missing';
    if (asked.segment.steps.length > stepsMax) return 'too many steps';
    return holds.ready ? 'ready' : 'loading';
  })();
  return {
    state,
    /** As a turf remembers it: without who was in other turfs at that moment. */
    question,
    asked,
    key: `${keyOf(asked)}`,
    name: record?.name ?? null,
    chosen: filters.list ? `list ${filters.list}` : filters.search ? `search ${filters.search}` : '',
    days,
    fresh,
    /** What was chosen, as an address has it; and whether that is so now, and how to have it so. */
    kept: filters,
    isOf: (kept: Readonly<Record<string, string>>) =>
      filterNames.every((name) => (filters[name] ?? '') === (kept[name] ?? '')),
    restore: (kept: Readonly<Record<string, string>>) =>
      change({ filters: Object.fromEntries(filterNames.map((name) => [name, kept[name] ?? ''])) }),
    choose(value: string) {
      const [kind, id = ''] = value.split(' ');
      const chosen = { search: kind === 'search' ? id : '', list: kind === 'list' ? id : '' };
      change({ filters: { ...filters, ...chosen } });
    },
    setDays: (value: number) => setFilter('days', value === pauseDays.usual ? '' : String(value)),
    setFresh: (value: boolean) => setFilter('all', value ? '' : 'yes'),
  };
}
export type Whom = ReturnType<typeof useWhom>;
