import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { organizations, signUps, userProfiles } from '#shared/collections/index.ts';
import { keyedMutex } from '#shared/keyed-mutex.ts';
import { RefusedError } from '#shared/refusals.ts';
import { hasPreferences } from '../campaigns/activate.ts';
import { enterCampaign } from '../campaigns/enter-campaign.ts';
import { foundOrganization } from '../campaigns/found-organization.ts';
import { hasTwoFactor } from '../http/guard.ts';
import type { Account } from '../http/token.ts';
import { type Membership, readMemberships, readProfile } from '../members/membership.ts';
import { revokedBefore } from '../sessions/since.ts';
import { runTransactionWithRetry } from '../transaction-retry.ts';
import { fullNameOf, organizationNameOf } from './default-names.ts';

type Needs = { db: Firestore; auth: Pick<Auth, 'getUser'> };
type Ensured = { organizationId: string; created: boolean };

/** Forty calls of one account at once would contend for its profile. */
const turns = keyedMutex();

/**
 * Gives an account without a profile one: of a campaign that it belongs to, else of an organization of its own, of which it
 * is the admin. All or nothing, in one transaction: of any number of parallel calls one does it, and the others find what it
 * created. Refuses (`permission-denied`) whoever is suspended everywhere: they start a campaign of their own by name only.
 */
export const ensureProfile =
  ({ db, auth }: Needs) =>
  async (account: Account): Promise<Ensured> => {
    const { uid } = account;
    const existing = await db.collection(userProfiles.path('')).doc(uid).get();
    if (existing.exists)
      return {
        organizationId: userProfiles.schema.parse(existing.data()).organization_id,
        created: false,
      };
    const revokedAt = await revokedBefore(auth, uid);
    return turns(uid, () =>
      runTransactionWithRetry(db, async (transaction): Promise<Ensured> => {
        const profile = await readProfile(transaction, db, uid);
        if (profile) return { organizationId: profile.organization_id, created: false };
        const own = await readMemberships(transaction, db, uid);
        if (own.length > 0) {
          const entering = { db, account, revokedAt, choose: newestOf };
          return { ...(await enterCampaign(transaction, entering)), created: false };
        }
        const signUp = db.collection(signUps.path('')).doc(uid);
        const signUpDocument = await transaction.get(signUp);
        const stored = signUpDocument.exists ? signUps.schema.parse(signUpDocument.data()) : null;
        const isCurrent = stored !== null && stored.expires_at.toMillis() > Date.now();
        const organization = db.collection(organizations.path('')).doc().id;
        foundOrganization(transaction, db, {
          ...{ uid, profile, revokedAt, organization, campaigns: 1, fullName: fullNameOf(account) },
          name: isCurrent ? stored.organization_name : organizationNameOf(account),
          twoFactor: await hasTwoFactor(db, uid),
          hasPreferences: await hasPreferences(transaction, db, uid),
        });
        transaction.delete(signUp);
        return { organizationId: organization, created: true };
      }),
    );
  };

/** The campaign that was joined last, of those that are open to the account; one that is not where none is. */
function newestOf(own: readonly Membership[]): Membership {
  const open = own.filter(({ state }) => state === 'active');
  const [newest] = (open.length > 0 ? open : own).toSorted(
    (one, other) => other.created_at.toMillis() - one.created_at.toMillis(),
  );
  if (!newest) throw new RefusedError('campaigns.notYours');
  return newest;
}
