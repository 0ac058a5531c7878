import { expect, it } from 'vitest';
import { lineOf, type Measured } from '#shared/domain/metric-lines.ts';
import { bucketsOf, emptyFold, foldLinesInto, rollupId } from '#shared/domain/metric-rollups.ts';
import { isEmpty, measures, slowest, summaryOf, valuesOf } from './performance-measures.ts';

const now = Date.parse('2026-10-31T14:20:00Z');
const line = (values: Partial<Measured>) =>
  lineOf({
    ...{ metric_type: 'api_response', metric_name: '/api/export', value: 100, unit: 'ms', timestamp: now },
    ...values,
  });
const bucketsWith = (...measured: Partial<Measured>[]) =>
  bucketsOf('1h', now, new Map([[rollupId('h', now), foldLinesInto(emptyFold(), 'h', measured.map(line))]]));

it('averages what took time and counts errors, bucket by bucket and in all', () => {
  const buckets = bucketsWith(
    { value: 100, timestamp: now - 10 * 60_000 },
    { value: 400 },
    { value: 100 },
    { metric_type: 'error_rate', metric_name: 'high', unit: 'count', value: 1 },
  );
  expect(valuesOf('api_response', buckets).slice(-5)).toEqual([100, 0, 0, 0, 250]);
  expect(summaryOf('api_response', buckets)).toEqual({ value: 200, count: 3, max: 400 });
  expect(summaryOf('errors', buckets)).toMatchObject({ value: 1, count: 1 });
  expect(summaryOf('page_load', buckets)).toEqual({ value: 0, count: 0, max: 0 });
});

it('is empty only where nothing at all was measured', () => {
  expect(isEmpty(bucketsWith())).toBe(true);
  expect(isEmpty(bucketsWith({ metric_type: 'error_rate', unit: 'count', value: 1 }))).toBe(false);
  expect(measures).toHaveLength(5);
});

it('lists names by their typical time, and none that is no time', () => {
  const { names } = foldLinesInto(emptyFold(), 'd', [
    ...[90, 90, 90, 9_000].map((value) => line({ metric_name: 'mostly fast', value })),
    ...[700, 800].map((value) => line({ metric_name: 'always slow', value })),
    line({ metric_type: 'page_load', metric_name: 'CLS', unit: 'count', value: 99_999 }),
  ]);
  expect(slowest(names, 9)).toMatchObject([
    { name: 'always slow', max: 800, count: 2 },
    { name: 'mostly fast', typical: 100, max: 9_000, count: 4 },
  ]);
  expect(slowest(names, 1)).toHaveLength(1);
});
