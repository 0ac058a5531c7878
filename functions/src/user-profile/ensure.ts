import type { Auth } from 'firebase-admin/auth';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import {
  dashboardRollup,
  defaultPreferences,
  emptyRollup,
  organizations,
  rollups,
  signUps,
  userPreferences,
  userProfiles,
} from '#shared/collections/index.ts';
import { line, lineReference } from '../activity/line.ts';
import { createIfMissing } from '../create-once.ts';
import { hasTwoFactor } from '../http/guard.ts';
import type { Account } from '../http/token.ts';
import { revokedBefore } from '../sessions/since.ts';
import { fullNameOf, organizationNameOf } from './default-names.ts';

type Needs = { db: Firestore; auth: Pick<Auth, 'getUser'> };
type Ensured = { organizationId: string; created: boolean };

/**
 * Gives a new account its organization, admin profile and preferences, all or nothing: one commit that demands
 * that there is no profile. Of any number of parallel calls one succeeds, and the others find what it created.
 * A transaction would promise the same, and make forty calls wait for one another's locks.
 */
export const ensureProfile =
  ({ db, auth }: Needs) =>
  async (account: Account): Promise<Ensured> => {
    const organizationOf = async (): Promise<string | null> => {
      const found = await db.collection(userProfiles.path('')).doc(account.uid).get();
      return found.exists ? userProfiles.schema.parse(found.data()).organization_id : null;
    };
    const existing = await organizationOf();
    if (existing) return { organizationId: existing, created: false };
    const organizationId = db.collection(organizations.path('')).doc().id;
    if (await createIfMissing(found({ db, auth }, account, organizationId)))
      return { organizationId, created: true };
    const first = await organizationOf();
    if (!first) throw new Error('A profile was there and is gone.');
    return { organizationId: first, created: false };
  };

/** Writes a new organization and its first member. */
async function found({ db, auth }: Needs, account: Account, organizationId: string): Promise<void> {
  const { uid } = account;
  const signUp = db.collection(signUps.path('')).doc(uid);
  const signUpDocument = await signUp.get();
  const stored = signUpDocument.exists ? signUps.schema.parse(signUpDocument.data()) : null;
  const isCurrent = stored !== null && stored.expires_at.toMillis() > Date.now();
  const name = isCurrent ? stored.organization_name : organizationNameOf(account);
  const membership = { user_id: uid, organization_id: organizationId };
  const now = FieldValue.serverTimestamp();
  const stamps = { created_at: now, updated_at: now };
  const batch = db.batch();
  batch.create(db.collection(userProfiles.path('')).doc(uid), {
    ...membership,
    full_name: fullNameOf(account),
    role: 'admin',
    two_factor_enabled: await hasTwoFactor(db, uid),
    two_factor_required: false,
    sessions_valid_after: await revokedBefore(auth, uid),
    ...stamps,
  });
  batch.create(db.collection(organizations.path('')).doc(organizationId), {
    name,
    require_two_factor: false,
    carries_demo: false,
    ...stamps,
  });
  batch.set(db.collection(userPreferences.path('')).doc(uid), {
    ...membership,
    ...defaultPreferences,
    ...stamps,
  });
  batch.create(db.collection(rollups.path(organizationId)).doc(dashboardRollup), emptyRollup);
  batch.create(
    lineReference(db, organizationId, 'organization'),
    line({
      type: 'organization_created',
      capability: 'dashboard.read',
      actor_id: uid,
      subject_collection: 'organizations',
      subject_id: organizationId,
      subject_name: name,
    }),
  );
  batch.delete(signUp);
  await batch.commit();
}
