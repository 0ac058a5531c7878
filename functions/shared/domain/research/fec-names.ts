import { foldText } from '../name-keys.ts';
import { type NameParts, splitName } from '../people/name-parts.ts';
import { areNicknames } from '../people/nicknames.ts';

/** A name as it is compared: folded, a family name of several words as one. */
export type ComparedName = { given: string; middle: string; family: string; suffix: string };

const generations: Readonly<Record<string, string>> = {
  ...{ jr: 'jr', junior: 'jr', ii: 'jr', sr: 'sr', senior: 'sr', iii: 'iii', iv: 'iv' },
};
/** Forms of address and titles, which reports put anywhere in a name. */
const titles = new Set(
  'mr mrs ms mx miss dr prof rev hon sen rep gov judge capt col lt sgt md phd dds esq rn cpa jd mba'.split(
    ' ',
  ),
);
const wordsOf = (text: string): string[] => foldText(text).split(' ').filter(Boolean);
/** A family name as it is looked up. */
export const familyKey = (family: string): string => foldText(family).replaceAll(' ', '');

/** Words without titles, and the generation among them. */
function withoutTitles(words: readonly string[]): { words: string[]; suffix: string } {
  const left = words.filter((word) => !titles.has(word));
  const suffix = left.map((word) => generations[word]).find((word) => word !== undefined) ?? '';
  return { words: left.filter((word) => generations[word] === undefined), suffix };
}

/** `SMITH, JOHN A MR. JR`, as reports write names; null where there is no given or no family name. */
export function nameOfReport(written: string): ComparedName | null {
  const comma = written.indexOf(',');
  if (comma < 0) return comparedName(splitName(written));
  const before = withoutTitles(wordsOf(written.slice(0, comma)));
  const after = withoutTitles(wordsOf(written.slice(comma + 1)));
  const [given = '', ...middle] = after.words;
  const family = before.words.join('');
  if (given === '' || family === '') return null;
  return { given, middle: middle[0] ?? '', family, suffix: after.suffix || before.suffix };
}

/** The name of a card; null where it lacks a given or a family name. */
export function comparedName({
  given,
  middle,
  family,
  suffix,
}: Omit<NameParts, 'prefix'>): ComparedName | null {
  const [first = ''] = wordsOf(given ?? '');
  const last = familyKey(family ?? '');
  if (first === '' || last === '') return null;
  const [second = ''] = wordsOf(middle ?? '');
  return { given: first, middle: second, family: last, suffix: withoutTitles(wordsOf(suffix ?? '')).suffix };
}

/** Family names under which a card is looked up: `Ana López García` is `LOPEZ GARCIA, ANA` in a report. */
export function familyKeys({ family, middle }: Pick<NameParts, 'family' | 'middle'>): string[] {
  const last = familyKey(family ?? '');
  if (last === '') return [];
  const first = familyKey(middle ?? '');
  return first.length > 1 ? [last, first + last] : [last];
}

export type NameLikeness = 'name' | 'nickname' | 'initial';
const isInitialOf = (one: string, other: string): boolean => one.length === 1 && other.startsWith(one);

/** How alike two names are; null where they are two people's: another given name, middle initial or generation. */
export function likenessOf(one: ComparedName, other: ComparedName): NameLikeness | null {
  const isSameFamily = one.family === other.family;
  const isDouble = one.middle + one.family === other.family || other.middle + other.family === one.family;
  if (!isSameFamily && !isDouble) return null;
  if (one.suffix !== '' && other.suffix !== '' && one.suffix !== other.suffix) return null;
  if (isSameFamily && one.middle !== '' && other.middle !== '' && one.middle[0] !== other.middle[0])
    return null;
  if (one.given === other.given) return 'name';
  if (areNicknames(one.given, other.given)) return 'nickname';
  return isInitialOf(one.given, other.given) || isInitialOf(other.given, one.given) ? 'initial' : null;
}

export const haveSameMiddle = (one: ComparedName, other: ComparedName): boolean =>
  one.middle !== '' && one.middle[0] === other.middle[0];
