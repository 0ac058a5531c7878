import { turfs } from '../../collections/turfs.ts';
import { releaseTurfs } from '../members/assigned-turfs.ts';
import type { Store } from '../store.ts';

/** Values of one `in` condition, and turfs of so many events: a transaction writes no more than that. */
const [atOnce, perQuery] = [30, 495];

/**
 * Takes turfs of events that are cancelled out of everybody's hands, in the transaction that cancels them: call it with the other
 * reads, and what it answers with the other writes. What was begun is as if given back, and whoever had one still sends what
 * they did. Reads: a query for each 30 events, and the turfs that it finds.
 */
export async function prepareReturnedTurfs(
  store: Store,
  by: string,
  eventIds: readonly string[],
): Promise<{ count: number; save: () => void }> {
  const pages = Array.from({ length: Math.ceil(eventIds.length / atOnce) }, (_, at) =>
    eventIds.slice(at * atOnce, (at + 1) * atOnce),
  );
  const found = await Promise.all(
    pages.map((ids) => store.find(turfs, { where: [['event_id', 'in', ids]], limit: perQuery })),
  );
  const given = found.flat().filter(({ assigned_to }) => assigned_to !== null);
  return { count: given.length, save: () => releaseTurfs(store, given, by) };
}
