import { kindOfElection } from '../money/election-calendar.ts';

/** Amounts and days in the language of a letter, whatever its author reads. */

const localeOf = (language: string): string =>
  language === 'en' || language === 'es' ? `${language}-US` : language;

/** `$1,250`, and cents where there are some. */
export const letterMoney = (cents: number, language: string): string =>
  new Intl.NumberFormat(localeOf(language), {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
  }).format(cents / 100);

/** `November 20, 2026`. */
export const letterDay = (day: string, language: string): string =>
  new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(day));

/** `employer and occupation`. */
export const letterList = (words: readonly string[], language: string): string =>
  new Intl.ListFormat(localeOf(language), { type: 'conjunction' }).format(words);

const electionWords = {
  en: {
    ...{ primary: 'primary election', general: 'general election', runoff: 'runoff election' },
    ...{ special: 'special election', convention: 'convention' },
    named: (kind: string, year: string) => `${kind} of ${year}`,
  },
  es: {
    ...{ primary: 'elección primaria', general: 'elección general', runoff: 'segunda vuelta' },
    ...{ special: 'elección especial', convention: 'convención' },
    named: (kind: string, year: string) => `${kind} de ${year}`,
  },
} as const;

/** `primary election of 2028` of `P2028`; in English where a letter is in neither language of these texts. */
export function letterElection(code: string, language: string): string {
  const words = electionWords[language === 'es' ? 'es' : 'en'];
  return words.named(words[kindOfElection(code)], code.slice(1));
}
