import {
  type DocumentData,
  FieldPath,
  type Firestore,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import { exportedGift } from '#shared/domain/export/export-columns.ts';
import { exportedNumber } from '#shared/domain/import/gift-id.ts';
import { type CsvKind, csvCollections } from '#shared/domain/import/import-kinds.ts';

/** Documents in memory at a time. */
const pageSize = 500;

export const everyOf = (db: Firestore, organization: string, kind: CsvKind) =>
  db.collection(csvCollections[kind].path(organization));

/** A whole collection, a page at a time, by id: what is added meanwhile shifts nothing. */
export async function* pagesOf(
  db: Firestore,
  organization: string,
  kind: CsvKind,
): AsyncGenerator<DocumentData[]> {
  const all = everyOf(db, organization, kind).orderBy(FieldPath.documentId()).limit(pageSize);
  let { docs } = await all.get();
  while (docs.length > 0) {
    yield kind === 'donations' ? withDonors(db, organization, docs) : docs.map((each) => each.data());
    const last = docs.at(-1);
    if (!last || docs.length < pageSize) return;
    ({ docs } = await all.startAfter(last.id).get());
  }
}

/** Gifts with their donors' address and number, by which an import recognises them. */
async function withDonors(
  db: Firestore,
  organization: string,
  gifts: readonly QueryDocumentSnapshot[],
): Promise<DocumentData[]> {
  const collection = everyOf(db, organization, 'donors');
  const ids = [...new Set(gifts.map((gift) => String(gift.get('donor_id'))))];
  const found = await db.getAll(...ids.map((id) => collection.doc(id)), { fieldMask: ['email', 'phone'] });
  const contacts = new Map(found.map((donor) => [donor.id, donor.data()]));
  return gifts.map((gift) =>
    exportedGift(
      gift.data(),
      contacts.get(String(gift.get('donor_id'))),
      exportedNumber(gift.id, gift.get('external_id')),
    ),
  );
}
