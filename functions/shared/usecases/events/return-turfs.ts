import { turfs } from '../../collections/turfs.ts';
import { RefusedError } from '../../refusals.ts';
import { releaseTurfs } from '../members/assigned-turfs.ts';
import type { Row, Store } from '../store.ts';

/** Values of one `in` condition, and turfs of one page. */
const [atOnce, perPage] = [30, 300];
/** Turfs that one press takes back: with the dates and months of the longest series they fit into one transaction. */
export const returnedMax = 300;

/** All of them, however many there are. */
async function turfsOf(store: Store, eventIds: readonly string[]) {
  const found: Row<typeof turfs.schema>[] = [];
  for (let after = ''; ; after = found.at(-1)?.id ?? '') {
    const page = await store.find(turfs, { where: [['event_id', 'in', eventIds]], after, limit: perPage });
    found.push(...page);
    if (page.length < perPage) return found;
  }
}

/**
 * Takes turfs of events that are cancelled out of everybody's hands, in the transaction that cancels them: call it with the other
 * reads, and what it answers with the other writes; refuses more than one transaction writes. What was begun is as if given back, and whoever had one still sends what
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
  const found = await Promise.all(pages.map((ids) => turfsOf(store, ids)));
  const given = found.flat().filter(({ assigned_to }) => assigned_to !== null);
  if (given.length > returnedMax) throw new RefusedError('events.manyTurfs', { most: returnedMax });
  return { count: given.length, save: () => releaseTurfs(store, given, by) };
}
