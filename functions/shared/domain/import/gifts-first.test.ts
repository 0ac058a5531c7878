import { describe, expect, it } from 'vitest';
import { donationRow } from '../../../../tests/functions/import-rows.ts';
import { giftsFirst } from './gifts-first.ts';

const sent = (...rows: Parameters<typeof donationRow>[0][]) =>
  giftsFirst(rows.map((fields, at) => ({ row: donationRow({ row: at + 2, ...fields }), line: at }))).map(
    ({ row, line }) => [row.row, line],
  );
const ana = { email: 'ana@example.org' };
const bo = { email: null, phone: '+15551234567', name: 'Bo Kim' };

describe('the order in which gifts of a file are sent', () => {
  it('keeps a donor’s gifts together in the file’s order, and each line with its row', () => {
    expect(sent(ana, bo, ana, { email: null, name: 'CY  Ng' }, bo, { email: null, name: 'Cy Ng' })).toEqual([
      [2, 0],
      [4, 2],
      [3, 1],
      [6, 4],
      [5, 3],
      [7, 5],
    ]);
  });

  it('is the file’s where nobody gave twice', () => {
    const all = Array.from({ length: 50 }, (_, at) => ({ email: `${(at * 7) % 50}@example.org` }));
    expect(sent(...all).map(([row]) => row)).toEqual(all.map((_, at) => at + 2));
  });

  it('has refunds last, also those of a donor whose gifts come later', () => {
    const refund = { kind: 'refund' as const, number: null, of: ['A'] };
    expect(sent({ ...ana, refund }, bo, ana).map(([row]) => row)).toEqual([3, 4, 2]);
  });
});
