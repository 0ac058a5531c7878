import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  foldLines,
  lineOf,
  linesMax,
  type Measured,
  metricName,
  metricTypes,
  shareBelow,
  slotMs,
  valueMax,
} from './metric-lines.ts';
import { bucketsOf, emptyFold, foldLinesInto, rollupId, rollupsOf } from './metric-rollups.ts';

const hour = Date.parse('2026-10-31T14:00:00Z');
const measured: fc.Arbitrary<Measured> = fc.record({
  metric_type: fc.constantFrom(...metricTypes),
  metric_name: fc.constantFrom('LCP', 'CLS', '/donors', '/api/export', 'rollups', 'high'),
  value: fc.integer({ min: 0, max: 20_000 }),
  unit: fc.constantFrom('ms' as const, 'count' as const),
  metadata: fc.record({ device: fc.constantFrom('phone' as const, 'desktop' as const) }),
  timestamp: fc.integer({ min: hour, max: hour + 3_599_999 }),
});

describe('folding', () => {
  it('gives the same whatever the order and the portions', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(measured, fc.nat({ max: 4 }), fc.nat()), { maxLength: 80 }), (all) => {
        const lines = all.map(([one]) => lineOf(one));
        const whole = foldLinesInto(emptyFold(), 'h', lines);
        const shuffled = all.toSorted(([, , one], [, , other]) => one - other);
        const portions = [0, 1, 2, 3, 4].map((portion) =>
          foldLines(shuffled.flatMap(([one, at]) => (at === portion ? [lineOf(one)] : []))),
        );
        const parts = portions.reduce((fold, portion) => foldLinesInto(fold, 'h', portion), emptyFold());
        expect(parts).toEqual(whole);
        const errors = all.filter(([one]) => one.metric_type === 'error_rate');
        expect(whole.errors.reduce((sum, count) => sum + count, 0)).toBe(
          errors.reduce((sum, [one]) => sum + one.value, 0),
        );
      }),
      { numRuns: 60 },
    );
  });

  it('never makes more lines than a batch has, and loses none of what was counted', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.tuple(measured, fc.string({ unit: fc.constantFrom(...'abcdef'), minLength: 1, maxLength: 3 })),
          {
            minLength: 100,
            maxLength: 400,
          },
        ),
        (all) => {
          const lines = all.map(([one, name]) =>
            lineOf({ ...one, metric_name: `${name}${one.metric_name}` }),
          );
          const folds = foldLines(lines);
          expect(folds.length).toBeLessThanOrEqual(linesMax);
          const counted = (some: typeof lines) => some.reduce((sum, { count }) => sum + count, 0);
          expect(counted(folds)).toBe(lines.length);
          for (const { count, sum, max, spread, timestamp } of folds) {
            expect(spread.reduce((all, some) => all + some, 0)).toBe(count);
            expect(max <= sum && sum <= max * count).toBe(true);
            expect(timestamp).toBeGreaterThanOrEqual(hour);
          }
        },
      ),
      { numRuns: 30 },
    );
  });

  it('stops counting where a sum would not be exact any more, so that nobody can make a fold unreadable', () => {
    const most = Number.MAX_SAFE_INTEGER;
    const of = (metric_type: Measured['metric_type']) => ({
      ...lineOf({ metric_type, metric_name: 'a', value: 5, unit: 'ms', timestamp: hour }),
      sum: most - 1,
    });
    const lines = [of('page_load'), of('page_load'), of('error_rate'), of('error_rate')];
    const { timed, errors, names } = foldLinesInto(emptyFold(), 'h', lines);
    expect([timed.page_load.sum[0], errors[0], ...names.map(({ sum }) => sum)]).toEqual(Array(4).fill(most));
  });

  it('keeps of the metadata only what all say alike', () => {
    const of = (metadata: Measured['metadata']): Measured => ({
      ...{ metric_type: 'page_load', metric_name: '/donors', value: 1, unit: 'ms', timestamp: hour },
      ...(metadata ? { metadata } : {}),
    });
    const both = (one: Measured['metadata'], other: Measured['metadata']) =>
      foldLines([lineOf(of(one)), lineOf(of(other))])[0]?.metadata;
    expect(both({ device: 'phone', connection: '4g' }, { device: 'phone', connection: '3g' })).toEqual({
      device: 'phone',
    });
    expect(both({ screen: '/donors' }, undefined)).toEqual({});
  });

  it.each([
    [-5, 0],
    [1.6, 2],
    [Number.NaN, 0],
    [Number.POSITIVE_INFINITY, 0],
    [1e9, valueMax],
  ])('takes %d for %d', (value, taken) => {
    const line = lineOf({ metric_type: 'page_load', metric_name: 'LCP', value, unit: 'ms', timestamp: hour });
    expect([line.sum, line.max]).toEqual([taken, taken]);
  });
});

it.each([
  ['/donors/:id', true],
  ['/api/imports/rows', true],
  ['/api/2fa/enable', true],
  ['page_load LCP', true],
  ['Ana María', false],
  ['ana@example.org', false],
  ['/donors/4711', false],
  ['+15550100200', false],
  ['?q=ana', false],
  ['', false],
  ['a'.repeat(65), false],
])('a name like %j may be said: %s', (name, may) => {
  expect(metricName.test(name)).toBe(may);
  const line = lineOf({ metric_type: 'page_load', metric_name: name, value: 1, unit: 'ms', timestamp: hour });
  expect(line.metric_name).toBe(may ? name : 'other');
});

it('reads a share from the bands: exact at their bounds, within them by straight line', () => {
  const spread = (...values: number[]) =>
    values
      .map(
        (value) =>
          lineOf({ metric_type: 'page_load', metric_name: 'a', value, unit: 'ms', timestamp: hour }).spread,
      )
      .reduce((one, other) => one.map((count, at) => count + (other[at] ?? 0)));
  expect(shareBelow([0, 0], 0, 0.75)).toBe(0);
  expect(shareBelow(spread(10, 20, 30, 3_200), 3_200, 0.75)).toBe(50);
  expect(shareBelow(spread(100, 100, 100, 100), 100, 0.75)).toBeLessThanOrEqual(100);
  expect(shareBelow(spread(20_000), 20_000, 0.75)).toBe(18_200);
});

describe('ranges', () => {
  const now = Date.parse('2026-11-01T00:07:31Z');
  it.each([
    ['1h', 2, 'h-2026-10-31T23'],
    ['24h', 2, 'd-2026-10-31'],
    ['7d', 8, 'd-2026-10-25'],
    ['30d', 31, 'd-2026-10-02'],
  ] as const)('%s reads at most %d documents', (range, most, first) => {
    for (let at = now; at < now + 3 * 86_400_000; at += 1_234_567) {
      expect(rollupsOf(range, at).length).toBeLessThanOrEqual(most);
    }
    expect(rollupsOf(range, now)[0]).toBe(first);
  });

  it('finds every measurement of its time in its bucket, and none of another', () => {
    const moments = fc.integer({ min: now - 40 * 86_400_000, max: now });
    fc.assert(
      fc.property(
        fc.array(moments, { minLength: 1, maxLength: 20 }),
        fc.constantFrom('1h', '24h', '7d', '30d'),
        (all, range) => {
          const found = new Map(rollupsOf(range, now).map((id) => [id, emptyFold()]));
          for (const timestamp of all) {
            const line = lineOf({
              metric_type: 'api_response',
              metric_name: 'a',
              value: 5,
              unit: 'ms',
              timestamp,
            });
            for (const period of ['h', 'd'] as const) {
              const id = rollupId(period, timestamp);
              const fold = found.get(id);
              if (fold) found.set(id, foldLinesInto(fold, period, [line]));
            }
          }
          for (const { from, to, timed } of bucketsOf(range, now, found)) {
            const expected = all.filter((at) => at >= from && at < to).length;
            expect(timed.api_response.count).toBe(expected);
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  it('draws an hour in slots that the fold has', () => {
    expect(bucketsOf('1h', now, new Map()).map(({ from, to }) => to - from)).toEqual(Array(24).fill(slotMs));
  });
});
