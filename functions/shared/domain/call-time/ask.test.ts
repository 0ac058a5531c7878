import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { type AskFacts, askOf, likelihood } from './ask.ts';

const facts: AskFacts = { largest: 0, capacity: 'unknown', left: null, overdue: 0 };

it.each<[string, Partial<AskFacts>, ReturnType<typeof askOf>]>([
  [
    'twice the largest gift',
    { largest: 25_000, left: 120_000 },
    { cents: 50_000, fallback: 25_000, basis: 'double', isLimited: false },
  ],
  [
    'what is left of the limit',
    { largest: 100_000, left: 123_450 },
    { cents: 123_400, fallback: 50_000, basis: 'double', isLimited: true },
  ],
  [
    'twice, to the cent of the limit',
    { largest: 25_000, left: 50_000 },
    { cents: 50_000, fallback: 25_000, basis: 'double', isLimited: false },
  ],
  [
    'a little less than the limit leaves no room for',
    { largest: 25_000, left: 49_999 },
    { cents: 49_900, fallback: 10_000, basis: 'double', isLimited: true },
  ],
  [
    'what a major donor could give',
    { largest: 5_000, capacity: 'major' },
    { cents: 100_000, fallback: 50_000, basis: 'capacity', isLimited: false },
  ],
  [
    'the least that call time asks for',
    {},
    { cents: 25_000, fallback: 10_000, basis: 'first', isLimited: false },
  ],
  [
    'a small donor’s amount',
    { capacity: 'small' },
    { cents: 10_000, fallback: 5_000, basis: 'capacity', isLimited: false },
  ],
  [
    'what is overdue, also above what is left',
    { largest: 25_000, overdue: 75_000, left: 0 },
    { cents: 75_000, fallback: 25_000, basis: 'pledge', isLimited: false },
  ],
  ['nothing of whoever is at the limit', { largest: 350_000, left: 0 }, null],
  ['nothing below a dollar', { largest: 350_000, left: 99 }, null],
])('asks for %s', (_, some, ask) => expect(askOf({ ...facts, ...some })).toEqual(ask));

it('never asks for more than is left, and never for less than the largest gift where there is room', () =>
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 2_000_000 }),
      fc.constantFrom('major', 'mid', 'small', 'unknown'),
      fc.option(fc.integer({ min: 0, max: 1_000_000 })),
      (largest, capacity, left) => {
        const ask = askOf({ ...facts, largest, capacity, left });
        if (left !== null) expect(ask?.cents ?? 0).toBeLessThanOrEqual(left);
        if (ask && !ask.isLimited) expect(ask.cents).toBeGreaterThanOrEqual(largest);
        if (ask) expect(ask.cents % 100).toBe(0);
        if (ask?.fallback) expect(ask.fallback).toBeLessThan(ask.cents);
      },
    ),
  ));

it.each([
  [[], 80],
  [['2020-01-01'], 200],
  [['2026-01-02'], 350],
  [['2026-01-02', '2026-02-02'], 500],
  [['2026-01-01'], 350],
])('takes gifts on %j for %i thousandths', (days, likely) =>
  expect(
    likelihood(
      days.map((day) => ({ day, cents: 1 })),
      '2026-01-01',
    ),
  ).toBe(likely),
);
