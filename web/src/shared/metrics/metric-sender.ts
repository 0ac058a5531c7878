import type { MetricBatch } from '#shared/api/metrics-api.ts';
import {
  foldLines,
  lineOf,
  type Measured,
  type MetricLine,
  type MetricMetadata,
} from '#shared/domain/metric-lines.ts';
import { metricLimits } from '#shared/metric-limits.ts';
import type { Batch, Store } from './store.ts';

const hourMs = 3_600_000;
/** A tab that lives writes its batch every minute, a sleeping one seldom: after this long nobody fills it any more. */
const abandonedMs = 30 * 60_000;

/** How the server took a batch; `later` leaves it waiting, `never` drops it. */
export type Taken = 'stored' | 'known' | 'later' | 'never';

type Means = {
  user: string;
  organization: string;
  session: string;
  store: Store;
  drain: () => Measured[];
  /** What is said of every measurement. */
  about: () => MetricMetadata;
  send: (batch: MetricBatch) => Promise<Taken>;
  /** Sends without waiting for an answer; false where that cannot be. */
  beacon: (batch: MetricBatch) => boolean;
  online: () => boolean;
  now: () => number;
  newId: () => string;
};

/**
 * Gathers what was measured and sends it, folded, a few times an hour. What was not answered stays on the device and is
 * sent again: its id makes that harmless. In any hour one browser sends at most `sendingsAnHour` batches, however many
 * tabs it has, and each costs at most five documents.
 */
export function metricSender(means: Means) {
  const { user, organization, session, store, now } = means;
  let sending = false;

  const isOwn = (batch: Batch) => batch.user === user && batch.organization === organization;
  const withinLastHour = (sent: readonly number[]) => sent.filter((at) => at > now() - hourMs);
  /** Whether something may be sent now. */
  const may = () => means.online() && withinLastHour(store.read().sent).length < metricLimits.sendingsAnHour;
  const change = (to: (before: ReturnType<Store['read']>) => Partial<ReturnType<Store['read']>>) => {
    const before = store.read();
    store.write({ ...before, ...to(before) });
  };
  const without = (id: string) =>
    change(({ waiting }) => ({ waiting: waiting.filter(({ body }) => body.id !== id) }));

  /** Moves what is open, or was left open by a tab that is gone, to what waits. */
  function close(of: (id: string, at: number) => boolean): void {
    change(({ waiting, open }) => {
      const done = Object.entries(open).filter(([id, { at }]) => of(id, at));
      return {
        waiting: [...waiting, ...done.map(([, { batch }]) => batch)],
        open: Object.fromEntries(Object.entries(open).filter(([id, { at }]) => !of(id, at))),
      };
    });
  }
  const closeOwn = () => close((id) => id === session);

  /** Adds to the open batch what was measured since, and keeps it on the device. */
  function gather(): void {
    const about = means.about();
    const lines = means.drain().map((one) => lineOf({ ...one, metadata: { ...about, ...one.metadata } }));
    if (lines.length === 0) return;
    const first = Math.min(...lines.map(({ timestamp }) => timestamp));
    const open = store.read().open[session]?.batch;
    // A device that slept: what came before is a batch of its own, for one may not span more.
    if (open && startOf(open) < first - 0.75 * metricLimits.spanMs) closeOwn();
    change((before) => {
      const body = before.open[session]?.batch.body ?? {
        id: means.newId(),
        session_id: session,
        metrics: [],
      };
      const batch = {
        user,
        organization,
        body: { ...body, metrics: foldLines([...body.metrics, ...lines]) },
      };
      return { open: { ...before.open, [session]: { at: now(), batch } } };
    });
  }

  const mark = () => change(({ sent }) => ({ sent: [...withinLastHour(sent), now()] }));
  const unmark = () => change(({ sent }) => ({ sent: sent.slice(0, -1) }));

  async function sendWaiting(): Promise<void> {
    if (sending) return;
    sending = true;
    try {
      for (const { body } of store.read().waiting.filter(isOwn)) {
        if (!may()) return;
        mark();
        const taken = await means.send(body);
        // It cost nothing.
        if (taken === 'known') unmark();
        if (taken === 'later') return;
        without(body.id);
      }
    } finally {
      sending = false;
    }
  }

  const holdsError = (batch: Batch | undefined) =>
    batch?.body.metrics.some(({ metric_type }) => metric_type === 'error_rate') === true;
  const isDue = () => {
    const { open, sent } = store.read();
    const flushAfterMs = holdsError(open[session]?.batch) ? metricLimits.urgentMs : metricLimits.flushMs;
    return now() - Math.max(0, ...sent) >= flushAfterMs;
  };

  return {
    /** When a session begins: what earlier ones left. */
    begin: (): Promise<void> => {
      close((_, at) => at < now() - abandonedMs);
      return sendWaiting();
    },
    /** Every minute, and when the page is hidden: gathers, and sends what is there if it is time. */
    async tick(): Promise<void> {
      gather();
      if (!isDue() || !may()) return;
      closeOwn();
      await sendWaiting();
    },
    /** Nobody is inside any more: what was measured waits on the device for its member's next visit. */
    keep(): void {
      gather();
      closeOwn();
    },
    /** The page goes away, and perhaps does not come back. */
    leave(): void {
      gather();
      if (may()) closeOwn();
      for (const { body } of store.read().waiting.filter(isOwn)) {
        if (!may() || !means.beacon(body)) return;
        mark();
      }
    },
  };
}

const startOf = ({ body }: Batch): number =>
  Math.min(...body.metrics.map(({ timestamp }: MetricLine) => timestamp));
