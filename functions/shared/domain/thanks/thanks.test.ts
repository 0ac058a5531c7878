import { describe, expect, it, test } from 'vitest';
import { settledThanks } from './settle-thanks.ts';
import { planOn, ruleOfGift, type ThankPlan, thankPlansMax, withPlan } from './thank-plan.ts';

const rule = (min_cents: number, way: 'call' | 'letter' | 'email') => ({
  min_cents,
  way,
  signer: 'Ana Rivera',
});
const plans: ThankPlan[] = [
  { from: '2026-11-20', rules: [rule(10_000, 'letter'), rule(100_000, 'call'), rule(2_500, 'email')] },
  { from: '2026-12-01', rules: [rule(5_000, 'letter')] },
  { from: '2027-01-01', rules: [] },
];

describe('a gift is thanked', () => {
  test.each([
    ['by a call at the amount', '2026-11-20', 100_000, 'call'],
    ['by a letter one cent below', '2026-11-20', 99_999, 'letter'],
    ['by an email at the lowest', '2026-11-30', 2_500, 'email'],
    ['not below the lowest', '2026-11-30', 2_499, null],
    ['not before the first plan', '2026-11-19', 100_000, null],
    ['by the newer plan since its day', '2026-12-01', 100_000, 'letter'],
    ['not once a plan has no rules', '2027-01-01', 100_000, null],
    ['not where nothing counts', '2026-11-20', 0, null],
  ])('%s', (_, date, counted, way) => {
    expect(ruleOfGift(plans, { date, counted })?.way ?? null).toBe(way);
  });

  it('not where there is no plan', () => {
    expect(planOn([], '2026-11-20')).toBeNull();
  });
});

it('keeps one plan for a day, and the newest of too many', () => {
  const changed = withPlan(plans, { from: '2026-12-01', rules: [] });
  expect(changed.map(({ from, rules }) => [from, rules.length])).toEqual([
    ['2026-11-20', 3],
    ['2026-12-01', 0],
    ['2027-01-01', 0],
  ]);
  const many = Array.from({ length: thankPlansMax }, (_, at) => ({ from: `2026-01-${10 + at}`, rules: [] }));
  expect(withPlan(many, { from: '2026-02-01', rules: [] }).map(({ from }) => from)).toEqual([
    ...many.slice(1).map(({ from }) => from),
    '2026-02-01',
  ]);
});

describe('the queue', () => {
  const gift = { donor_id: 'd', donor_name: 'Ana', counted: 10_000, date: '2026-11-20', status: 'completed' };
  const copies = { donor_id: 'd', donor_name: 'Ana', cents: 10_000, day: '2026-11-20' };
  test.each([
    ['takes in a gift that counts', gift, null, { is: 'create', copies }],
    ['leaves a gift that no rule asks for', { ...gift, counted: 1 }, null, { is: 'same' }],
    ['leaves a gift that is awaited', { ...gift, status: 'pending', counted: 0 }, null, { is: 'same' }],
    ['keeps a gift that is there', gift, { ...copies, state: 'due' }, { is: 'same' }],
    [
      'keeps a gift of which less is left',
      { ...gift, counted: 1 },
      { ...copies, state: 'due' },
      { is: 'update', copies: { ...copies, cents: 1 } },
    ],
    [
      'drops a refunded gift',
      { ...gift, status: 'refunded', counted: 0 },
      { ...copies, state: 'due' },
      { is: 'delete' },
    ],
    [
      'drops a voided gift',
      { ...gift, status: 'void', counted: 0 },
      { ...copies, state: 'due' },
      { is: 'delete' },
    ],
    [
      'keeps who was thanked for a refunded gift',
      { ...gift, status: 'refunded', counted: 0 },
      { ...copies, state: 'call' },
      { is: 'same' },
    ],
    ['drops what belongs to no gift', null, { ...copies, state: 'call' }, { is: 'delete' }],
    [
      'takes over the survivor of a merge',
      { ...gift, donor_id: 's', donor_name: 'Ana S' },
      { ...copies, state: 'call' },
      { is: 'update', copies: { ...copies, donor_id: 's', donor_name: 'Ana S' } },
    ],
    ['knows nothing of no gift', null, null, { is: 'same' }],
  ])('%s', (_, stored, thanks, expected) => {
    expect(settledThanks(stored, thanks, plans)).toEqual(expected);
  });
});
