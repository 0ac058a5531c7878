import { byDue } from './waiting-order.ts';
import type { Waiting, WaitingOwner, WaitingQueue } from './waiting-queue.ts';

/** Every queue once, for the count. A queue that fails is missing from it, and named. */
export async function readWaiting(
  queues: readonly Pick<WaitingQueue, 'key' | 'readItems'>[],
  owner: WaitingOwner,
): Promise<Waiting & { missing: string[] }> {
  const found = await Promise.allSettled(queues.map(async ({ readItems }) => readItems(owner)));
  const read = found.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  return {
    items: read.flatMap(({ items }) => items).toSorted(byDue),
    isMore: read.some(({ isMore }) => isMore),
    missing: queues.filter((_, at) => found[at]?.status === 'rejected').map(({ key }) => key),
  };
}
