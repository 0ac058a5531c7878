import type { Learned } from '#shared/domain/voters/voter-state.ts';
import type { Page } from '../../shared/data/history/read-log.ts';
import { gapsIn, type Span, withSpan } from '../../shared/data/history/spans.ts';
import type { StoredHistory } from '../../shared/data/history/stored-history.ts';

/** Events that one look reads at most: some forty canvassers' evening. What it read is kept, and the next goes on. */
export const readsMax = 5_000;
/** Milliseconds within which events may become known in another order than the server received them. */
const overlapMs = 60_000;

export type Ports<C> = {
  cached: (since: number) => Promise<StoredHistory>;
  keep: (span: Span, events: readonly Learned[]) => Promise<void>;
  /** What is received from a moment on, whenever that changes; null where the server cannot be asked. Returns how to stop. */
  listen: (
    from: number,
    onPage: (page: Page<C> | null) => void,
    failed: (error: unknown) => void,
  ) => () => void;
  /** What was received within a stretch, from a cursor on. Rejects where the server cannot be asked. */
  read: (span: Span, after: C | null) => Promise<Page<C>>;
};
/** `at`: when the server said it last, milliseconds since 1970; null where it does now. `cut`: older ones were not read. */
export type LogState = {
  events: readonly Learned[];
  stale: boolean;
  at: number | null;
  reading: boolean;
  cut: boolean;
  failed: unknown;
};

const receivedAt = ({ received_at }: Learned): number => received_at ?? 0;
const endsOf = ({ events }: Page<unknown>) => ({
  newest: Math.max(0, ...events.map(receivedAt)),
  oldest: Math.min(Number.POSITIVE_INFINITY, ...events.map(receivedAt)),
});

/**
 * Looks at a log since a moment. What this device has read before is told first, and not read again; then what is new is
 * listened to, and what is missing of the days before is read, the newest first. A read for each event, once, and again
 * for those of the last minute. `more` goes on where `most` were read. Returns that, and how to stop.
 */
export function openLog<C>(
  since: number,
  { cached, keep, listen, read }: Ports<C>,
  onChange: (state: LogState) => void,
  most = readsMax,
): { more: () => void; stop: () => void } {
  const events = new Map<string, Learned>();
  const unkept = new Map<string, Learned>();
  const state = {
    stale: true,
    at: null as number | null,
    reading: true,
    cut: false,
    failed: null as unknown,
  };
  let spans: readonly Span[] = [];
  let from = since;
  let left = most;
  let [current, isBroken] = [true, false];
  let waiting = 0;
  let queue: Promise<unknown> = Promise.resolve();
  let unlisten = () => {};
  const tell = () =>
    current &&
    onChange({ ...state, events: [...events.values()].filter((event) => receivedAt(event) >= since) });

  function add({ events: received }: Page<C>): void {
    for (const event of received) {
      if (events.has(event.id)) continue;
      left -= 1;
      events.set(event.id, event);
      unkept.set(event.id, event);
    }
  }
  /** All that was received within it is here. */
  function claim([first, last]: Span): void {
    if (last < first) return;
    spans = withSpan(spans, [first, last]);
    const inside = [...unkept.values()].filter((one) => receivedAt(one) >= first && receivedAt(one) <= last);
    for (const { id } of inside) unkept.delete(id);
    void keep([first, last], inside);
  }
  /** Reads a stretch downwards; false where the look ended before its end. */
  async function readDown([first, last]: Span, top: number, after: C | null): Promise<boolean> {
    let cursor = after;
    do {
      if (!current) return false;
      if (left <= 0) {
        state.cut = true;
        return false;
      }
      const page = await read([first, last], cursor);
      add(page);
      cursor = page.cursor;
      claim([cursor === null ? first : endsOf(page).oldest + 1, top]);
      tell();
    } while (cursor !== null);
    return true;
  }
  async function fill(): Promise<void> {
    for (const gap of gapsIn(spans, [since, from - 1])) if (!(await readDown(gap, gap[1], null))) return;
  }
  /** One after the other: what is missing follows from what was read before. */
  function work(task: () => Promise<unknown>): void {
    waiting += 1;
    Object.assign(state, { reading: true, failed: null });
    tell();
    queue = queue
      .then(() => {
        state.cut = false;
        return current ? task() : undefined;
      })
      .catch((error: unknown) => {
        state.failed = error;
      })
      .then(() => {
        waiting -= 1;
        state.reading = waiting > 0;
        tell();
      });
  }
  /** `isSure`: nothing of what the listener was to tell was lost, as where more comes within a minute than it holds. */
  function follow(isSure = true): void {
    unlisten();
    let [isFirst, sure] = [true, isSure];
    isBroken = false;
    const receive = (page: Page<C>) => {
      const { newest, oldest } = endsOf(page);
      const isFull = page.cursor !== null;
      const overlaps = page.events.some(({ id }) => events.has(id));
      add(page);
      if (isFull && !overlaps) {
        unlisten();
        work(async () => {
          claim([oldest + 1, newest - overlapMs]);
          const isWhole = await readDown([from, oldest], newest - overlapMs, page.cursor);
          // Full as it is, it would lose what comes next.
          from = Math.max(from, newest - overlapMs + 1);
          if (current) follow(isWhole);
        });
        return;
      }
      sure &&= !isFull || oldest <= newest - overlapMs;
      if (sure) claim([from, newest - overlapMs]);
      if (isFirst) work(fill);
      else tell();
      isFirst = false;
    };
    unlisten = listen(
      from,
      (page) => {
        Object.assign(state, page ? { stale: false, at: null } : { stale: true });
        if (page) return receive(page);
        state.reading = waiting > 0;
        tell();
      },
      (error) => {
        isBroken = true;
        Object.assign(state, { failed: error, reading: waiting > 0 });
        tell();
      },
    );
  }
  void cached(since).then((known) => {
    if (!current) return;
    for (const event of known.events) events.set(event.id, event);
    ({ spans } = known);
    state.at = known.at;
    const last = spans.at(-1)?.[1] ?? 0;
    if (last >= since) from = last + 1;
    tell();
    follow();
  });
  return {
    more: () => {
      left = most;
      if (isBroken) follow();
      else work(fill);
    },
    stop: () => {
      current = false;
      unlisten();
    },
  };
}
