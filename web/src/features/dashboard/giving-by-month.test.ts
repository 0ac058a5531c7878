import { describe, expect, it } from 'vitest';
import { averageDonation } from '#shared/domain/insight-rules.ts';
import { givingByMonth, shareOf, untilElection } from './giving-by-month.ts';

describe('giving by month', () => {
  const months = {
    '2025-11': { amount: 99, count: 9 },
    '2025-12': { amount: 500, count: 1 },
    '2026-11': { amount: 700, count: 2 },
  };
  const shown = givingByMonth({ months }, '2026-11-20');

  it('shows twelve months and ends with this one', () => {
    expect(shown.map(({ month }) => month)).toEqual([
      '2025-12',
      '2026-01',
      '2026-02',
      '2026-03',
      '2026-04',
      '2026-05',
      '2026-06',
      '2026-07',
      '2026-08',
      '2026-09',
      '2026-10',
      '2026-11',
    ]);
  });
  it('shows a month without gifts as nothing, and none older', () => {
    expect(shown.map(({ amount }) => amount)).toEqual([500, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 700]);
  });
});

describe('the average donation', () => {
  it('is the completed amount for each donor', () => {
    expect(averageDonation(1_000, 3)).toBe(333);
  });
  it('is nothing without donors', () => {
    expect(averageDonation(0, 0)).toBeNull();
  });
});

it('a share of nothing is none', () => {
  expect(shareOf(0, 0)).toBeNull();
  expect(shareOf(1, 4)).toBe(0.25);
});

describe('election day', () => {
  it.each([
    ['2026-11-20', { is: 'ahead', days: 347, date: '2027-11-02' }],
    ['2027-11-01', { is: 'ahead', days: 1, date: '2027-11-02' }],
    ['2027-11-02', { is: 'today', date: '2027-11-02' }],
    ['2027-11-03', { is: 'past', days: 1, date: '2027-11-02' }],
  ])('seen on %s', (day, expected) => {
    expect(untilElection('2027-11-02', day)).toEqual(expected);
  });
});
