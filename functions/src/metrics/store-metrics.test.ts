import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type MetricBatch, metricsCall } from '#shared/api/metrics-api.ts';
import { metricRollups, performanceMetrics } from '#shared/collections/index.ts';
import { healthOf } from '#shared/domain/health.ts';
import { lineOf, type Measured } from '#shared/domain/metric-lines.ts';
import { bucketsOf, rollupId } from '#shared/domain/metric-rollups.ts';
import { sharesOf } from '#shared/domain/metric-shares.ts';
import { metricLimits } from '#shared/metric-limits.ts';
import { crowd } from '../../../tests/full.ts';
import { db } from '../../../tests/functions/emulator-clients.ts';
import { memberOf } from '../../../tests/functions/import-campaign.ts';
import { insideOf } from '../../../tests/functions/sample-records.ts';
import { sha256 } from '../hash.ts';
import { storeMetrics } from './store-metrics.ts';

const minute = 60_000;
/** Twenty past two: a batch lies in one hour and one day unless it says otherwise. */
const now = Date.parse('2026-10-31T14:20:00Z');

const measured = (overrides: Partial<Measured> = {}): Measured => ({
  metric_type: 'api_response',
  metric_name: '/api/insights',
  value: 100,
  unit: 'ms',
  timestamp: now - minute,
  ...overrides,
});
const batch = (...lines: Partial<Measured>[]): MetricBatch =>
  metricsCall.request.parse({
    id: randomUUID(),
    session_id: 'session',
    metrics: (lines.length > 0 ? lines : [{}]).map((line) => lineOf(measured(line))),
  });

const twoFactorKey = () => 'a key';
function organization(at = now) {
  const id = randomUUID();
  const inside = insideOf(db, id);
  const take = storeMetrics({ db, twoFactorKey, now: () => at });
  return {
    ...inside,
    take: (sent: MetricBatch, uid = 'one', by = take) => by({ ...memberOf(id, 'canvasser'), uid }, sent),
    rollup: async (period: 'h' | 'd', moment: number) =>
      metricRollups.schema.parse(
        (await inside.doc(`metric_rollups/${rollupId(period, moment)}`).get()).data(),
      ),
  };
}

it('keeps a batch as the specification says, and folds it into its hour and its day', async () => {
  const { doc, take, rollup, all } = organization();
  const sent = batch(
    { value: 100, metadata: { screen: '/donors', device: 'phone' } },
    { value: 300, timestamp: now - 6 * minute },
    { metric_type: 'page_load', metric_name: 'TTFB', value: 40 },
    { metric_type: 'error_rate', metric_name: 'high', value: 1, unit: 'count' },
  );
  expect(await take(sent)).toEqual({ stored: true });
  const stored = performanceMetrics.schema.parse((await doc(`performance_metrics/${sent.id}`).get()).data());
  expect(stored).toMatchObject({ session_id: 'session', user_id: 'one' });
  expect(stored.timestamp.toMillis()).toBe(now - 6 * minute);
  expect(stored.received_at.toMillis()).toBe(now);
  expect(stored.metrics[0]).toMatchObject({
    metric_type: 'api_response',
    metric_name: '/api/insights',
    value: 100,
    unit: 'ms',
    metadata: { screen: '/donors', device: 'phone' },
  });
  const [hour, day] = [await rollup('h', now), await rollup('d', now)];
  // Slots of 150 s and of an hour: 14:19 is the eighth, 14:14 the sixth.
  expect(hour.timed.api_response.sum.slice(5, 8)).toEqual([300, 0, 100]);
  expect(day.timed.api_response).toMatchObject({
    count: expect.objectContaining({ 14: 2 }),
    sum: expect.objectContaining({ 14: 400 }),
    max: expect.objectContaining({ 14: 300 }),
  });
  expect(hour.errors[7]).toBe(1);
  // A part of a page load is no page load.
  expect(hour.timed.page_load.count).not.toContain(1);
  expect(day.names.map(({ metric_name }) => metric_name)).toContain('TTFB');
  expect(Object.values(hour.senders)).toEqual([1]);
  expect(await all('metric_rollups')).toHaveLength(2);
});

it('takes many at once and each once, however often and by however many processes it is sent', async () => {
  const { take, rollup, all } = organization();
  const many = crowd(40);
  const batches = Array.from({ length: many }, (_, at) => batch({ value: at + 1 }, { value: 1_000 }));
  const other = storeMetrics({ db, twoFactorKey, now: () => now });
  const answers = await Promise.all(
    batches.flatMap((sent, at) => [
      take(sent, `member-${at % 8}`),
      take(sent, `member-${at % 8}`),
      ...(at % 4 === 0 ? [take(sent, `member-${at % 8}`, other)] : []),
    ]),
  );
  expect(answers.filter(({ stored }) => stored)).toHaveLength(many);
  const day = await rollup('d', now);
  expect(day.timed.api_response.count[14]).toBe(2 * many);
  const sum = (many * (many + 1)) / 2 + many * 1_000;
  expect(day.timed.api_response.sum[14]).toBe(sum);
  expect(day.names).toMatchObject([{ count: 2 * many, sum, max: 1_000 }]);
  expect(await all('performance_metrics')).toHaveLength(many);
  expect(await Promise.all(batches.map((sent) => take(sent)))).not.toContainEqual({ stored: true });
  expect(await rollup('d', now)).toEqual(day);
});

it('takes a batch over midnight into both days, with five documents at most', async () => {
  const midnight = Date.parse('2026-11-01T00:00:00Z');
  const { take, rollup, all } = organization(midnight + 5 * minute);
  await take(batch({ timestamp: midnight - minute, value: 7 }, { timestamp: midnight, value: 9 }));
  expect((await rollup('d', midnight - 1)).timed.api_response.sum[23]).toBe(7);
  expect((await rollup('d', midnight)).timed.api_response.sum[0]).toBe(9);
  expect([...(await all('metric_rollups')), ...(await all('performance_metrics'))]).toHaveLength(5);
});

it.each([
  ['of the future', [{ timestamp: now + 6 * minute }], 'metrics.future'],
  ['older than a week', [{ timestamp: now - metricLimits.ageMs - 1 }], 'metrics.old'],
  ['of three hours', [{ timestamp: now - 3 * 60 * minute }, {}], 'metrics.span'],
])('refuses measurements %s, and keeps nothing', async (_, lines, key) => {
  const { take, all } = organization();
  await expect(take(batch(...lines))).rejects.toMatchObject({
    code: 'invalid-argument',
    key,
  });
  expect(await all('metric_rollups')).toEqual([]);
});

it('takes what a clock that is a little ahead says as of now', async () => {
  const { take, rollup } = organization();
  await take(batch({ timestamp: now + 4 * minute }));
  expect((await rollup('h', now)).timed.api_response.count[8]).toBe(1);
});

it('takes so many of one member in an hour, the late ones too, and then says how long to wait', async () => {
  const { take, all } = organization();
  const sent = Array.from({ length: metricLimits.batchesAnHour + 3 }, (_, at) =>
    batch({ timestamp: now - at * 60 * minute }),
  );
  const answers = await Promise.allSettled(sent.map((one) => take(one)));
  const refused = answers.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  expect(refused).toHaveLength(3);
  expect(refused[0]).toMatchObject({ code: 'resource-exhausted', retryAfterMs: 40 * minute });
  expect(await all('performance_metrics')).toHaveLength(metricLimits.batchesAnHour);
  expect(await take(batch(), 'another')).toEqual({ stored: true });
});

describe('one member who forges measurements', () => {
  const error = { metric_type: 'error_rate', metric_name: 'high', unit: 'count', value: 1 } as const;
  const page = { metric_type: 'page_load', metric_name: 'LCP' } as const;
  const honest = () => batch({ ...page, value: 900 }, {}, {});
  /** As much as a batch takes, of the worst. */
  const forged = (): MetricBatch => {
    const { metrics, ...rest } = batch({ ...page, value: 600_000 }, { value: 600_000 }, error);
    const times = metricLimits.measured / metrics.length;
    const often = metrics.map(({ sum, count, spread, ...line }) => ({
      ...{ ...line, sum: sum * times, count: count * times },
      spread: spread.map((some) => some * times),
    }));
    return metricsCall.request.parse({ ...rest, metrics: often });
  };
  const healthIn = async ({ all }: Pick<ReturnType<typeof organization>, 'all'>) => {
    const found = (await all('metric_rollups')).map(
      (one) => [one.id, metricRollups.schema.parse(one.data())] as const,
    );
    const rollups = new Map(found);
    return healthOf(bucketsOf('1h', now, rollups), sharesOf(now, rollups));
  };

  it('makes the health of a team no worse, and it is told', async () => {
    const organizationKit = organization();
    for (const uid of ['ana', 'ben', 'cem']) await organizationKit.take(honest(), uid);
    const before = await healthIn(organizationKit);
    expect(before).toMatchObject({ status: 'healthy', pageLoad: 900, outweighed: null });
    await Promise.allSettled(Array.from({ length: 40 }, () => organizationKit.take(forged(), 'eve')));
    expect(await organizationKit.all('performance_metrics')).toHaveLength(3 + metricLimits.batchesAnHour);
    expect(await healthIn(organizationKit)).toEqual({ ...before, outweighed: 'critical' });
    // What several say is so.
    for (const uid of ['ana', 'ben']) await organizationKit.take(batch(error, error, error), uid);
    expect(await healthIn(organizationKit)).toMatchObject({ status: 'critical', pageLoad: 900 });
  });

  it('is believed where nobody could tell who is right', async () => {
    const pair = organization();
    for (const sent of [honest(), forged()]) await pair.take(sent, sent.id);
    expect(await healthIn(pair)).toMatchObject({ status: 'critical', outweighed: null });
  });

  it('is no name that colleagues know in what they read', async () => {
    const { take, all } = organization();
    await take(honest(), 'eve-uid-4711');
    const read = (await all('metric_rollups')).map((one) => one.data());
    for (const known of ['eve-uid-4711', sha256('eve-uid-4711')])
      expect(JSON.stringify(read)).not.toContain(known.slice(0, 12));
  });
});

it.each([
  ['no line', (sent: MetricBatch) => ({ ...sent, metrics: [] })],
  ['another campaign in it', (sent: MetricBatch) => ({ ...sent, organization_id: 'theirs' })],
  ['another member in it', (sent: MetricBatch) => ({ ...sent, user_id: 'somebody' })],
  ['a path for its id', (sent: MetricBatch) => ({ ...sent, id: '../h-2026-10-31T14' })],
  ['61 lines', (sent: MetricBatch) => ({ ...sent, metrics: Array(61).fill(sent.metrics[0]) })],
  ['an address of mail as a name', { metric_name: 'ana@example.org' }],
  ['a telephone number as a name', { metric_name: 'call 5550100200' }],
  ['a name in its metadata', { metadata: { name: 'Ana' } }],
  ['an address with an id in its metadata', { metadata: { screen: '/donors/4711' } }],
  ['a spread of another count', { count: 2 }],
  ['a sum below its largest', { sum: 1 }],
  ['a sum that is no whole number', { sum: Number.NaN }],
  ['an error that is two', { metric_type: 'error_rate', unit: 'count', sum: 2, max: 2 }],
  [
    'an error that took time',
    { metric_type: 'error_rate', sum: 1, max: 1, spread: [1, ...Array(9).fill(0)] },
  ],
  ['more than a device can measure', { count: 60_001, sum: 100, spread: [0, 60_001, ...Array(8).fill(0)] }],
  ['a type of its own', { metric_type: 'secret' }],
])('has no shape for a batch with %s', (_, broken) => {
  const sent = batch();
  const tried =
    typeof broken === 'function' ? broken(sent) : { ...sent, metrics: [{ ...sent.metrics[0], ...broken }] };
  expect(metricsCall.request.safeParse(sent).success).toBe(true);
  expect(metricsCall.request.safeParse(tried).success).toBe(false);
});
