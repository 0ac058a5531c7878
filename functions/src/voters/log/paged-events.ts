import type { Query } from 'firebase-admin/firestore';
import type { Stored } from '#shared/collections/define.ts';
import { voterEvents } from '#shared/collections/index.ts';
import { parseOrNull } from '../../document-change.ts';

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
export async function pagedEvents(query: Query, most: number): Promise<PagedEvents> {
  const newestFirst = query.orderBy('received_at', 'desc');
  const events: Stored<typeof voterEvents>[] = [];
  let isUnreadable = false;
  let read = 0;
  let page = newestFirst;
  // One more than is kept tells whether that was all.
  while (read <= most) {
    const size = Math.min(pageSize, most + 1 - read);
    const { docs } = await page.limit(size).get();
    read += docs.length;
    for (const doc of docs) {
      const stored = parseOrNull(voterEvents.schema, doc.data());
      if (stored) events.push({ ...stored, id: doc.id });
      else isUnreadable = true;
    }
    const last = docs.at(-1);
    if (!last || docs.length < size) break;
    page = newestFirst.startAfter(last);
  }
  return { events: events.slice(0, most), isCut: read > most || isUnreadable };
}
