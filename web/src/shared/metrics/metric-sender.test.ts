import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MetricBatch } from '#shared/api/metrics-api.ts';
import { linesMax, type Measured } from '#shared/domain/metric-lines.ts';
import { rollupId } from '#shared/domain/metric-rollups.ts';
import { metricSender, type Taken } from './metric-sender.ts';
import type { Store, Stored } from './store.ts';

const minute = 60_000;
const start = Date.parse('2026-10-31T23:20:00Z');

function memory(): Store {
  let stored: Stored = { waiting: [], open: {}, sent: [] };
  return {
    read: () => structuredClone(stored),
    write: (next) => {
      stored = structuredClone({ ...next, waiting: next.waiting.slice(-10) });
    },
  };
}

/** A browser on a server that keeps what it takes, each batch once. */
function browser() {
  const store = memory();
  const received = new Map<string, MetricBatch>();
  const world = { now: start, online: true, answers: true, measured: 0, writes: 0, ids: 0 };
  const take = (batch: MetricBatch): Taken => {
    if (received.has(batch.id)) return 'known';
    received.set(batch.id, structuredClone(batch));
    const moments = batch.metrics.map(({ timestamp }) => timestamp);
    const folds = moments.flatMap((at) => [rollupId('h', at), rollupId('d', at)]);
    // What the function writes: the batch, its hours and days, and the hour in which it came.
    world.writes += 1 + new Set([...folds, rollupId('h', world.now)]).size;
    return 'stored';
  };
  const open = (session: string, user = 'ana') => {
    const noted: Measured[] = [];
    const sender = metricSender({
      user,
      organization: 'ours',
      session,
      store,
      drain: () => noted.splice(0),
      about: () => ({ device: 'phone' }),
      send: async (batch) => (world.answers ? take(batch) : 'later'),
      // Whether it arrives is told to nobody.
      beacon: (batch) => {
        if (world.answers) take(batch);
        return true;
      },
      online: () => world.online,
      now: () => world.now,
      newId: () => `batch-${world.ids++}`,
    });
    const measure = (value: number, metric_name = '/api/insights') => {
      world.measured += 1;
      noted.push({ metric_type: 'api_response', metric_name, value, unit: 'ms', timestamp: world.now });
    };
    const fail = () => {
      world.measured += 1;
      noted.push({
        ...{ metric_type: 'error_rate', metric_name: 'internal', value: 1, unit: 'count' },
        timestamp: world.now,
      });
    };
    return { ...sender, measure, fail };
  };
  const counted = (batches: readonly MetricBatch[]) =>
    batches.flatMap(({ metrics }) => metrics).reduce((sum, { count }) => sum + count, 0);
  return {
    world,
    store,
    open,
    received,
    taken: () => counted([...received.values()]),
    /** Still on this device, and not at the server as well. */
    left: () => {
      const { waiting, open: still } = store.read();
      const all = [...waiting, ...Object.values(still).map(({ batch }) => batch)];
      return counted(all.map(({ body }) => body).filter(({ id }) => !received.has(id)));
    },
  };
}

describe('an hour of work', () => {
  it('costs at most twenty documents, with thirty switches of tabs, over midnight, and loses nothing', async () => {
    const { world, open, taken, left, received } = browser();
    const tab = open('one');
    await tab.begin();
    for (let at = 1; at <= 60; at++) {
      for (let times = 0; times < 40; times++) tab.measure(at * times, `screen ${'abcdefgh'[times % 8]}`);
      await tab.tick();
      // Hidden twice in these minutes.
      if (at % 4 === 0) await Promise.all([tab.tick(), tab.tick()]);
      world.now += minute;
    }
    tab.leave();
    expect(world.writes).toBeGreaterThan(0);
    expect(world.writes).toBeLessThanOrEqual(20);
    expect(taken() + left()).toBe(world.measured);
    expect(left()).toBe(0);
    for (const { metrics } of received.values()) expect(metrics.length).toBeLessThanOrEqual(linesMax);
  });

  it('costs at most twenty in any hour, whatever happens in how many tabs, and loses nothing that was sent or kept', async () => {
    const step = fc.record({
      is: fc.constantFrom(
        'measure',
        'measure',
        'tick',
        'leave',
        'reload',
        'wait',
        'wait',
        'network',
        'server',
      ),
      tab: fc.nat({ max: 2 }),
      minutes: fc.nat({ max: 20 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
        const { world, open, taken, left, store } = browser();
        let sessions = 3;
        const tabs = ['a', 'b', 'c'].map((name) => open(name));
        const written: { at: number; writes: number }[] = [];
        let unanswered = false;
        for (const one of steps) {
          const before = world.writes;
          if (one.is === 'wait') world.now += one.minutes * minute;
          else if (one.is === 'network') world.online = !world.online;
          else if (one.is === 'server') {
            world.answers = !world.answers;
            unanswered = true;
          } else {
            const tab = tabs[one.tab];
            if (one.is === 'measure') tab?.measure(1);
            if (one.is === 'tick') await tab?.tick();
            if (one.is === 'leave') tab?.leave();
            if (one.is === 'reload') {
              tab?.leave();
              const next = open(`session-${sessions++}`);
              tabs[one.tab] = next;
              await next.begin();
            }
          }
          written.push({ at: world.now, writes: world.writes - before });
        }
        for (const { at: from } of written) {
          const hour = written.filter(({ at }) => at >= from && at < from + 60 * minute);
          expect(hour.reduce((sum, { writes }) => sum + writes, 0)).toBeLessThanOrEqual(20);
        }
        // More than ten batches only pile up where the server never answers.
        for (const tab of tabs) tab.leave();
        if (!unanswered && store.read().waiting.length < 10) expect(taken() + left()).toBe(world.measured);
        expect(taken()).toBeLessThanOrEqual(world.measured);
      }),
      { numRuns: 150 },
    );
  });
});

it('sends again what was not answered, and counts it once', async () => {
  const { world, open, taken, left, store } = browser();
  const tab = open('one');
  tab.measure(5);
  tab.leave();
  expect(taken()).toBe(1);
  // The beacon arrived, but nobody heard so: the next visit asks, which writes nothing.
  expect(store.read().waiting).toHaveLength(1);
  const writes = world.writes;
  await open('two').begin();
  expect([world.writes, taken(), left(), store.read().waiting]).toEqual([writes, 1, 0, []]);
});

it('keeps what a closed page measured offline for the next visit of the same member', async () => {
  const { world, open, taken, left } = browser();
  world.online = false;
  const tab = open('one');
  tab.measure(5);
  tab.leave();
  world.online = true;
  world.now += 40 * minute;
  await open('other', 'ben').begin();
  expect([taken(), left()]).toEqual([0, 1]);
  await open('two').begin();
  expect([taken(), left()]).toEqual([1, 0]);
});

it('sends errors soon, and the rest once an hour', async () => {
  const { world, open, received } = browser();
  const tab = open('one');
  const sentAt: number[] = [];
  for (let at = 1; at <= 90; at++) {
    world.now += minute;
    if (at === 10) tab.fail();
    else tab.measure(at);
    const before = received.size;
    await tab.tick();
    if (received.size > before) sentAt.push(at);
  }
  expect(sentAt).toEqual([1, 10, 70]);
});

it('drops what the server will never take, and goes on', async () => {
  const { store, open, world } = browser();
  const tab = open('one');
  tab.measure(1);
  world.answers = false;
  await tab.tick();
  expect(store.read().waiting).toHaveLength(1);
  const refusing = metricSender({
    ...{ user: 'ana', organization: 'ours', session: 'two', store, drain: () => [], about: () => ({}) },
    ...{ send: async () => 'never' as const, beacon: () => false, online: () => true, newId: () => 'x' },
    now: () => world.now,
  });
  await refusing.begin();
  expect(store.read().waiting).toEqual([]);
});

it('says of each measurement what device it was, and folds what is alike', async () => {
  const { open, received, world } = browser();
  const tab = open('one');
  for (let at = 0; at < 500; at++) tab.measure(at);
  await tab.tick();
  expect([...received.values()]).toMatchObject([
    { session_id: 'one', metrics: [{ count: 500, sum: 124_750, max: 499, metadata: { device: 'phone' } }] },
  ]);
  expect(world.writes).toBe(3);
});
