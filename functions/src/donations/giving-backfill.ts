import { randomUUID } from 'node:crypto';
import { FieldPath, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { donors } from '#shared/collections/index.ts';
import { givingBackfill } from '#shared/domain/due/giving-backfill.ts';
import { dueReference } from '../due/due-documents.ts';
import type { DueHandler } from '../due/handler.ts';
import { settleTotals } from './settle-totals.ts';

/** Donors of one page, and those who are settled together. */
const [pageSize, together] = [100, 10];

type Cursor = { total: number; after: string };
const readCursor = (about: string): Cursor | null => {
  const [total = '', ...id] = about.split(' ');
  return id.length > 0 ? { total: Number(total) || 0, after: id.join(' ') } : null;
};

async function pageOf(db: Firestore, organization: string, cursor: Cursor | null) {
  const all = db
    .collection(donors.path(organization))
    .where('totalDonated', '>', 0)
    .orderBy('totalDonated', 'desc')
    .orderBy(FieldPath.documentId(), 'desc');
  const page = cursor ? all.startAfter(cursor.total, cursor.after) : all;
  const { docs } = await page.select('totalDonated', 'giving').limit(pageSize).get();
  return docs.map((one) => ({
    ...{ id: one.id, total: Number(one.get('totalDonated')) },
    lacks: (one.get('giving') ?? '') === '',
  }));
}

/**
 * Writes what segments are told from for donors who gave before there was such a text, the most generous first. Reads each
 * donor who gave once, and of those who lack it what `settleTotals` reads; what one turn does not get through, the next one
 * goes on with.
 */
export const backfillGiving =
  (db: Firestore): DueHandler =>
  async ({ organization_id: organization, about }, { now, until }) => {
    let cursor = readCursor(about);
    for (;;) {
      const page = await pageOf(db, organization, cursor);
      const lacking = page.filter(({ lacks }) => lacks);
      for (let first = 0; first < lacking.length; first += together)
        await Promise.all(
          lacking.slice(first, first + together).map(({ id }) => settleTotals(db, organization, id)),
        );
      const last = page.at(-1);
      if (!last || page.length < pageSize) return 'done';
      cursor = { total: last.total, after: last.id };
      if (now() < until) continue;
      const at = Timestamp.fromMillis(now());
      const next = givingBackfill(organization, { at, about: `${cursor.total} ${cursor.after}` });
      // A new generation: the tick that did this leaves it where it is.
      await dueReference(db, next.id).set(next.document(randomUUID()));
      return 'done';
    }
  };
