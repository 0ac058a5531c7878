import { expect, test } from 'vitest';
import { readAll } from '../../../../tests/imports/vendor-exports.ts';

const header =
  'Receipt ID,Lineitem ID,Date,Amount,Amount refunded,Type,Status,Refund ID,Refund Date,Refund of,Donor Name,Reference Code';
type Cells = Partial<
  Record<'receipt' | 'item' | 'date' | 'amount' | 'returned' | 'type' | 'status', string>
> &
  Partial<Record<'refund' | 'back' | 'of' | 'code', string>>;
const read = (cells: Cells) => {
  const { receipt = 'AB1', item = '7', date = '2026-03-09', amount = '25.00', returned = '' } = cells;
  const { type = '', status = '', refund = '', back = '', of = '', code = '' } = cells;
  const row = [receipt, item, date, `"${amount}"`, returned, type, status, refund, back, of, 'Ana', code];
  const [found] = readAll('donations', `${header}\n${row.join(',')}`);
  return found ?? null;
};

test.each<[Cells, object]>([
  [{ amount: '-25.00' }, { amount: 2_500, date: '2026-03-09' }],
  [{ amount: '(25.00)' }, { amount: 2_500 }],
  [{ amount: '($1,025.00)' }, { amount: 102_500 }],
  [{ amount: '$-25.00' }, { amount: 2_500 }],
  [{ amount: '25.00-' }, { amount: 2_500 }],
  [{ amount: '−25.00' }, { amount: 2_500 }],
  [{ amount: '-0.01' }, { amount: 1 }],
  [{ amount: '-25.00', back: '2026-04-01' }, { date: '2026-04-01' }],
  [{ amount: '-25.00', date: '', back: '4/1/2026' }, { date: '2026-04-01' }],
  [
    { amount: '25.00', type: 'Refund' },
    { amount: 2_500, status: 'refunded' },
  ],
  [{ amount: '25.00', status: 'Refunded', of: 'AB0' }, { amount: 2_500 }],
])('%j is money that went back', (cells, expected) => {
  expect(read(cells)?.row).toMatchObject({ status: 'refunded', returned: 0, ...expected });
  expect(read(cells)?.row?.refund).not.toBeNull();
});

test('a refund names the gift that it may be of: in a column of its own, by receipt and line, by receipt', () => {
  expect(read({ amount: '-25', refund: 'RF9', of: 'AB0' })?.row?.refund).toEqual({
    ...{ kind: 'refund', number: 'RF9', of: ['AB0', 'AB1-7', 'AB1'] },
  });
  expect(read({ amount: '-25', item: '', receipt: '' })?.row?.refund).toEqual({
    ...{ kind: 'refund', number: null, of: [] },
  });
  expect(read({ amount: '-25', type: 'chargeback' })?.row?.refund).toMatchObject({ kind: 'chargeback' });
});

test.each<[Cells, string]>([
  [{ amount: '-1e3' }, 'amount amount_bad'],
  [{ amount: '=-25' }, 'amount formula'],
  [{ amount: '-=25' }, 'amount amount_bad'],
  [{ amount: '(-25)' }, 'amount amount_bad'],
  [{ amount: '-0.00' }, 'amount amount_zero'],
  [{ amount: '-10000000.01' }, 'amount amount_large'],
  [{ amount: '(€25)' }, 'amount amount_currency'],
  [{ amount: '-25', date: '' }, 'date date_missing'],
])('%j is rejected: %s', (cells, problem) => {
  expect(read(cells)?.rejected).toContain(problem);
});

test.each<[Cells, object]>([
  [{ returned: '10.00' }, { status: 'completed', returned: 1_000, returned_on: null }],
  [
    { returned: '$10.00', status: 'partially refunded', back: '2026-04-01' },
    { status: 'completed', returned: 1_000, returned_on: '2026-04-01' },
  ],
  [{ returned: '-10.00' }, { status: 'completed', returned: 1_000 }],
  [{ returned: '25.00' }, { status: 'refunded', returned: 0 }],
  [{ returned: '0.00' }, { status: 'completed', returned: 0 }],
  [{ returned: '=5' }, { status: 'completed', returned: 0 }],
  [{ status: 'Partially refunded' }, { status: 'completed', returned: 0, part_returned: true }],
  [
    { status: 'partial_refund', returned: '0' },
    { status: 'completed', returned: 0, part_returned: true },
  ],
  [
    { status: 'Reembolso parcial', returned: '=1+1' },
    { status: 'completed', part_returned: true },
  ],
  [
    { status: 'partially refunded', returned: '25' },
    { status: 'refunded', part_returned: false },
  ],
  [{ status: 'refunded' }, { status: 'refunded', part_returned: false }],
  [{ back: '2026-01-01' }, { status: 'refunded', returned_on: null }],
])('%j is a gift of which a part went back', (cells, expected) => {
  expect(read(cells)?.row).toMatchObject({ amount: 2_500, refund: null, ...expected });
});

test('more than the gift that went back is all of it, and says so', () => {
  const row = read({ returned: '26.00' })?.row;
  expect(row).toMatchObject({ status: 'refunded', returned: 0 });
  expect(row?.flags.map(({ field, code }) => [field, code])).toEqual([['returned', 'refund_large']]);
});

test('a source code of 300 characters is cut, and no row is lost for it', () => {
  for (const amount of ['25.00', '-25.00']) {
    const row = read({ amount, code: 'x'.repeat(300) })?.row;
    expect(row?.source_code).toBe('x'.repeat(40));
    expect(row?.flags.map(({ code }) => code)).toEqual(['cut']);
  }
});
