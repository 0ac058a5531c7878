import { FieldValue, type Firestore, type Timestamp, type Transaction } from 'firebase-admin/firestore';
import { defaultPreferences, userPreferences } from '#shared/collections/index.ts';
import type { Organization } from '../invitations/invitation-documents.ts';
import { profileReference } from '../members/member-queries.ts';
import type { Membership, Profile } from '../members/membership.ts';

/** What is known of an account, whichever campaign is active. */
export type AccountState = {
  uid: string;
  /** The profile as it is now; null where no campaign is active. */
  profile: Profile | null;
  twoFactor: boolean;
  /** Sessions before this were revoked: for an account without a profile, which would say so. */
  revokedAt: Timestamp | null;
  hasPreferences: boolean;
  /** How many campaigns the account belongs to. */
  campaigns: number;
};

type Entered = Pick<Membership, 'organization_id' | 'role' | 'grants' | 'member_positions' | 'full_name'>;

const preferencesReference = (db: Firestore, uid: string) => db.collection(userPreferences.path('')).doc(uid);

export const hasPreferences = async (
  transaction: Transaction,
  db: Firestore,
  uid: string,
): Promise<boolean> => (await transaction.get(preferencesReference(db, uid))).exists;

/**
 * Makes a membership the active one: the whole profile is written anew, so nothing of another campaign is left in it. What
 * is of the account stays: sessions that were ended stay ended, and the second factor is as it is. Preferences come along,
 * without the records that were viewed last.
 */
export function activate(
  transaction: Transaction,
  db: Firestore,
  { uid, profile, twoFactor, revokedAt, hasPreferences, campaigns }: AccountState,
  membership: Entered,
  organization: Pick<Organization, 'require_two_factor'>,
): void {
  const now = FieldValue.serverTimestamp();
  const { organization_id, role, grants, member_positions } = membership;
  transaction.set(profileReference(db, uid), {
    user_id: uid,
    organization_id,
    full_name: profile?.full_name ?? membership.full_name,
    role,
    ...(grants.length > 0 && { grants }),
    ...(member_positions.length > 0 && { member_positions }),
    two_factor_enabled: twoFactor,
    two_factor_required: organization.require_two_factor,
    sessions_valid_after: profile?.sessions_valid_after ?? revokedAt,
    voters_open_until: null,
    deletion_requested_at: profile?.deletion_requested_at ?? null,
    created_at: now,
    updated_at: now,
  });
  transaction.set(
    preferencesReference(db, uid),
    {
      ...(hasPreferences ? {} : { user_id: uid, ...defaultPreferences, created_at: now }),
      organization_id,
      recently_viewed: [],
      campaigns,
      updated_at: now,
    },
    { merge: true },
  );
}
