import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { voterCleaner } from '#shared/domain/voters/clean.ts';
import { matchVoterHeaders } from '#shared/domain/voters/headers.ts';
import { emptyVoter } from '#shared/domain/voters/testing.ts';
import type { Voter } from '#shared/domain/voters/voter-file-columns.ts';
import type { VoterQuery } from '../engine.ts';
import { csvHead, csvRow } from './csv.ts';
import { coreWith } from './testing/core.ts';

const allVoters: VoterQuery = { segment: { steps: [] }, channel: null, words: '' };

async function exported(voter: Partial<Voter>): Promise<{ headers: string[]; cells: string[] }> {
  const { answers } = await coreWith([{ ...emptyVoter, id: 'V1', last: 'Lopez', ...voter }], []);
  const [person] = answers.page(allVoters, { by: 'walk', down: false }, 0, 1);
  if (!person) throw new Error('Nobody is there.');
  const [headers = [], cells = []] = Papa.parse<string[]>(csvHead([]).slice(1) + csvRow(person, [])).data;
  return { headers, cells };
}
const home = { house: '12', street: 'Oak St', unit: 'Apt 3', city: 'Salem', state: 'OH', zip: '44460' };

describe('mail goes', () => {
  it.each([
    ['', ['12 Oak St Apt 3', 'Salem', 'OH', '44460']],
    ['PO Box 7, Salem OH 43001', ['PO Box 7', 'Salem', 'OH', '43001']],
    ['1 A St, Floor 5, New York NY 10001', ['1 A St, Floor 5', 'New York', 'NY', '10001']],
    ['PO Box 7, 43001', ['PO Box 7', '', '', '43001']],
    ['PO Box 7, Salem OH', ['PO Box 7', 'Salem', 'OH', '']],
    ['12 Rue de la Paix, Lyon', ['12 Rue de la Paix, Lyon', '', '', '']],
    ['PO Box 3', ['PO Box 3', '', '', '']],
  ])('of %j to %j', async (mailing, to) => {
    const { headers, cells } = await exported({ ...home, mailing });
    expect(cells.filter((_, at) => headers[at]?.startsWith('Send Mail To'))).toEqual(to);
  });
});

it('runs nothing in a spreadsheet, and is read again as it was', async () => {
  const evil = {
    first: "=cmd|' /C calc'!A0",
    last: '@Sum(a1)',
    email: '',
    street: '+1+cmd',
    cell: '+16145550100',
  };
  const { headers, cells } = await exported({ ...home, ...evil, mailing: '-2+3, Salem OH 44460' });
  expect(cells.filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);
  const read = voterCleaner({ mapping: matchVoterHeaders(headers), dayOrders: {}, year: 2026 })(cells);
  expect(read).toMatchObject({ is: 'voter', voter: { ...evil, mailing: '-2+3, Salem OH 44460' }, notes: [] });
});

it('runs nothing of the campaign’s own columns either, in cells or in headers', async () => {
  const { answers } = await coreWith([{ ...emptyVoter, id: 'V1', last: 'Lopez' }], []);
  const [person] = answers.page(allVoters, { by: 'walk', down: false }, 0, 1);
  if (!person) throw new Error('Nobody is there.');
  const values = ['=1+1', "+cmd|' /C calc'!A0", '-2+3', '@Sum(a1)', '\t=1', '＝1', '-12', '1,234'];
  const own = values.map((value, at) => ({ id: `c${at}`, name: value, type: 'text' as const, uses: [] }));
  const data = Object.fromEntries(values.map((value, at) => [`c${at}`, value]));
  const text = csvHead([], own).slice(1) + csvRow({ ...person, data }, [], own);
  const [headers = [], cells = []] = Papa.parse<string[]>(text).data;
  for (const written of [headers.slice(-own.length), cells.slice(-own.length)]) {
    expect(written.filter((cell) => /^[\s\p{Cc}]*[=+@＝]/u.test(cell))).toEqual([]);
    expect(written.filter((cell) => cell.startsWith('-'))).toEqual([]);
    expect(written.at(-1)).toBe('1,234');
  }
});
