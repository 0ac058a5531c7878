import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { defaultPreferences, userPreferences } from '#shared/collections/index.ts';
import { createIfMissing } from '../create-once.ts';
import type { Member } from '../http/guard.ts';

/**
 * Gives a member the defaults where they have no preferences; of any number of calls at once one creates them.
 * Preferences that were left over from another organization come along, as they do by an invitation. One read, and a
 * write only where something was missing.
 */
export const ensurePreferences =
  ({ db }: { db: Firestore }) =>
  async ({ uid, organization }: Member): Promise<{ created: boolean }> => {
    const reference = db.collection(userPreferences.path('')).doc(uid);
    const now = FieldValue.serverTimestamp();
    const membership = { organization_id: organization, updated_at: now };
    const found = await reference.get();
    if (!found.exists) {
      const first = { user_id: uid, ...defaultPreferences, ...membership, created_at: now };
      return { created: await createIfMissing(reference.create(first)) };
    }
    if (found.get('organization_id') !== organization) await reference.update(membership);
    return { created: false };
  };
