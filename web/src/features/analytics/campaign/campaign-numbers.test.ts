import { describe, expect, it } from 'vitest';
import type { CampaignNumbers } from '#shared/api/analytics-api.ts';
import { showNeeded } from './goals/goal-amounts.ts';
import { goalForm, goalValues } from './goals/goal-form.ts';
import { comparedWith } from './number-series.ts';
import { numbersCsv } from './numbers-csv.ts';

it.each([
  [0, 0, { is: 'none' }],
  [0, 5, { is: 'first' }],
  [5, 5, { is: 'same' }],
  [4, 5, { is: 'more', share: 0.25 }],
  [4, 39, { is: 'more', share: 8.75 }],
  [4, 43, { is: 'times', times: 10 }],
  [4, 1, { is: 'less', share: 0.75 }],
  [4, 0, { is: 'less', share: 1 }],
])('%d before and %d now', (before, now, expected) => expect(comparedWith(before, now)).toEqual(expected));

it.each([
  ['raised', 420_001, '$4,201'],
  ['raised', 420_000, '$4,200'],
  ['donors', 0.1 + 0.2, '0.3'],
  ['donors', 1 / 3, '0.4'],
  ['volunteer_hours', 12.1, '13'],
] as const)('what has to come is rounded up: %s %d', (measure, amount, shown) =>
  expect(showNeeded(measure, amount)).toBe(shown),
);

it('a spreadsheet has a row for each bucket, in UTC and dollars, and runs nothing', () => {
  const counts = (last: number) => Array.from({ length: 24 }, (_, at) => (at === 23 ? last : 0));
  const numbers: CampaignNumbers = {
    from: Date.UTC(2026, 2, 8, 13),
    asOf: Date.UTC(2026, 2, 9, 12, 20),
    series: [
      { measure: 'raised', counts: counts(123_456), before: 0 },
      { measure: 'donors', counts: counts(2), before: 0 },
    ],
  };
  const lines = numbersCsv('24h', numbers, { from: 'From', to: '=To', of: (measure) => measure }).split(
    '\r\n',
  );
  expect(lines).toHaveLength(26);
  expect(lines[0]).toBe("\uFEFFFrom,'=To,raised,donors");
  expect(lines[1]).toBe('2026-03-08T13:00:00.000Z,2026-03-08T14:00:00.000Z,0.00,0');
  expect(lines[24]).toBe('2026-03-09T12:00:00.000Z,2026-03-09T13:00:00.000Z,1234.56,2');
});

describe('a goal', () => {
  const sound = { target: '1,250', start_value: '', start_date: '2026-03-01', due_date: '2026-03-01' };

  it.each([
    ['raised', sound, { target: 125_000, start_value: 0 }],
    [
      'raised',
      { ...sound, target: '$ 1,250.50', start_value: '1250' },
      { target: 125_050, start_value: 125_000 },
    ],
    ['donors', { ...sound, start_value: '1249' }, { target: 1_250, start_value: 1_249 }],
  ] as const)('is read as typed: %s', (measure, typed, stored) =>
    expect(goalForm(measure).parse(typed)).toMatchObject(stored),
  );

  it.each([
    ['target', 'donors', { target: '' }],
    ['target', 'donors', { target: '12.5' }],
    ['target', 'donors', { target: 'many' }],
    ['target', 'donors', { target: '0' }],
    ['target', 'donors', { target: '-5' }],
    ['target', 'raised', { target: '1,000,000,001' }],
    ['start_value', 'donors', { start_value: '1250' }],
    ['start_value', 'donors', { start_value: 'some' }],
    ['due_date', 'donors', { due_date: '2026-02-28' }],
    ['due_date', 'donors', { due_date: '' }],
  ] as const)('is refused for its %s, for %s: %o', (field, measure, wrong) => {
    const read = goalForm(measure).safeParse({ ...sound, ...wrong });
    expect(read.error?.issues.map(({ path }) => path[0])).toEqual([field]);
  });

  it.each([
    ['2026-11-03', '2026-11-03'],
    ['2026-03-09', '2026-06-07'],
    [null, '2026-06-07'],
  ])('that is new begins today with what is there; election day %s, its last %s', (electionDate, due_date) =>
    expect(goalValues('raised', null, { reached: 12_345, today: '2026-03-09', electionDate })).toEqual({
      target: '',
      start_value: '123.45',
      start_date: '2026-03-09',
      due_date,
    }),
  );
});
