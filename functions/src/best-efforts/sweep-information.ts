import { randomUUID } from 'node:crypto';
import { FieldPath, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { donors, informationRequests } from '#shared/collections/index.ts';
import { informationFloorCents } from '#shared/domain/best-efforts/settle-request.ts';
import { dueDocument, dueId } from '#shared/domain/due/due-document.ts';
import { dueReference } from '../due/due-documents.ts';
import type { DueHandler } from '../due/handler.ts';
import { settleInformation } from './settle-information.ts';

/** Donors of one page, and those who are looked at together. */
const [pageSize, together] = [100, 10];
const sweepRef = 'all';

/** Where a sweep goes on: first the requests that are there, by id, then donors with enough money, the most first. */
type Cursor = { of: 'requests' | 'donors'; after: string | null; total: number };
const start: Cursor = { of: 'requests', after: null, total: 0 };

const readCursor = (about: string): Cursor => {
  const [of, total, ...id] = about.split(' ');
  const after = id.join(' ') || null;
  return { of: of === 'donors' ? 'donors' : 'requests', after, total: Number(total) || 0 };
};
const written = ({ of, after, total }: Cursor): string => [of, total, after ?? ''].join(' ').trim();

const sweepDue = (organization: string, cursor: Cursor, now: number) => {
  const at = Timestamp.fromMillis(now);
  const wanted = { organization, kind: 'information_sweep', ref: sweepRef, about: written(cursor) } as const;
  // Nothing of it depends on when it was scheduled.
  return dueDocument({ ...wanted, at, since: Timestamp.fromMillis(0) }, randomUUID());
};
const sweepReference = (db: Firestore, organization: string) =>
  dueReference(db, dueId(organization, 'information_sweep', sweepRef));

/** Has all donors looked at: one that is under way begins anew. A write. */
export async function sweepInformation(db: Firestore, organization: string, now = Date.now()): Promise<void> {
  await sweepReference(db, organization).set(sweepDue(organization, start, now));
}

async function pageOf(db: Firestore, organization: string, { of, after, total }: Cursor) {
  if (of === 'requests') {
    const all = db.collection(informationRequests.path(organization)).orderBy(FieldPath.documentId());
    const page = after === null ? all : all.startAfter(after);
    return (await page.select('state').limit(pageSize).get()).docs.map(({ id }) => ({ id, total: 0 }));
  }
  const all = db
    .collection(donors.path(organization))
    .where('totalDonated', '>', informationFloorCents)
    .orderBy('totalDonated', 'desc')
    .orderBy(FieldPath.documentId(), 'desc');
  const page = after === null ? all : all.startAfter(total, after);
  const { docs } = await page.select('totalDonated').limit(pageSize).get();
  return docs.map((one) => ({ id: one.id, total: Number(one.get('totalDonated')) }));
}

/**
 * Looks at each request and at each donor who has given enough, after the race or its cycle changed. Reads some ten for each
 * of them; what one turn does not get through, the next one goes on with.
 */
export const sweepOfInformation =
  (db: Firestore): DueHandler =>
  async ({ organization_id: organization, about }, { now, until }) => {
    let cursor = readCursor(about);
    for (;;) {
      const page = await pageOf(db, organization, cursor);
      for (let first = 0; first < page.length; first += together)
        await Promise.all(
          page.slice(first, first + together).map(({ id }) => settleInformation(db, organization, id)),
        );
      const last = page.at(-1);
      if (last && page.length === pageSize) cursor = { ...cursor, after: last.id, total: last.total };
      else if (cursor.of === 'donors') return 'done';
      else cursor = { of: 'donors', after: null, total: 0 };
      if (now() < until) continue;
      // A new generation: the tick that did this leaves it where it is.
      await sweepReference(db, organization).set(sweepDue(organization, cursor, now()));
      return 'done';
    }
  };
