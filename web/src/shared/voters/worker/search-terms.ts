import { foldText } from '#shared/domain/name-keys.ts';
import type { DictionaryColumnName } from '#shared/domain/voters/voter-file-columns.ts';

/** Both ways of writing one word of an address. */
const pairs = [
  ['avenue', 'ave'],
  ['boulevard', 'blvd'],
  ['circle', 'cir'],
  ['court', 'ct'],
  ['drive', 'dr'],
  ['highway', 'hwy'],
  ['lane', 'ln'],
  ['parkway', 'pkwy'],
  ['place', 'pl'],
  ['road', 'rd'],
  ['square', 'sq'],
  ['street', 'st'],
  ['terrace', 'ter'],
  ['north', 'n'],
  ['south', 's'],
  ['east', 'e'],
  ['west', 'w'],
] as const;
const otherWay = new Map<string, string>(
  pairs.flatMap(([long, short]) => [
    [long, short],
    [short, long],
  ]),
);

/** What a search's word may be the beginning of, or may be. */
export type SearchTerm = {
  token: string;
  /** The same word as addresses also write it, as a whole; null where there is none. */
  alias: string | null;
  isNumber: boolean;
  /** It may still be typed on: a number's beginning counts. */
  isLast: boolean;
};

export type ParsedSearch = {
  terms: readonly SearchTerm[];
  /** A house number and more: unit, city and postal code count too. Else a name would find all of a town. */
  isAddress: boolean;
  /** What the file's own number may begin with, in lower case; null where it is not looked for. */
  id: string | null;
};

/** Characters from which on a number of the file is found by its beginning: all of a file may begin alike. */
const idFrom = 4;

/** What was typed into the search. It finds who has each of its words: see `columnsOf`. */
export function parseSearch(typed: string): ParsedSearch {
  const tokens = foldText(typed)
    .split(' ')
    .filter((token) => token !== '');
  const terms = tokens.map((token, at) => ({
    token,
    alias: otherWay.get(token) ?? null,
    isNumber: /^\d/.test(token),
    isLast: at === tokens.length - 1,
  }));
  const whole = typed.trim().toLowerCase();
  const isId = whole.length >= idFrom && /\d/.test(whole) && !/\s/.test(whole);
  return {
    terms,
    isAddress: terms.length > 1 && terms.some(({ isNumber }) => isNumber),
    id: isId ? whole : null,
  };
}

/** `begin`: the word may be the beginning of one there; `equal`: it must be one. */
export type MatchKind = 'begin' | 'equal';

/**
 * Where a word is looked for: names and streets by their words' beginnings, numbers of houses and units as a whole, but
 * for the word that is typed last.
 */
export function columnsOf(
  { isNumber, isLast }: SearchTerm,
  isAddress: boolean,
): readonly (readonly [DictionaryColumnName, MatchKind])[] {
  const number: MatchKind = isNumber && !isLast ? 'equal' : 'begin';
  const names = ['first', 'middle', 'last', 'street'] as const;
  return [
    ...names.map((column) => [column, 'begin'] as const),
    ['suffix', 'equal'],
    ['house', number],
    ...(isAddress
      ? ([
          ['unit', number],
          ['city', 'begin'],
          ['zip', 'begin'],
        ] as const)
      : []),
  ];
}
