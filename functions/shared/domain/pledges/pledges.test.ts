import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, monthOf } from '../days.ts';
import {
  changedDays,
  type Expected,
  type ExpectedDays,
  type ExpectedPledge,
  expectedChanges,
  firmnesses,
  forecastOf,
} from './expected-months.ts';
import {
  dividedInto,
  type Installment,
  installmentsMax,
  installmentsProblem,
  monthlyInstallments,
} from './installments.ts';
import { allotted, pledgeFor } from './paying.ts';
import { expectedOf, leftOf, openCents, overdueCents, pledgeState, storedState } from './pledge-state.ts';

const installments = [
  { due_on: '2026-11-15', cents: 33_334 },
  { due_on: '2026-12-15', cents: 33_333 },
  { due_on: '2027-01-15', cents: 33_333 },
];
const pledge = { amount: 100_000, paid: 0, installments, written_off: null };
const writtenOff = { day: '2026-12-01', reason: 'Moved', by: 'a' };

describe('installments', () => {
  it.each([
    [100_000, 3, [33_334, 33_333, 33_333]],
    [100_001, 3, [33_335, 33_333, 33_333]],
    [99_999, 3, [33_333, 33_333, 33_333]],
    [100, 1, [100]],
    [5, 4, [2, 1, 1, 1]],
  ])('divide %i cents by %i, the first with the odd cents', (cents, parts, expected) =>
    expect(dividedInto(cents, parts)).toEqual(expected),
  );

  it('are due on the same day of each month, or on its last', () =>
    expect(monthlyInstallments(400, 4, '2026-12-31').map(({ due_on }) => due_on)).toEqual([
      ...['2026-12-31', '2027-01-31', '2027-02-28', '2027-03-31'],
    ]));

  it.each(['9999-12-31', '9999-12-01', '9999-11-30', '0001-01-31', ''])(
    'are made of %s while it is typed',
    (from) => expect(monthlyInstallments(2_400, installmentsMax, from)).toHaveLength(installmentsMax),
  );

  const made = { amount: 100_000, made_on: '2026-11-01' };
  const each = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ due_on: addDays('2026-11-01', at), cents: 1 }));
  it.each<[string, { amount: number; made_on: string }, readonly Installment[], string | null]>([
    ['that add up', made, installments, null],
    ['of the first day', { ...made, made_on: '2026-11-15' }, installments, null],
    ['before the first day', { ...made, made_on: '2026-11-16' }, installments, 'days'],
    ['a cent short', { ...made, amount: 100_001 }, installments, 'sum'],
    ['out of order', made, installments.toReversed(), 'order'],
    ['twice on one day', { ...made, amount: 2 }, [...each(1), ...each(1)], 'order'],
    ['as many as there may be', { ...made, amount: 24 }, each(installmentsMax), null],
    ['one more', { ...made, amount: 25 }, each(installmentsMax + 1), 'many'],
    ['of five years', { ...made, amount: 1 }, [{ due_on: '2031-11-01', cents: 1 }], null],
    ['of five years and a day', { ...made, amount: 1 }, [{ due_on: '2031-11-02', cents: 1 }], 'days'],
  ])('%s are judged', (_, about, parts, expected) =>
    expect(installmentsProblem(about, parts)).toBe(expected),
  );
});

describe('the state of a pledge', () => {
  it.each([
    ['before anything is due', {}, '2026-11-15', 'open', 0],
    ['the day after', {}, '2026-11-16', 'overdue', 33_334],
    ['with the first part paid', { paid: 33_334 }, '2026-12-15', 'partly_paid', 0],
    ['a cent short of it', { paid: 33_333 }, '2026-11-16', 'overdue', 1],
    ['two parts late', { paid: 1 }, '2027-01-01', 'overdue', 66_666],
    ['when all is paid', { paid: 100_000 }, '2027-06-01', 'fulfilled', 0],
    ['when more is paid', { paid: 250_000 }, '2027-06-01', 'fulfilled', 0],
    ['written off', { written_off: writtenOff }, '2027-06-01', 'written_off', 0],
    [
      'written off and paid after all',
      { written_off: writtenOff, paid: 100_000 },
      '2027-06-01',
      'fulfilled',
      0,
    ],
  ])('%s', (_, fields, day, state, overdue) => {
    expect(pledgeState({ ...pledge, ...fields }, day)).toBe(state);
    expect(overdueCents({ ...pledge, ...fields }, day)).toBe(overdue);
  });

  it('stores the day of the first installment with something left', () => {
    expect(storedState(pledge)).toEqual({ stage: 'open', due_on: '2026-11-15' });
    expect(storedState({ ...pledge, paid: 40_000 })).toEqual({ stage: 'open', due_on: '2026-12-15' });
    expect(storedState({ ...pledge, paid: 100_000 })).toEqual({ stage: 'paid', due_on: '2027-01-15' });
    expect(leftOf({ ...pledge, paid: 40_000 }).map(({ left }) => left)).toEqual([0, 26_667, 33_333]);
  });
});

it('pays the pledge that is due first, of two on one day the older one', () => {
  const open = (id: string, made_on: string, due_on: string) => ({
    ...{
      ...pledge,
      id,
      made_on,
      due_on,
      donor_id: 'ana',
      amount: 100,
      installments: [{ due_on, cents: 100 }],
    },
  });
  const all = [
    open('late', '2026-01-01', '2026-12-01'),
    open('young', '2026-03-01', '2026-11-01'),
    open('old', '2026-02-01', '2026-11-01'),
  ];
  expect(pledgeFor(all, '2026-06-01')?.id).toBe('old');
  expect(pledgeFor(all, '2026-01-15')?.id).toBe('late');
  expect(pledgeFor(all, '2025-12-31')).toBeNull();
  const gift = (id: string, counted: number, date = '2026-06-01', status = 'completed', donor = 'ana') => ({
    ...{ id, counted, date, status, donor },
  });
  const { pledgeOf, paid } = allotted(all, [
    gift('c', 30),
    gift('a', 70, '2026-05-01'),
    gift('b', 40, '2026-05-02'),
    gift('failed', 0, '2026-05-01', 'failed'),
    gift('other', 50, '2026-05-01', 'completed', 'ben'),
  ]);
  expect(Object.fromEntries(pledgeOf)).toEqual({ a: 'old', b: 'old', c: 'young' });
  expect(Object.fromEntries(paid)).toEqual({ old: 110, young: 30 });
});

const part = fc.record({
  after: fc.integer({ min: 1, max: 70 }),
  cents: fc.integer({ min: 1, max: 50_000 }),
});
const anyPledge = fc
  .record({ parts: fc.array(part, { minLength: 1, maxLength: 5 }), firmness: fc.constantFrom(...firmnesses) })
  .map(({ parts, firmness }): ExpectedPledge => {
    let due_on = '2026-10-01';
    const installments = parts.map(({ after, cents }) => {
      due_on = addDays(due_on, after);
      return { due_on, cents };
    });
    const amount = installments.reduce((sum, { cents }) => sum + cents, 0);
    return { amount, paid: 0, installments, firmness, written_off: null };
  });
/** What happens to one of several pledges: money comes or goes back, it is written off, reopened, agreed on anew. */
const step = fc.record({
  at: fc.nat(5),
  is: fc.constantFrom('pay', 'refund', 'write off', 'reopen', 'firmness', 'terms'),
  share: fc.integer({ min: 0, max: 130 }),
  other: anyPledge,
});

describe('the months of a forecast', () => {
  it('are what a count of every pledge finds, whatever happened in which order', () => {
    fc.assert(
      fc.property(
        fc.array(anyPledge, { minLength: 1, maxLength: 6 }),
        fc.array(step, { maxLength: 25 }),
        (began, steps) => {
          const months = new Map<string, ExpectedDays>();
          const apply = (before: ExpectedPledge | null, after: ExpectedPledge) => {
            for (const [month, change] of expectedChanges([{ before, after }])) {
              const days = changedDays(months.get(month) ?? {}, change);
              if (days) months.set(month, days);
              else months.delete(month);
            }
          };
          const all = [...began];
          for (const one of all) apply(null, one);
          for (const { at, is, share, other } of steps) {
            const before = all[at % all.length];
            if (!before) continue;
            const cents = Math.floor((before.amount * share) / 100);
            const after = {
              ...before,
              ...(is === 'pay' && { paid: before.paid + cents }),
              ...(is === 'refund' && { paid: Math.max(0, before.paid - cents) }),
              ...(is === 'write off' && { written_off: writtenOff }),
              ...(is === 'reopen' && { written_off: null }),
              ...(is === 'firmness' && { firmness: other.firmness }),
              ...(is === 'terms' && { amount: other.amount, installments: other.installments }),
            };
            apply(before, after);
            all[at % all.length] = after;
          }
          const counted = new Map<string, Record<string, Expected>>();
          for (const one of all)
            for (const { due_on, cents } of expectedOf(one)) {
              const days = counted.get(monthOf(due_on)) ?? {};
              const day = days[due_on] ?? { hard: 0, soft: 0 };
              day[one.firmness] += cents;
              counted.set(monthOf(due_on), { ...days, [due_on]: day });
            }
          expect(Object.fromEntries(months)).toEqual(Object.fromEntries(counted));

          const day = '2026-12-15';
          const forecast = forecastOf(
            [...months.values()].map((days) => ({ days })),
            day,
          );
          const sum = (by: (one: ExpectedPledge) => number) => all.reduce((total, one) => total + by(one), 0);
          expect(forecast.total.hard + forecast.total.soft).toBe(sum(openCents));
          expect(forecast.overdue.hard + forecast.overdue.soft).toBe(sum((one) => overdueCents(one, day)));
        },
      ),
    );
  });
});

it('tells the rest of this month from what is overdue in it', () =>
  expect(
    forecastOf(
      [
        { days: { '2026-12-14': { hard: 1, soft: 2 }, '2026-12-15': { hard: 3, soft: 0 } } },
        { days: { '2027-02-01': { hard: 0, soft: 5 } } },
        { days: { '2026-10-01': { hard: 7, soft: 0 } } },
      ],
      '2026-12-15',
    ),
  ).toEqual({
    overdue: { hard: 8, soft: 2 },
    months: [
      { month: '2026-12', hard: 3, soft: 0 },
      { month: '2027-02', hard: 0, soft: 5 },
    ],
    total: { hard: 11, soft: 7 },
  }));
