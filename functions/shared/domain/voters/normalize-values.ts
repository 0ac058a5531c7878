import { titleCase } from './casing.ts';

const table = (lines: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(lines).flatMap(([name, synonyms]) =>
      [name.toLowerCase(), ...synonyms.split(' ')].map((synonym): [string, string] => [synonym, name]),
    ),
  );
const key = (cell: string): string => cell.toLowerCase().replace(/[^\p{L}\d]+/gu, '');
const lookupIn = (known: ReadonlyMap<string, string>) => (cell: string) =>
  cell === '' ? '' : (known.get(key(cell)) ?? titleCase(cell));

const parties = table({
  Democratic: 'd dem democrat democraticparty',
  Republican: 'r rep republicanparty gop',
  Libertarian: 'l lib lbt lp lpf libertarianparty',
  Green: 'g grn gre gr greenparty',
  Independent: 'ind i independentparty',
  Unaffiliated:
    'u una un npa npp np n none noparty nopartyaffiliation nopartypreference nonpartisan undeclared und nonaffiliated unenrolled unaff noaffiliation blank blk uaf nf',
  Other: 'oth o',
});
const partyName = lookupIn(parties);
/** One name for what states write in many ways; another party as the file names it, capitals tamed, but not of a code: `PSL`. */
export const partyOf = (cell: string): string =>
  /^[A-Z]{2,4}$/.test(cell) && !parties.has(cell.toLowerCase()) ? cell : partyName(cell);

/** A status of which nobody knows what it means, as the file names it. */
export const statusOf = lookupIn(new Map());

const languages = table({ English: 'e en eng', Spanish: 's es spa sp espanol español' });
export const languageOf = lookupIn(languages);

const genders = new Map<string, 'F' | 'M' | 'X'>([
  ...['f', 'female', 'woman', 'w'].map((spelling): [string, 'F'] => [spelling, 'F']),
  ...['m', 'male', 'man'].map((spelling): [string, 'M'] => [spelling, 'M']),
  ...['x', 'nonbinary', 'nb', 'other', 'o'].map((spelling): [string, 'X'] => [spelling, 'X']),
]);
export const genderOf = (cell: string): '' | 'F' | 'M' | 'X' => genders.get(key(cell)) ?? '';

/** Five digits of a ZIP code whose leading zero or last four may have been lost; another country's as it is. */
export function zipOf(cell: string): string {
  const [, five] = /^(\d{5})(?:[- ]?\d{4})?$/.exec(cell) ?? [];
  if (five) return five;
  return /^\d{3,4}(?:\.0)?$/.test(cell)
    ? cell.replace(/\.0$/, '').padStart(5, '0')
    : cell.replace(/\.0$/, '');
}
