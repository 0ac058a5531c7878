import { foldText } from '../name-keys.ts';
import { contactLanguages } from '../people/people-limits.ts';
import { withoutApostrophe } from './cells.ts';
import type { Parse } from './row-problems.ts';

type Language = (typeof contactLanguages)[number];

/** Names of languages in English, in Spanish, and in themselves; folded. */
const names: Record<Language, string> = {
  en: 'english|eng|ingles',
  es: 'spanish|spa|espanol|castellano|castilian',
  ar: 'arabic|ara|arabe',
  bn: 'bengali|bangla|ben|bengali',
  fr: 'french|fre|fra|frances|francais',
  gu: 'gujarati|guj|guyarati',
  hi: 'hindi|hin',
  ht: 'haitian|haitian creole|creole|kreyol|hat|criollo haitiano|haitiano',
  it: 'italian|ita|italiano',
  ko: 'korean|kor|coreano',
  pl: 'polish|pol|polaco|polski',
  pt: 'portuguese|por|portugues',
  ru: 'russian|rus|ruso',
  tl: 'tagalog|filipino|tgl|fil',
  ur: 'urdu|urd',
  vi: 'vietnamese|vie|vietnamita',
  zh: 'chinese|zho|chi|mandarin|cantonese|chino|mandarin chinese',
};
const known = new Map<string, Language>(
  contactLanguages.flatMap((code) => [code, ...names[code].split('|')].map((name) => [name, code] as const)),
);

/** A language as people and tools write it: `Spanish`, `español`, `es-US`, `Spanish; Castilian`. */
export const parseLanguage: Parse<Language> = (cell) => {
  const [first = ''] = withoutApostrophe(cell).split(/[;,/(]/);
  const folded = foldText(first);
  const value = known.get(folded) ?? known.get(folded.replace(/ [a-z]{2}$/, ''));
  return value === undefined ? { code: 'choice_bad' } : { value };
};
