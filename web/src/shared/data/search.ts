import { useMemo } from 'react';
import type { Collection, Shape } from '#shared/collections/define.ts';
import { searchLimit } from '#shared/constants.ts';
import { foldText } from '#shared/domain/name-keys.ts';
import type { Table } from './journal/index.ts';
import { mergeMatches } from './list-rows.ts';
import { type Live, useLiveQueries } from './live.ts';
import { type Condition, withPrefix } from './queries.ts';
import type { Read } from './reading.ts';

/** Milliseconds after the last letter: each question costs up to `searchLimit` reads. */
export const searchPauseMs = 250;

type Search<N extends Table, S extends Shape> = {
  collection: Collection<N, S>;
  organization: string;
  conditions: readonly Condition[];
  /** The search keys that a name may begin, each a query of its own. */
  keys: readonly (keyof Read<S> & string)[];
  /** As typed; nothing is read while it holds no letter or figure. */
  typed: string;
};

/** Whether lists and searches show a record: who was merged away is left out, and an old link leads to the survivor. */
export const isListed = (row: object): boolean => (Reflect.get(row, 'merged_into') ?? null) === null;

/** Those of some rows whose name begins as typed. */
export function filterByName<S extends object>(
  rows: readonly S[],
  keys: readonly (keyof S)[],
  typed: string,
): S[] {
  const prefix = foldText(typed);
  return rows.filter((row) => keys.some((key) => String(row[key]).startsWith(prefix)));
}

/** Records whose name begins as typed, by first or by family name: at most `searchLimit` reads, however many match. */
export function useNameSearch<N extends Table, S extends Shape>(
  search: Search<N, S>,
): Live<Read<S>[]> & { capped: boolean } {
  const { collection, conditions, keys } = search;
  const prefix = foldText(search.typed);
  const list = { path: collection.path(search.organization), conditions };
  const each = Math.floor(searchLimit / keys.length);
  const question = JSON.stringify([list, keys, prefix]);
  const found = useLiveQueries(collection, question, () =>
    prefix === '' ? [] : keys.map((key) => withPrefix(list, key, prefix, each)),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the question stands for all that it is made of.
  return useMemo(() => {
    if (found.is !== 'ready') return { ...found, capped: false };
    const [first = 'id'] = keys;
    const value = mergeMatches(found.value.filter(isListed), (row) => String(row[first]));
    const full = (key: (typeof keys)[number]) => filterByName(found.value, [key], prefix).length >= each;
    return { ...found, value, capped: keys.some(full) };
  }, [found, question]);
}
