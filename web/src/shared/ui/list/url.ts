import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

/** What a list can be asked for in its address. The first sort is the one it opens with. */
export type ListSpec<Sort extends string, Filter extends string> = {
  sorts: readonly [Sort, ...Sort[]];
  /** The values that each filter takes, or 'any' where the records themselves decide. */
  filters: Readonly<Record<Filter, readonly string[] | 'any'>>;
};

export type ListState<Sort extends string, Filter extends string> = {
  search: string;
  sort: Sort;
  filters: Partial<Record<Filter, string>>;
};

/** Names in the address. */
const searchParam = 'q';
const sortParam = 'sort';

const namesOf = <Filter extends string>(filters: Readonly<Record<Filter, unknown>>): Filter[] => {
  const names: Filter[] = [];
  for (const name in filters) names.push(name);
  return names;
};

/** Reads the address; what a list cannot be asked for is as if it were not there. */
export function readList<Sort extends string, Filter extends string>(
  params: URLSearchParams,
  spec: ListSpec<Sort, Filter>,
): ListState<Sort, Filter> {
  const filters: Partial<Record<Filter, string>> = {};
  for (const name of namesOf(spec.filters)) {
    const allowed = spec.filters[name];
    const value = params.get(name);
    if (value && (allowed === 'any' || allowed.includes(value))) filters[name] = value;
  }
  const sort = spec.sorts.find((known) => known === params.get(sortParam)) ?? spec.sorts[0];
  return { search: params.get(searchParam) ?? '', sort, filters };
}

/** The address after a change, without what goes without saying. Other parameters stay. */
export function writeList<Sort extends string, Filter extends string>(
  params: URLSearchParams,
  spec: ListSpec<Sort, Filter>,
  change: Partial<ListState<Sort, Filter>>,
): URLSearchParams {
  const next = new URLSearchParams(params);
  const put = (name: string, value: string | undefined) =>
    value ? next.set(name, value) : next.delete(name);
  if (change.search !== undefined) put(searchParam, change.search);
  if (change.sort !== undefined) put(sortParam, change.sort === spec.sorts[0] ? '' : change.sort);
  if (change.filters) for (const name of namesOf(spec.filters)) put(name, change.filters[name]);
  return next;
}

export type ListControls<Sort extends string, Filter extends string> = ListState<Sort, Filter> & {
  /** Letters typed replace the address; a filter or a sort is a step that the back button takes back. */
  change: (change: Partial<ListState<Sort, Filter>>) => void;
  setFilter: (name: Filter, value: string) => void;
  clear: () => void;
  narrowed: boolean;
};

/** The state of a list, kept in the address, so that back, reload and a sent link find the same rows. */
export function useListState<Sort extends string, Filter extends string>(
  spec: ListSpec<Sort, Filter>,
): ListControls<Sort, Filter> {
  const [params, setParams] = useSearchParams();
  const state = useMemo(() => readList(params, spec), [params, spec]);
  const change = useCallback(
    (change: Partial<ListState<Sort, Filter>>) =>
      setParams((now) => writeList(now, spec, change), { replace: change.search !== undefined }),
    [setParams, spec],
  );
  const setFilter = (name: Filter, value: string) => change({ filters: { ...state.filters, [name]: value } });
  const clear = () => change({ search: '', filters: {} });
  const narrowed = state.search !== '' || Object.keys(state.filters).length > 0;
  return { ...state, change, setFilter, clear, narrowed };
}
