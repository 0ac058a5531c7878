import { FieldPath, type Firestore } from 'firebase-admin/firestore';
import { donations, donors, pledges } from '#shared/collections/index.ts';
import { giftNameChange } from '#shared/consequences/recounts.ts';
import { runTransactionWithRetry } from '../transaction-retry.ts';

/** Records renamed in one transaction. */
const page = 400;

/**
 * Brings a donor's present name to their gifts and pledges. Each page reads the donor in the same transaction as it writes,
 * so a slow renaming cannot put an older name over a newer one.
 */
export async function renameGifts(db: Firestore, organization: string, donorId: string): Promise<void> {
  for (const { path } of [donations, pledges]) await renameIn(db, organization, donorId, path(organization));
}

async function renameIn(db: Firestore, organization: string, donorId: string, path: string): Promise<void> {
  const donor = db.collection(donors.path(organization)).doc(donorId);
  const records = db
    .collection(path)
    .where('donor_id', '==', donorId)
    .orderBy(FieldPath.documentId())
    .select('donor_name', 'donor_key')
    .limit(page);
  let after: string | null = null;
  do {
    const from: string | null = after;
    after = await runTransactionWithRetry(db, async (transaction): Promise<string | null> => {
      const present = await transaction.get(donor);
      if (!present.exists) return null;
      const { docs } = await transaction.get(from === null ? records : records.startAfter(from));
      const named = { name: present.get('name'), name_key: present.get('name_key') };
      for (const record of docs) {
        const change = giftNameChange(record.data(), named);
        if (change) transaction.update(record.ref, change);
      }
      return docs.length < page ? null : (docs.at(-1)?.id ?? null);
    });
  } while (after !== null);
}
