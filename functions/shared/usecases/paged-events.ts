import type { Stored } from '../collections/define.ts';
import { voterEvents } from '../collections/voter-events.ts';
import type { Pages, Where } from './store.ts';

/** Events that are read before a decision about contacting someone; who has more is not contacted. */
export const decisiveMax = 1_000;
const pageSize = 200;

export type PagedEvents = {
  /** Newest first. */
  events: readonly Stored<typeof voterEvents>[];
  /** Whether there are more than were asked for. An unreadable event counts, for nobody knows what it says. */
  isCut: boolean;
};

/** A query's events, newest first, page by page to the end or to `most`. A read for each event, at least one. */
export async function pagedEvents(
  { page }: Pages,
  where: readonly Where<typeof voterEvents.schema>[],
  most: number,
): Promise<PagedEvents> {
  // One more than is kept tells whether that was all.
  const limit = Math.min(pageSize, most + 1);
  let found = await page(voterEvents, { where, orderBy: ['received_at', 'desc'], limit });
  const events = [...found.rows];
  let { isUnreadable } = found;
  while (found.next && events.length <= most) {
    found = await found.next();
    events.push(...found.rows);
    isUnreadable ||= found.isUnreadable;
  }
  return { events: events.slice(0, most), isCut: events.length > most || isUnreadable };
}
