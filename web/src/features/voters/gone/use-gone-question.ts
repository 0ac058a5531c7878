import { useMemo } from 'react';
import { goneColumn } from '#shared/domain/voters/gone-ids.ts';
import type { Segment } from '#shared/domain/voters/segment.ts';
import { useListState } from '../../../shared/ui/list/url.ts';
import type { VoterQuery } from '../../../shared/voters/engine.ts';
import { readPart, writePart } from '../list/list-windows.ts';
import { type SortName, sortNames } from '../list/voter-sorts.ts';

const spec = { sorts: sortNames, filters: { since: 'any', precinct: 'any', from: 'any' } } as const;
/** How the address names those of no precinct. */
export const noPrecinct = '-';

/** What the list of gone voters is asked, kept in the address. */
export function useGoneQuestion() {
  const controls = useListState(spec);
  const { since, precinct, from } = controls.filters;
  const query: VoterQuery = useMemo(() => {
    const steps: Segment['steps'] = [];
    if (since) steps.push({ do: 'limit', tests: [{ by: 'data', column: goneColumn, is: [since] }] });
    if (precinct)
      steps.push({
        do: 'limit',
        tests: [{ by: 'district', column: 'precinct', is: [precinct === noPrecinct ? '' : precinct] }],
      });
    return { segment: { steps }, channel: null, words: controls.search };
  }, [since, precinct, controls.search]);
  // Another question or order begins at its first row.
  const begun = { ...controls.filters, from: '' };
  return {
    query,
    since: since ?? '',
    precinct: precinct ?? '',
    sort: controls.sort,
    first: readPart(from),
    choose: (name: 'since' | 'precinct', value: string) =>
      controls.change({ filters: { ...begun, [name]: value } }),
    sortBy: (sort: SortName) => controls.change({ sort, filters: begun }),
    search: (text: string) => controls.change({ search: text, filters: begun }),
    show: (first: number) => controls.setFilter('from', writePart(first)),
    clear: controls.clear,
  };
}
export type GoneQuestion = ReturnType<typeof useGoneQuestion>;
