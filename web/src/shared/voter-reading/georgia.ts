/**
 * Georgia's histories until 2022, of fixed widths and without a header. Source: Georgia Secretary of State, voter history file
 * layout; https://github.com/Voteshield/reggie georgia_preprocessor.py.
 */
const headers: readonly string[] =
  'County Number,Registration Number,Election Date,Election Type,Party,Absentee,Provisional,Supplemental'.split(
    ',',
  );
const starts: readonly number[] = [0, 3, 11, 19, 22, 24, 25, 26, 27];
const line = /^\d{22}[A-Z ]{0,2}[YN ]{0,3}\s*$/;

const types: Readonly<Record<string, string>> = {
  '001': 'General Primary',
  '002': 'General Primary Runoff',
  '003': 'General Election',
  '004': 'General Election Runoff',
  '005': 'Special Election',
  '006': 'Special Election Runoff',
  '007': 'Nonpartisan Election',
  '008': 'Special Nonpartisan Election',
  '009': 'Recall Election',
  '010': 'Presidential Preference Primary',
};

/** `11062012` until 2012, `20131105` since. */
const dateOf = (digits: string): string =>
  Number(digits.slice(0, 2)) <= 12 ? `${digits.slice(4)}${digits.slice(0, 4)}` : digits;

function shape([text = '']: readonly string[]): string[] {
  const cells = headers.map((_, at) => text.slice(starts[at], starts[at + 1]).trim());
  const [county = '', id = '', date = '', type = '', ...rest] = cells;
  return [county, id, dateOf(date), types[type] ?? type, ...rest];
}

/** How rows of such a history are read, by the first of them; null for any other file. */
export const georgiaHistory = (first: readonly string[]) =>
  first.length === 1 && line.test(first[0] ?? '') ? { headers, shape } : null;
