import { type Firestore, type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { type DueKind, due } from '#shared/collections/index.ts';
import { duePage, duePagesMax, dueQuota, tickBudgetMs } from '#shared/constants.ts';
import type { DueDocument } from '#shared/domain/due/due-document.ts';
import { fairOrder } from '#shared/domain/due/fair-order.ts';
import type { DueHandler } from './handler.ts';
import { type Ending, endLease, isLeased, reasonOf, takeLease } from './lease.ts';

type Found = { organization: string; snapshot: QueryDocumentSnapshot };
export type TickResult = { done: number; failed: number; parked: number };
export type Parked = DueDocument & { id: string };
export type Handlers = Readonly<Record<DueKind, DueHandler>>;
type Tick = {
  db: Firestore;
  handlers: Handlers;
  /** Tells who looks after the deployment of what is not tried any more. */
  report?: (parked: Parked) => Promise<void>;
  budgetMs?: number;
  /**
   * Milliseconds by which `now` may differ from the database's clock: by one that is a year ahead, everything that is due
   * within a year would be done today, and mail cannot be called back. Left out where `now` is not the time.
   */
  clocksDifferMs?: number;
};

/** Done at the same time: most of the time each waits for the database or for mail. */
const together = 4;

/** What is due and nobody has, the earliest first, in pages. A read for each, one where nothing is due. */
async function findDue(db: Firestore, now: number, clocksDifferMs: number): Promise<Found[]> {
  const found: Found[] = [];
  let page = db
    .collection(due.path(''))
    .where('at', '<=', Timestamp.fromMillis(now))
    .orderBy('at')
    .limit(duePage);
  for (let pages = 1; pages <= duePagesMax; pages += 1) {
    const { docs, readTime } = await page.get();
    const off = now - readTime.toMillis();
    if (Math.abs(off) > clocksDifferMs)
      throw new Error(`This clock is ${off} ms from the database’s: nothing is done.`);
    for (const snapshot of docs) {
      const lease: unknown = snapshot.get('lease_until');
      if (!isLeased(lease instanceof Timestamp ? lease : null, now))
        found.push({ organization: String(snapshot.get('organization_id')), snapshot });
    }
    const last = docs.at(-1);
    if (!last || docs.length < duePage) return found;
    page = page.startAfter(last);
  }
  logger.warn('more is due than one tick looks at', { read: duePage * duePagesMax });
  return found;
}

/**
 * Does what is due, fairly between organizations and for 50 seconds; the next tick goes on with the rest. Each document is
 * leased first, so ticks at the same time share the work, and what one leaves undone is taken again when its lease has ended.
 * What fails is tried again later, and parked after the last try. `now`: milliseconds since 1970.
 */
export function ticker({
  db,
  handlers,
  report = async () => {},
  budgetMs = tickBudgetMs,
  clocksDifferMs = Number.POSITIVE_INFINITY,
}: Tick) {
  return async function tick(now: number): Promise<TickResult> {
    const began = performance.now();
    const clock = () => Math.round(now + performance.now() - began);
    const turn = { now: clock, until: now + budgetMs };
    const queue = fairOrder(await findDue(db, now, clocksDifferMs), dueQuota);
    const result: TickResult = { done: 0, failed: 0, parked: 0 };

    async function tell(parked: Parked): Promise<void> {
      result.parked += 1;
      const { id, kind, organization_id: organization, error } = parked;
      logger.error('parked what was due: it failed too often', { id, kind, organization, error });
      await report(parked);
    }

    async function work({ snapshot }: Found): Promise<void> {
      const { id } = snapshot;
      const taken = await takeLease(snapshot, clock());
      if (taken.is === 'gone') return;
      if (taken.is === 'parked') return tell({ ...taken.due, id });
      const { kind, since } = taken.due;
      const ending = await handlers[kind]({ ...taken.due, since: since.toMillis() }, turn).then(
        (handled): Ending => ({ handled }),
        (failed: unknown): Ending => ({ failed }),
      );
      if ('failed' in ending) {
        result.failed += 1;
        logger.warn('what was due failed', { id, kind, error: ending.failed });
      } else result.done += 1;
      if ((await endLease(db, id, taken.due, ending, clock())) === 'parked')
        await tell({ ...taken.due, id, error: 'failed' in ending ? reasonOf(ending.failed) : null });
    }

    const workers = Array.from({ length: together }, async () => {
      for (let next = queue.shift(); next && clock() < turn.until; next = queue.shift())
        await work(next).catch((error: unknown) => {
          result.failed += 1;
          logger.error('a due document was neither taken nor ended', { error });
        });
    });
    await Promise.all(workers);
    return result;
  };
}
