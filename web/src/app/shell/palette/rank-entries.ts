import { foldText } from '#shared/domain/name-keys.ts';

/**
 * How well an entry answers what is typed: 0 where its name begins so, 1 where each word typed begins a word of its
 * name, 2 where other words for it are needed; null where it does not. Accents and capitals do not count.
 */
export function rank(typed: string, name: string, more = ''): 0 | 1 | 2 | null {
  const query = foldText(typed);
  if (foldText(name).startsWith(query)) return 0;
  const within = (text: string) => {
    const words = foldText(text).split(' ');
    return query.split(' ').every((part) => words.some((word) => word.startsWith(part)));
  };
  if (within(name)) return 1;
  return within(`${name} ${more}`) ? 2 : null;
}

/** Those that answer, the best first; all of them, as they stand, while nothing is typed. */
export function answering<T>(
  entries: readonly T[],
  typed: string,
  textsOf: (entry: T) => readonly [name: string, more: string],
): T[] {
  if (foldText(typed) === '') return [...entries];
  return entries
    .map((entry) => ({ entry, rank: rank(typed, ...textsOf(entry)) }))
    .filter((one): one is { entry: T; rank: 0 | 1 | 2 } => one.rank !== null)
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ entry }) => entry);
}
