import { expect, it } from 'vitest';
import type { Operation } from '../../shared/data/journal/index.ts';
import { editedData, isBound } from './edited-change.ts';

const share = (donor_id: string, cents: number) => ({ donor_id, donor_name: 'A', donor_key: 'a', cents });
type Written = Exclude<Operation, { operation: 'delete' }>;
const gift = (data: object): Written => ({
  ...{ operation: 'create', table: 'donations', id: 'g' },
  data: { amount: 10_000, counted: 10_000, status: 'completed', ...data },
});

it.each<[string, object, Record<string, unknown>, number]>([
  ['another amount', {}, { amount: 15_000 }, 15_000],
  ['an amount of which some went back', { counted: 9_000 }, { amount: 15_000 }, 14_000],
  ['an amount that is awaited', {}, { status: 'pending' }, 0],
  ['an amount that came after all', { status: 'pending', counted: 0 }, { status: 'completed' }, 10_000],
  ['nothing about the money', { counted: 9_000 }, { note: 'By mail' }, 9_000],
  ['a part of a shared one', { counted: 6_000, shares: [share('a', 6_000), share('b', 4_000)] }, {}, 6_000],
])('a gift counts by %s', (_, data, changes, counted) =>
  expect(editedData(gift(data), changes)).toMatchObject({ ...changes, counted }),
);

it('has an amount that is the sum of its shares, where it has any', () => {
  expect(isBound(gift({ shares: [share('a', 1), share('b', 1)] }), 'amount')).toBe(true);
  expect(isBound(gift({ shares: [share('a', 1), share('b', 1)] }), 'note')).toBe(false);
  expect(isBound(gift({}), 'amount')).toBe(false);
  const update: Written = { operation: 'update', table: 'donors', id: 'd', data: { name: 'A' } };
  expect(editedData(update, { name: 'B' })).toEqual({ name: 'B' });
});
