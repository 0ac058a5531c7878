import { describe, expect, it } from 'vitest';
import { healthOf, unknownHealth } from './health.ts';
import { type MetricBucket, noTotal } from './metric-rollups.ts';
import { figuresOf } from './metric-shares.ts';

type BucketFigures = {
  page?: [count: number, sum: number];
  api?: [count: number, sum: number];
  queries?: number;
  errors?: number;
};
type Status = 'healthy' | 'degraded' | 'critical';
const bucket = ({ page = [0, 0], api = [0, 0], queries = 0, errors = 0 }: BucketFigures): MetricBucket => ({
  from: 0,
  to: 1,
  errors,
  timed: {
    page_load: { count: page[0], sum: page[1], max: 0 },
    api_response: { count: api[0], sum: api[1], max: 0 },
    database_query: { count: queries, sum: 0, max: 0 },
    user_action: noTotal,
  },
});
const page = (of: string) => ({ is: 'pageLoad', value: Number(of), limit: 3_000 });
const api = (of: string) => ({ is: 'apiResponse', value: Number(of), limit: 2_000 });
const rate = (of: string) => ({ is: 'errorRate', value: Number(of), limit: 5 });

describe('health', () => {
  it.each<[string, BucketFigures[], 'healthy' | 'degraded' | 'critical', object[]]>([
    ['nothing was measured', [], 'healthy', []],
    ['only empty slots', [{}, {}], 'healthy', []],
    ['page loads of exactly 3000 ms', [{ page: [2, 6_000] }], 'healthy', []],
    ['page loads of 3000.5 ms', [{ page: [2, 6_001] }], 'degraded', [page('3001')]],
    ['page loads over two buckets', [{ page: [1, 1_000] }, { page: [1, 5_002] }], 'degraded', [page('3001')]],
    ['answers of exactly 2000 ms', [{ api: [1, 2_000] }], 'healthy', []],
    ['answers of 2001 ms', [{ api: [1, 2_001] }], 'degraded', [api('2001')]],
    ['5 % of errors', [{ queries: 100, errors: 5 }], 'healthy', []],
    ['6 % of errors', [{ queries: 100, errors: 6 }], 'degraded', [rate('6')]],
    ['just above 5 %', [{ queries: 10_000, errors: 501 }], 'degraded', [rate('5.1')]],
    ['15 % of errors', [{ queries: 20, errors: 3 }], 'degraded', [rate('15')]],
    ['just above 15 %', [{ queries: 1_000, errors: 151 }], 'critical', [rate('15.1')]],
    ['errors and nothing else', [{ errors: 2 }], 'critical', [rate('100')]],
    ['more errors than anything', [{ queries: 1, errors: 9 }], 'critical', [rate('100')]],
    [
      'everything at once',
      [{ page: [1, 3_001], api: [1, 2_500], errors: 1 }],
      'critical',
      [page('3001'), api('2500'), rate('50')],
    ],
    ['slow and few errors', [{ page: [99, 99 * 4_000], errors: 1 }], 'degraded', [page('4000')]],
  ])('with %s', (_, buckets, status, alerts) => {
    expect(healthOf(buckets.map(bucket))).toMatchObject({ status, alerts });
  });

  it('counts errors against page loads, answers, queries and actions together', () => {
    expect(healthOf([bucket({ page: [1, 9], api: [2, 9], queries: 7, errors: 1 })]).errorRate).toBe(0.1);
  });

  const part = (figures: BucketFigures) => figuresOf([bucket(figures)]);
  it.each<[string, BucketFigures[], Status, Status | null]>([
    // Exact to the threshold, whoever measured how much of it.
    ['pages of 3001 ms of three alike', Array(3).fill({ page: [2, 6_001] }), 'degraded', null],
    ['pages of 3000 ms of three alike', Array(3).fill({ page: [2, 6_000] }), 'healthy', null],
    ['errors of two of three', [{ errors: 8 }, { errors: 8 }, { queries: 84 }], 'critical', null],
    ['one of two who are slow', [{ page: [1, 600_000] }, { page: [99, 99_000] }], 'degraded', null],
    ['one of two with errors', [{ errors: 99 }, { queries: 100 }], 'critical', null],
    [
      'one of three who is slow',
      [{ page: [1, 600_000] }, { page: [9, 9_000] }, { queries: 9 }],
      'healthy',
      'degraded',
    ],
    [
      'one of three with errors',
      [{ queries: 1, errors: 99 }, { queries: 50 }, { queries: 50 }],
      'healthy',
      'critical',
    ],
    [
      'one of three with more of them',
      [{ errors: 99 }, { queries: 90, errors: 8 }, { page: [2, 2] }],
      'degraded',
      'critical',
    ],
    [
      'one who works the most',
      [{ page: [90, 90_000], queries: 900, errors: 2 }, { page: [1, 9] }, { queries: 1 }],
      'healthy',
      null,
    ],
  ])('of %s', (_, members, status, outweighed) => {
    expect(healthOf(members.map(bucket), members.map(part))).toMatchObject({ status, outweighed });
    // Measured before shares were kept, or by more members than are told apart.
    expect(healthOf(members.map(bucket))).toMatchObject({ status: outweighed ?? status, outweighed: null });
  });

  it('has no average of nothing', () => {
    expect(healthOf([bucket({ queries: 3 })])).toMatchObject({
      pageLoad: null,
      apiResponse: null,
      errorRate: 0,
    });
  });

  it('is critical where it is not known', () => {
    expect(unknownHealth).toMatchObject({
      status: 'critical',
      alerts: [{ is: 'unknown', value: 0, limit: 0 }],
    });
  });
});
