import Papa from 'papaparse';
import { expect, it } from 'vitest';
import { chance } from '#shared/demo/random.ts';
import { mappingOf, matchHeaders } from '#shared/domain/import/headers.ts';
import { messyContributions } from '../../../../../tests/imports/messy-contributions.ts';
import { readTable } from '../../../shared/spreadsheet/read-table.ts';
import { check } from './check-file.ts';

const doubled = (cell: string): string => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** The ways in which programs that don't know CSV write a text into a row. */
const strays = [
  (text: string) => `"${text}" x`,
  (text: string) => `"${text}`,
  (text: string) => `"x, "${text}""`,
  (text: string) => `${text} 6"`,
] as const;

it('loses no cent of a messy file where one row in twenty has a stray quotation mark', () => {
  const { csv, ledger } = messyContributions(4_000, 7);
  const [header = [], ...rows] = Papa.parse<string[]>(csv.slice(1).trim()).data;
  const luck = chance(3);
  const employer = header.indexOf('Donor Employer');
  const lines = rows.map((cells) => {
    const isBroken = luck.happens(0.05);
    return cells
      .map((cell, at) => (isBroken && at === employer ? luck.pick(strays)('Acme') : doubled(cell)))
      .join(',');
  });
  const text = `${header.join(',')}\r\n${lines.join('\r\n')}\r\n`;
  const read = readTable('donations', new TextEncoder().encode(text));
  if (read.is === 'refused') throw new Error(read.why);
  const mapping = mappingOf(matchHeaders('donations', read.table.headers));
  const { money } = check('donations', read.table, mapping, null);
  expect(read.table.lines).toHaveLength(ledger.rows);
  expect(money).toMatchObject({
    file: ledger.file,
    ready: ledger.importable.cents,
    refunds: ledger.refunds.cents,
    rejected: ledger.rejected.cents,
    duplicates: ledger.duplicates.cents,
    unread: ledger.unread,
  });
});
