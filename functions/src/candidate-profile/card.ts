import type { Firestore } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { campaignCard, campaignCards, candidateProfiles } from '#shared/collections/index.ts';
import { cardChange } from '#shared/consequences/recounts.ts';
import { parseOrNull } from '../document-change.ts';
import { runTransactionWithRetry } from '../transaction-retry.ts';
import { candidateReference } from './profile-references.ts';

/** Fields that this version does not know yet leave the others readable. */
const readable = z.object(candidateProfiles.schema.shape);

/**
 * Makes the campaign card agree with the candidate profile. It copies the profile as it is now, not as an event had it,
 * so events delivered twice, late or out of order all end with the same card. Two reads.
 */
export const copyCard = (db: Firestore, organization: string): Promise<void> =>
  runTransactionWithRetry(db, async (transaction) => {
    const card = db.collection(campaignCards.path(organization)).doc(campaignCard);
    const [profile, before] = await transaction.getAll(candidateReference(db, organization), card);
    const stored = parseOrNull(readable, profile?.data());
    if (profile?.exists && !stored) return;
    const had = before?.exists ? campaignCards.schema.safeParse(before.data()).data : null;
    const change = cardChange(stored, had ?? null);
    if (change.is === 'delete') transaction.delete(card);
    if (change.is === 'set') transaction.set(card, change.copy);
  });
