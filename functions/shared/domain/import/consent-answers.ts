import { withoutApostrophe } from './cells.ts';

/**
 * The answers that say yes to being contacted, and no others: by language, and by the system whose exports have them. A text that
 * is not here is no consent, however it sounds, until whoever imports it says what it means.
 */
export const yesAnswers = {
  marks: ['1', 'x', 't', 'true', '✓', '✔', '☑', '✅'],
  English: [
    ...['yes', 'y', 'on', 'ok', 'okay', 'yes please', 'agree', 'agreed', 'agrees', 'i agree', 'i accept'],
    ...['accepted', 'consent', 'consented', 'i consent', 'opt in', 'opted in', 'optin', 'optedin'],
    ...['subscribe', 'subscribed'],
  ],
  Spanish: [
    ...['si', 'verdadero', 'acepto', 'acepta', 'si acepto', 'si por favor', 'de acuerdo', 'estoy de acuerdo'],
    ...['autorizo', 'doy mi consentimiento', 'suscrito', 'suscrita'],
  ],
  NGP: ['opt in', 'opted in', 'subscribed', 'yes'],
  NationBuilder: ['true'],
  Mobilize: ['opt in'],
  'Action Network': ['subscribed'],
  Numero: ['yes', 'true', 'x'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** Answers that say that nobody has asked yet, or that nobody knows. */
export const silentAnswers = {
  English: ['unspecified', 'unknown', 'none', 'n/a', 'na', 'null', 'not set', 'pending'],
  Spanish: ['desconocido', 'sin datos', 'pendiente'],
  Mobilize: ['unspecified'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/**
 * One form for `Opt-In`, `OPT_IN` and `opt in`. A question mark, a word more, or the minus of a number makes another answer of it.
 */
export const answerKey = (cell: string): string =>
  withoutApostrophe(cell)
    .normalize('NFKD')
    .replace(/\p{Diacritic}|\uFE0F/gu, '')
    .toLowerCase()
    .replace(/^[\s_]*-[\s_-]*(?=\d)|(?<=\d)[\s_]*-[\s_-]*$/g, '−')
    .replace(/[\s_-]+/g, ' ')
    .replace(/[.!]+$/, '')
    .replace(/^¡/, '')
    .trim();

const setOf = (table: Readonly<Record<string, readonly string[]>>): ReadonlySet<string> =>
  new Set(Object.values(table).flat());
const yes = setOf(yesAnswers);
const silent = setOf(silentAnswers);

export const isYesAnswer = (cell: string): boolean => yes.has(answerKey(cell));
export const isSilentAnswer = (cell: string): boolean => silent.has(answerKey(cell));
