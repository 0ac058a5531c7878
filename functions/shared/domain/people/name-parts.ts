import { cut, foldText } from '../name-keys.ts';
import { partMax } from './people-limits.ts';

/** A person's name in parts, each null where there is none. */
export type NameParts = {
  given: string | null;
  middle: string | null;
  family: string | null;
  prefix: string | null;
  suffix: string | null;
};

export const partNames = [
  'given',
  'middle',
  'family',
  'prefix',
  'suffix',
] as const satisfies (keyof NameParts)[];

/** An organization has none. */
export const noParts: NameParts = { given: null, middle: null, family: null, prefix: null, suffix: null };

const prefixes = new Set(
  'mr mrs ms mx miss dr prof rev fr sr pastor rabbi hon sen rep gov mayor judge capt col lt sgt sra srta don dona'.split(
    ' ',
  ),
);
const suffixes = new Set('jr sr ii iii iv v md phd esq dds rn cpa jd'.split(' '));
/** Words that begin a family name of several: `de la Cruz`, `van der Berg`. */
const particles = new Set(
  'da das de del della der di do dos du el la las le los mac san st santa ten van von y zu bin ibn al'.split(
    ' ',
  ),
);

const wordsOf = (text: string): string[] => text.trim().split(/\s+/).filter(Boolean);
const isIn = (set: ReadonlySet<string>, word: string): boolean => set.has(foldText(word).replaceAll(' ', ''));
const joined = (words: readonly string[]): string | null => words.join(' ').replace(/,$/, '') || null;

/** Takes suffixes off the end; a name keeps at least one word. */
function takeSuffix(words: string[]): string | null {
  const taken: string[] = [];
  for (let last = words.at(-1); words.length > 1 && last && isIn(suffixes, last); last = words.at(-1)) {
    taken.unshift(last);
    words.pop();
  }
  return joined(taken);
}

/** Where the family name begins: its last word, with the particles before it. */
function familyStart(words: readonly string[]): number {
  let start = words.length - 1;
  while (start > 1 && isIn(particles, words[start - 1] ?? '')) start--;
  return start;
}

const cutPart = (part: string | null, max: number): string | null =>
  part === null ? null : cut(part, max) || null;

/**
 * The parts of a name as people write it: `Dr. Ana María de la Cruz Jr.`, or `Cruz, Ana María`. Each as long as a card
 * holds it, for a name of many words has a part that is longer.
 */
export function splitName(name: string): NameParts {
  const { prefix, given, middle, family, suffix } = split(name);
  return {
    given: cutPart(given, partMax.given),
    middle: cutPart(middle, partMax.middle),
    family: cutPart(family, partMax.family),
    prefix: cutPart(prefix, partMax.prefix),
    suffix: cutPart(suffix, partMax.suffix),
  };
}

function split(name: string): NameParts {
  const [before = '', ...after] = name.split(',').map((part) => part.trim());
  const turned = after.find((part) => wordsOf(part).some((word) => !isIn(suffixes, word)));
  const rest = after.filter((part) => part !== turned);
  const words = wordsOf([turned ?? '', before, ...rest].join(' '));
  const familyWords = turned ? wordsOf(before).length : 0;
  const suffix = takeSuffix(words);
  const first = words[0];
  const prefix = words.length > 1 && first && isIn(prefixes, first) ? first : null;
  if (prefix) words.shift();
  if (words.length === 1) {
    // `Dr. Cruz` is known by the family name, `Ana` by the given one.
    const only = words[0] ?? null;
    return { given: prefix ? null : only, middle: null, family: prefix ? only : null, prefix, suffix };
  }
  const start = turned ? Math.max(1, words.length - familyWords) : familyStart(words);
  return {
    given: words[0] ?? null,
    middle: joined(words.slice(1, start)),
    family: joined(words.slice(start)),
    prefix,
    suffix,
  };
}

/** The name that parts make together. */
export const joinName = ({ prefix, given, middle, family, suffix }: NameParts): string =>
  [prefix, given, middle, family, suffix].filter(Boolean).join(' ');
