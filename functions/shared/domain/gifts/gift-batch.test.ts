import { describe, expect, it } from 'vitest';
import { RefusedError } from '../../refusals.ts';
import { type BatchChange, changedBatch, whyNotAgreed, withGift, withoutGift } from './gift-batch.ts';

const instant = { toMillis: () => 0 };
const batch = {
  ...{ received_on: '2026-11-20', deposited_on: null, account: null, note: null },
  ...{ expected_count: 3, expected_total: 60_000, count: 3, total: 60_000, status: 'open' as const },
  ...{
    reopened_because: null,
    pictures: [],
    created_at: instant,
    created_by: 'a',
    updated_at: instant,
    updated_by: 'a',
  },
};
const closed = { ...batch, status: 'closed' as const };
const check = { amount: 20_000, method: 'check', status: 'completed' };

describe('a batch', () => {
  it.each([
    ['agrees', {}, null],
    ['lacks a check', { count: 2 }, { count: 2, expectedCount: 3, countOff: 1, totalOff: '$0.00' }],
    [
      'is a cent short, with as many checks as expected',
      { total: 59_999 },
      { total: '$599.99', expectedTotal: '$600.00', countOff: 0, totalOff: '$0.01' },
    ],
    ['has one too many', { count: 4, total: 1_260_000 }, { countOff: 1, totalOff: '$12,000.00' }],
  ])('that %s says so', (_, change, params) => {
    const why = whyNotAgreed({ ...batch, ...change });
    if (params) expect(why?.params).toMatchObject(params);
    else expect(why).toBeNull();
  });

  it.each([
    ['a check', batch, check, { count: 4, total: 80_000 }],
    ['cash', batch, { ...check, method: 'cash' }, 'batches.onlyChecks'],
    ['a gift in kind', batch, { ...check, method: 'in_kind' }, 'batches.onlyChecks'],
    ['what is only announced', batch, { ...check, status: 'pending' }, 'batches.onlyChecks'],
    ['a check while it is closed', closed, check, 'batches.closed'],
    ['the 200th check', { ...batch, count: 199 }, check, { count: 200, total: 80_000 }],
    ['the 201st check', { ...batch, count: 200 }, check, 'batches.full'],
  ])('answers to %s', (_, at, gift, expected) => expect(withGift(at, gift)).toEqual(expected));

  it('gives a check back while it is open', () => {
    expect(withoutGift(batch, check)).toEqual({ count: 2, total: 40_000 });
    expect(withoutGift(closed, check)).toBe('batches.closed');
  });

  const details = {
    ...{ received_on: '2026-11-19', account: 'Amsel Bank', note: null, expected_count: 4 },
    expected_total: 1,
  };
  it.each<[string, typeof batch | typeof closed, BatchChange, object | string]>([
    ['is edited', batch, { is: 'edit', ...details }, details],
    ['is not edited once closed', closed, { is: 'edit', ...details }, 'batches.closed'],
    [
      'was not received in two days',
      batch,
      { is: 'edit', ...details, received_on: '2026-11-23' },
      'gifts.notYet',
    ],
    ['closes', batch, { is: 'close', deposited_on: null }, { status: 'closed', deposited_on: null }],
    [
      'closes with the day of its deposit',
      batch,
      { is: 'close', deposited_on: '2026-11-21' },
      { status: 'closed', deposited_on: '2026-11-21' },
    ],
    [
      'is not deposited before it came',
      batch,
      { is: 'close', deposited_on: '2026-11-19' },
      'batches.depositedEarly',
    ],
    ['is not deposited in two days', closed, { is: 'deposit', day: '2026-11-23' }, 'gifts.notYet'],
    ['does not close twice', closed, { is: 'close', deposited_on: null }, 'batches.closed'],
    [
      'does not close while it differs',
      { ...batch, count: 2 },
      { is: 'close', deposited_on: null },
      'batches.differ',
    ],
    ['is deposited', closed, { is: 'deposit', day: '2026-11-21' }, { deposited_on: '2026-11-21' }],
    ['is not deposited while it is open', batch, { is: 'deposit', day: '2026-11-21' }, 'batches.notClosed'],
    [
      'reopens with a reason, and is not deposited then',
      closed,
      { is: 'reopen', reason: 'One check bounced' },
      { status: 'open', deposited_on: null, reopened_because: 'One check bounced' },
    ],
    ['does not reopen while it is open', batch, { is: 'reopen', reason: 'Again' }, 'batches.notClosed'],
    [
      'was not received in 1989',
      batch,
      {
        ...{ is: 'edit', received_on: '1989-12-31', account: null, note: null },
        ...{ expected_count: 3, expected_total: 60_000 },
      },
      'gifts.dayOfGift',
    ],
    ['is not discarded with checks in it', batch, { is: 'discard' }, 'batches.notEmpty'],
    ['is not discarded once closed', closed, { is: 'discard' }, 'batches.closed'],
  ])('%s', (_, at, change, expected) => {
    const changed = changedBatch(at, change, '2026-11-22');
    if (typeof expected === 'object') expect(changed).toEqual({ is: 'changed', fields: expected });
    else {
      const why = changed.is === 'refused' ? changed.why : null;
      expect(why instanceof RefusedError ? why.key : why).toBe(expected);
    }
  });

  it('without checks is discarded', () =>
    expect(changedBatch({ ...batch, count: 0 }, { is: 'discard' }, '2026-11-22')).toEqual({
      is: 'discarded',
    }));
});
