import type { Firestore } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { donations, donors } from '#shared/collections/index.ts';
import { donorChange } from '#shared/consequences/recounts.ts';
import { parseOrNull } from '../document-change.ts';
import { runTransactionWithRetry } from '../transaction-retry.ts';

const { counted, date, status, type } = donations.schema.shape;
const gift = z.object({ counted, date, status, type });

/**
 * Recomputes what a donor's record says of their gifts, from the gifts; writes only what differs.
 * Costs one read for each of the donor's gifts: tens, not thousands.
 */
export const settleTotals = (db: Firestore, organization: string, donorId: string): Promise<void> =>
  runTransactionWithRetry(db, async (transaction) => {
    const donor = await transaction.get(db.collection(donors.path(organization)).doc(donorId));
    if (!donor.exists) return;
    const { docs } = await transaction.get(
      db
        .collection(donations.path(organization))
        .where('donor_id', '==', donorId)
        .select('counted', 'date', 'status', 'type'),
    );
    const gifts = docs.flatMap((each) => parseOrNull(gift, each.data()) ?? []);
    const change = donorChange(donor.data() ?? {}, gifts);
    if (change) transaction.update(donor.ref, change);
  });
