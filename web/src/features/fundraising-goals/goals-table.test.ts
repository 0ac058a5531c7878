import { describe, expect, test } from 'vitest';
import '../../shared/text/giving/en.ts';
import '../../shared/text/form/en.ts';
import { type GivingSource, givingByWeek } from '#shared/domain/giving/giving-sources.ts';
import { paceOfPlan } from '#shared/domain/giving/weekly-plan.ts';
import type { CommitteeMember, Plan } from '../../shared/fundraising/giving-data.ts';
import { goalsTable } from './export-goals.tsx';
import { verdictOf } from './format-pace.ts';
import { progressOf } from './plan-progress-of.ts';
import { newSource, readSources, typedSources } from './sources-form.ts';

const at = { toMillis: () => 0 };
const lee: CommitteeMember = {
  ...{ id: 'lee', person_id: 'p', name: '=HYPERLINK("x")', goal: 60_000, commitment: 0, code: 'FC-LEE' },
  ...{ is_lobbyist: false, note: null, left_on: null, others: [] },
  ...{ created_at: at, created_by: 'a', updated_at: at, updated_by: 'a' },
};
const source = (id: string, of: Partial<GivingSource> = {}): Plan['sources'][number] => ({
  ...{ id, name: id, target: 0, codes: [], has_committee: false, methods: [] },
  ...(of as object),
});
const plan: Plan = {
  ...{ target: 100_000, from: '2026-11-02', until: '2026-11-29', weeks: [] },
  sources: [
    source('committee', { has_committee: true, target: 40_000 }),
    source('online', { name: '@online', target: 10_000 }),
  ],
};
const quarters = [
  {
    cells: {
      '2026-11-02|card||FC-LEE': { cents: 12_345, count: 2 },
      '2026-11-09|check||': { cents: 30_000, count: 1 },
      '2026-12-07|card||FC-LEE': { cents: 99_999, count: 1 },
    },
  },
];
const progress = progressOf(plan, [lee], givingByWeek(quarters, plan.sources, [lee]), '2026-11-16');

describe('the progress of a plan', () => {
  test('counts the weeks of the plan alone, each gift for one source', () => {
    expect(progress.raised).toBe(42_345);
    expect(progress.gifts).toBe(3);
    expect(progress.sources.map(({ raised, end }) => [raised, end])).toEqual([
      [12_345, 24_690],
      [0, 0],
    ]);
    expect(progress.other).toMatchObject({ raised: 30_000, target: 50_000 });
    expect(progress.members).toMatchObject([{ raised: 12_345, target: 60_000 }]);
    expect(progress.unplanned).toBe(50_000);
  });

  test('leaves as a file in which no cell is a formula', () => {
    const lines = goalsTable(progress).split('\r\n');
    expect(lines[1]).toBe('2026-11-02,250.00,123.45,123.45');
    expect(lines.find((one) => one.includes('HYPERLINK'))).toMatch(/^"'=HYPERLINK/);
    expect(lines.find((one) => one.includes('@online'))).toMatch(/^'@online,100\.00,0\.00,0\.00$/);
  });
});

test('a pace that is too slow for any day is not told as if nothing had come', () => {
  const paced = (raised: number) =>
    verdictOf(paceOfPlan({ ...plan, target: 100_000_000 }, raised, '2026-11-16')).text;
  expect(paced(0)).toBe('Nothing has come since the plan began.');
  expect(paced(1_000)).toBe('At this pace the goal is more than ten years away.');
});

describe('sources as typed', () => {
  test('begin with what is usual, and come back as they were', () => {
    expect(typedSources({ ...plan, sources: [] }).map(({ name }) => name)).toEqual([
      ...['Call time', 'Finance committee', 'Events', 'Mail and checks', 'Online'],
    ]);
    expect(readSources(typedSources(plan))).toEqual(plan.sources);
  });

  test('are read with codes apart, once each, and without those that say nothing', () => {
    const typed = [
      newSource({ id: 'a', name: ' Mail ', target: '1,000.50', codes: 'MAIL*, ward,MAIL* ,' }),
      newSource(),
    ];
    expect(readSources(typed)).toMatchObject([{ name: 'Mail', target: 100_050, codes: ['MAIL*', 'ward'] }]);
  });

  test.each([
    ['no name', { name: '', target: '5' }],
    ['no name but a method', { name: '', methods: ['check' as const] }],
    ['no name but the committee', { name: '', has_committee: true }],
    ['no amount of money', { name: 'Mail', target: 'much' }],
    ['less than nothing', { name: 'Mail', target: '-5' }],
    ['a code of 300 characters', { name: 'Mail', codes: 'x'.repeat(300) }],
    ['21 codes', { name: 'Mail', codes: Array.from({ length: 21 }, (_, one) => `C${one}`).join(',') }],
  ])('are refused with %s', (_, typed) => {
    expect(() => readSources([newSource(typed)])).toThrow();
  });
});
