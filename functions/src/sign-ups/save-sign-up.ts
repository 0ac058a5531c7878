import { FieldValue, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { signUps } from '#shared/collections/index.ts';
import { signUpMs } from '#shared/constants.ts';
import { createOnce } from '../create-once.ts';
import type { Account } from '../http/token.ts';

/** Keeps an organization's name for an account that has not confirmed its address yet. */
export const saveSignUp =
  ({ db }: { db: Firestore }) =>
  async ({ uid }: Account, { organizationName }: { organizationName: string }): Promise<{ ok: true }> => {
    await createOnce(db.collection(signUps.path('')).doc(uid), {
      organization_name: organizationName,
      created_at: FieldValue.serverTimestamp(),
      expires_at: Timestamp.fromMillis(Date.now() + signUpMs),
    });
    return { ok: true };
  };
