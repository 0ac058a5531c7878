import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fullEvent } from '#shared/domain/voters/learned.ts';
import type { Learned } from '#shared/domain/voters/voter-state.ts';
import type { Page } from '../../shared/data/history/read-log.ts';
import { type Span, withSpan } from '../../shared/data/history/spans.ts';
import type { StoredHistory } from '../../shared/data/history/stored-history.ts';
import { type LogState, openLog, type Ports } from './open-log.ts';

const pageMax = 5;
const minute = 60_000;
const eventAt = (at: number, id: string): Learned => ({
  ...fullEvent({ voter_id: 'V1', kind: 'attempt', source: 'door', outcome: 'not_home' }),
  ...{ id, happened_at: at, received_at: at, by: 'ana' },
});
const at = ({ received_at }: Learned) => received_at ?? 0;
const newestFirst = (one: Learned, other: Learned) => at(other) - at(one) || (one.id < other.id ? 1 : -1);

/** A server with its log, and a device that keeps what it read. */
function world() {
  const log: Learned[] = [];
  const device = { spans: [] as readonly Span[], events: new Map<string, Learned>() };
  const hearers = new Set<() => void>();
  const count = { reads: 0 };
  const isAway = { now: false };
  const page = (from: number, to: number, after: Learned | null): Page<Learned> => {
    const found = log.filter((one) => at(one) >= from && at(one) <= to).sort(newestFirst);
    const events = found.slice(after ? found.indexOf(after) + 1 : 0).slice(0, pageMax);
    return { events, cursor: events.length === pageMax ? (events.at(-1) ?? null) : null };
  };
  const ports: Ports<Learned> = {
    cached: async (since): Promise<StoredHistory> => ({
      spans: device.spans,
      events: [...device.events.values()].filter((one) => at(one) >= since),
      at: device.spans.length > 0 ? 7 : null,
    }),
    keep: async (span, events) => {
      device.spans = withSpan(device.spans, span);
      for (const event of events) device.events.set(event.id, event);
      // What is said to be known is there.
      for (const one of log)
        if (at(one) >= span[0] && at(one) <= span[1]) expect(device.events.has(one.id)).toBe(true);
    },
    listen: (from, onPage) => {
      const reported = new Set<string>();
      const tell = () => {
        if (isAway.now) return onPage(null);
        const now = page(from, Number.POSITIVE_INFINITY, null);
        const news = now.events.filter(({ id }) => !reported.has(id));
        for (const { id } of news) reported.add(id);
        count.reads += news.length;
        onPage(now);
      };
      hearers.add(tell);
      queueMicrotask(tell);
      return () => hearers.delete(tell);
    },
    read: async ([from, to], after) => {
      if (isAway.now) throw new Error('away');
      const found = page(from, to, after);
      count.reads += Math.max(1, found.events.length);
      return found;
    },
  };
  const settle = async () => {
    for (let turn = 0; turn < 4_000; turn++) await Promise.resolve();
  };
  const receive = async (...events: Learned[]) => {
    log.push(...events);
    for (const listener of [...hearers]) listener();
    await settle();
  };
  const open = async (since: number, most?: number) => {
    const now: { state: LogState | null } = { state: null };
    const before = count.reads;
    const onChange = (state: LogState) => {
      now.state = state;
    };
    const { more, stop } = openLog(since, ports, onChange, most);
    await settle();
    const seen = () => now.state?.events.map(({ id }) => id).toSorted();
    return { more, stop, seen, now: () => now.state, reads: () => count.reads - before };
  };
  return { log, device, open, receive, isAway, settle };
}
const some = (from: number, to: number, gap: number, name = 'e') =>
  Array.from({ length: Math.floor((to - from) / gap) }, (_, place) =>
    eventAt(from + place * gap, `${name}${place}`),
  );

describe('a look', () => {
  it('reads each event once, and another one only what is new', async () => {
    const { log, open, receive } = world();
    log.push(...some(0, 100 * minute, minute));
    const first = await open(50 * minute);
    expect(first.seen()).toHaveLength(50);
    expect(first.now()).toMatchObject({ reading: false, cut: false, stale: false, failed: null });
    first.stop();
    const second = await open(50 * minute);
    expect([second.seen()?.length, second.reads() <= pageMax]).toEqual([50, true]);
    await receive(...some(100 * minute, 103 * minute, minute, 'new'));
    expect(second.seen()).toHaveLength(53);
    second.stop();
    const week = await open(0);
    expect(week.seen()).toHaveLength(103);
    expect(week.reads()).toBeLessThanOrEqual(50 + 2 * pageMax);
    week.stop();
    const again = await open(0);
    expect([again.seen()?.length, again.reads() <= pageMax]).toEqual([103, true]);
  });

  it('ends where it has read enough, and goes on', async () => {
    const { log, open, settle } = world();
    log.push(...some(0, 70 * minute, minute));
    const first = await open(0, 40);
    expect(first.now()).toMatchObject({ cut: true, reading: false });
    expect(first.seen()?.length).toBeGreaterThanOrEqual(40);
    expect(first.seen()?.length).toBeLessThan(40 + pageMax);
    first.more();
    await settle();
    expect(first.now()).toMatchObject({ cut: false, reading: false });
    expect(first.seen()).toHaveLength(70);
    expect(first.reads()).toBeLessThanOrEqual(70 + 2 * pageMax);
  });

  it('without a connection has what was read before, and says as of when', async () => {
    const { log, open, isAway, receive } = world();
    log.push(...some(0, 20 * minute, minute));
    (await open(0)).stop();
    isAway.now = true;
    const away = await open(0);
    expect(away.now()).toMatchObject({ stale: true, at: 7, reading: false });
    expect(away.seen()?.length).toBeGreaterThan(15);
    isAway.now = false;
    await receive(eventAt(21 * minute, 'back'));
    expect(away.seen()).toHaveLength(21);
    expect(away.now()).toMatchObject({ stale: false, at: null });
  });

  it('loses nothing of a burst that is more than an answer holds', async () => {
    const { open: openLog, receive, log } = world();
    const open = await openLog(0);
    await receive(...some(5 * minute, 5 * minute + 400, 10, 'burst'));
    await receive(...some(6 * minute, 6 * minute + 30, 10, 'more'));
    expect(open.seen()).toHaveLength(log.length);
    open.stop();
    expect((await openLog(0)).seen()).toHaveLength(log.length);
  });
});

it('shows all that there is, however often and from whenever it is looked at', async () => {
  const step = fc.record({
    gap: fc.constantFrom(1, 500, 20_000, 3 * minute),
    count: fc.nat(14),
    back: fc.nat(8),
    isOpen: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 5 }), async (steps) => {
      const { log, open: openLog, receive } = world();
      let now = 1_000_000;
      let open: { stop: () => void } | null = null;
      for (const { gap, count, back, isOpen } of steps) {
        const coming = Array.from({ length: count }, (_, place) => {
          now += gap;
          return eventAt(now, `${log.length + place}`);
        });
        for (const event of coming) await receive(event);
        open?.stop();
        const since = now - back * 2 * minute;
        const opened = await openLog(since);
        const expected = log.filter((one) => at(one) >= since).map(({ id }) => id);
        expect(opened.seen()).toEqual(expected.toSorted());
        expect(opened.now()).toMatchObject({ reading: false, cut: false, failed: null });
        if (isOpen) open = opened;
        else opened.stop();
      }
    }),
    { numRuns: 60 },
  );
});
