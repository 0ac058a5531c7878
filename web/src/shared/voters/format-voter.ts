import type { VoteMethod } from '#shared/domain/voters/ballot.ts';
import type { Result, Score } from '#shared/domain/voters/contact-results.ts';
import { registrationClasses } from '#shared/domain/voters/registration-status.ts';
import type { FileElection } from '#shared/domain/voters/voter-file-columns.ts';
import { t } from '../text/index.ts';
import { voterCodes } from '../text/voter-codes/en.ts';
import { showDay, showMonth } from '../ui/format.ts';
import type { Person } from './engine.ts';

/** How voters and what is known of them are called. */

/** `Ana M. López Jr.` */
export function personName({ first, middle, last, suffix }: Person): string {
  const name = [first, middle, last, suffix].filter(Boolean).join(' ');
  return name || t('voters.unnamed');
}

/** A flat with nothing but its number or letter, `4B`: after a comma it would read like a house. */
const bareUnit = /^(?:\d+[a-z]?|[a-z]\d*)$/i;

/** `12 N Main St, Apt 4`, `12 N Main St, #4B`, as the campaign corrected it. */
export function formatStreet({ house, street, unit }: Pick<Person, 'house' | 'street' | 'unit'>): string {
  const line = [house, street].filter(Boolean).join(' ');
  return [line, line && bareUnit.test(unit) ? `#${unit}` : unit].filter(Boolean).join(', ');
}

/** `12 N Main St, Apt 4, Springfield, IL 62701` */
export function formatAddress(person: Person): string {
  const { city, state, zip } = person;
  const place = [city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  return [formatStreet(person), place].filter(Boolean).join(', ') || t('voters.noAddress');
}

const scoreNames = {
  1: 'voterCodes.scores.s1',
  2: 'voterCodes.scores.s2',
  3: 'voterCodes.scores.s3',
  4: 'voterCodes.scores.s4',
  5: 'voterCodes.scores.s5',
} as const satisfies Record<Score, string>;
const isScore = (score: number): score is Score => score in scoreNames;
/** 0: no score. */
export const scoreName = (score: number): string =>
  isScore(score) ? t(scoreNames[score]) : t('voterSearch.said.noScore');

export const resultName = (result: Result | null): string =>
  result === null ? t('voterSearch.said.noResult') : t(`voterCodes.results.${result}`);

const isParty = (party: string): party is keyof typeof voterCodes.parties =>
  Object.hasOwn(voterCodes.parties, party);
/** Those that `partyOf` knows, in the language of the page; others as the file names them. '' stays empty. */
export const formatParty = (party: string): string =>
  isParty(party) ? t(`voterCodes.parties.${party}`) : party;
export const partyName = (party: string): string => formatParty(party) || t('voterSearch.parties.none');

const isLanguage = (language: string): language is keyof typeof voterCodes.languages =>
  Object.hasOwn(voterCodes.languages, language);
/** As `formatParty`, of the languages that `languageOf` knows. */
export const formatLanguage = (language: string): string =>
  isLanguage(language) ? t(`voterCodes.languages.${language}`) : language;

const isRace = (race: string): race is keyof typeof voterCodes.races => Object.hasOwn(voterCodes.races, race);
/** Race or ethnicity as `raceReader` names it; another word of the file as it is. */
export const raceName = (race: string): string =>
  isRace(race) ? t(`voterCodes.races.${race}`) : race || t('voterSearch.unstated');

/** How a ballot was cast. */
export const methodName = (method: VoteMethod): string =>
  t(`voterCodes.methods.${method === '' ? 'unstated' : method}`);

export const statusName = (status: string): string => {
  const known = registrationClasses.find((one) => one === status);
  return known ? t(`voterSearch.statuses.${known}`) : status || t('voterSearch.unstated');
};

/** A day of the file, `YYYYMMDD` with 00 for what it does not say; '' for 0. */
export function fileDay(day: number): string {
  if (day === 0) return '';
  const written = String(day).padStart(8, '0');
  const [year, month, of] = [written.slice(0, 4), written.slice(4, 6), written.slice(6)];
  if (month === '00') return year ?? '';
  return of === '00' ? `${showMonth(`${year}-${month}`)} ${year}` : showDay(`${year}-${month}-${of}`);
}

/** `General 2024`; by its key where the file no longer names it. */
export function electionName(key: string, elections: readonly FileElection[]): string {
  const known = elections.find((one) => one.key === key);
  if (!known) return key;
  const alike = elections.filter(({ kind, year }) => kind === known.kind && year === known.year);
  const name = t(`voterSearch.election.${known.kind}`, { year: known.year });
  const [, year, month, day = '00'] = /(\d{4})(\d\d)(\d\d)?$/.exec(key) ?? [];
  return alike.length > 1 && month ? `${name} (${fileDay(Number(`${year}${month}${day}`))})` : name;
}
