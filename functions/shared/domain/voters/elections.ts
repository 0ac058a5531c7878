import type { ElectionKind, FileElection } from './voter-file-columns.ts';

const letters = {
  general: 'G',
  primary: 'P',
  municipal: 'M',
  special: 'S',
  other: 'O',
} as const satisfies Record<ElectionKind, string>;

const kindPatterns: readonly [RegExp, ElectionKind][] = [
  [/^(?:special.*|spec|sp|s)$/, 'special'],
  [/primary|pri$|^(?:pp|p|pr|pe|prim|ppp)$/, 'primary'],
  [/municipal|local|consolidated|^(?:muni|mun|m|city|cs|ve)$/, 'municipal'],
  [/^(?:g|gen|gn|ge|general|generalelection)$/, 'general'],
  [/^(?:runoff|run|election|other|recall|school|caucus)$/, 'other'],
];
const kindOf = (label: string): ElectionKind | null =>
  kindPatterns.find(([pattern]) => pattern.test(label))?.[1] ?? null;

/** Words of a header that name an election with nothing but its date: its kind is told by the day. */
const bare = /^(?:e\d{0,2}|election|elec|vote|voted|history|vh|ballot)$/;

/** November of an even year elects Congress; of an odd one mostly towns. Source: 2 U.S.C. § 7 and common practice. */
const kindByDay = (year: number, month: number): ElectionKind =>
  month !== 11 ? 'other' : year % 2 === 0 ? 'general' : 'municipal';

type Dated = { label: string; year: number; month: number; day: number };

/** `20221108`, `2022_11_08`, `110822`, `11_08_2022`, `2022`, `22`. */
function dateIn(digits: string): Omit<Dated, 'label'> | null {
  const numbers = digits.replace(/\D/g, '');
  const [year, month, day] = ((): [string, string, string] => {
    if (numbers.length === 8)
      return /^(?:19|20)/.test(numbers)
        ? [numbers.slice(0, 4), numbers.slice(4, 6), numbers.slice(6)]
        : [numbers.slice(4), numbers.slice(0, 2), numbers.slice(2, 4)];
    if (numbers.length === 6) return [`20${numbers.slice(4)}`, numbers.slice(0, 2), numbers.slice(2, 4)];
    if (numbers.length === 2) return [`${Number(numbers) < 70 ? 20 : 19}${numbers}`, '0', '0'];
    return numbers.length === 4 ? [numbers, '0', '0'] : ['0', '0', '0'];
  })();
  const found = { year: Number(year), month: Number(month), day: Number(day) };
  const real = found.year >= 1970 && found.year <= 2100 && found.month <= 12 && found.day <= 31;
  return real && (numbers.length < 6 || (found.month > 0 && found.day > 0)) ? found : null;
}

const labelFirst =
  /^([a-z][a-z _-]*?\d{0,2}?)[ _-]*(\d{4}[ _/-]\d{2}[ _/-]\d{2}|\d{2}[ _/-]\d{2}[ _/-]\d{4}|\d{8}|\d{6}|\d{4}|\d{2})$/;
const numberedFirst = /^(e\d{1,2})[ _-](\d{8}|\d{6})$/;
const yearFirst = /^(\d{4}|\d{8})[ _-]*([a-z][a-z _-]*)$/;

const months = 'january february march april may june july august september october november december'.split(
  ' ',
);
const monthFirst = /^([a-z]{3,9})\.?[ _-]*(\d{4})$/;
/**
 * Wisconsin names elections by their months: spring primary, spring election, partisan primary, general. Source: Wis. Stat.
 * § 5.02.
 */
const kindsByMonth: Readonly<Record<number, ElectionKind>> = { 2: 'primary', 4: 'municipal', 8: 'primary' };

/** `November2024`: the month stands in the key, since one year has several. */
function electionOfMonth(text: string): FileElection | null {
  const [, name = '', digits = ''] = monthFirst.exec(text) ?? [];
  const month = months.findIndex((one) => one === name || one.slice(0, 3) === name) + 1;
  const date = month > 0 ? dateIn(digits) : null;
  if (!date) return null;
  const kind = kindsByMonth[month] ?? kindByDay(date.year, month);
  return { key: `${letters[kind]}${date.year}${two(month)}`, kind, year: date.year };
}

const two = (value: number): string => String(value).padStart(2, '0');

/**
 * The election that a header names: `General_2022`, `G2022`, `2022 General`, `election_20221108`, `E1_110822`. Null where
 * it names none.
 */
export function electionOf(header: string): FileElection | null {
  // Vermont: `2018 Gen Election Participation`.
  const text = header
    .trim()
    .toLowerCase()
    .replace(/ election participation$/, '');
  const ofMonth = electionOfMonth(text);
  if (ofMonth) return ofMonth;
  const numbered = numberedFirst.exec(text) ?? labelFirst.exec(text);
  const yeared = yearFirst.exec(text);
  const written = numbered?.[1] ?? yeared?.[2] ?? '';
  const date = dateIn(numbered?.[2] ?? yeared?.[1] ?? '');
  const label = written.replace(/[ _-]/g, '');
  if (!date || label === '') return null;
  const { year, month, day } = date;
  if (bare.test(label) && day === 0) return null;
  const kind = bare.test(label) ? kindByDay(year, month) : kindOf(label);
  if (!kind) return null;
  // A presidential primary is another day than the year's other one.
  const letter = /^(?:pp|ppp|pres)/.test(label) ? 'PP' : letters[kind];
  return { key: `${letter}${year}${day ? `${two(month)}${two(day)}` : ''}`, kind, year };
}

const notVoted =
  /^(?:|n|no|0|f|false|none|null|na|n\/a|nv|-+|did not vote|not voted|no vote|not eligible|ineligible|absent)$/i;
/** Whether an election's cell says that they voted: states write `Y`, a method or a party there. */
export const hasVoted = (cell: string): boolean => !notVoted.test(cell.trim());
