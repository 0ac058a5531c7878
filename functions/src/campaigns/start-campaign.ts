import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { organizations } from '#shared/collections/index.ts';
import { membershipsMax } from '#shared/constants.ts';
import { RefusedError } from '#shared/refusals.ts';
import { demandLiveSession, hasTwoFactor } from '../http/guard.ts';
import type { Account } from '../http/token.ts';
import { readMemberships, readProfile } from '../members/membership.ts';
import { revokedBefore } from '../sessions/since.ts';
import { runTransactionWithRetry } from '../transaction-retry.ts';
import { fullNameOf } from '../user-profile/default-names.ts';
import { hasPreferences } from './activate.ts';
import { foundOrganization } from './found-organization.ts';

/** Starts another campaign of the caller's own. Refuses one more than an account may have. */
export const startCampaign =
  ({ db, auth }: { db: Firestore; auth: Pick<Auth, 'getUser'> }) =>
  async (account: Account, { name }: { name: string }): Promise<{ organizationId: string }> => {
    const { uid } = account;
    const revokedAt = await revokedBefore(auth, uid);
    const organization = db.collection(organizations.path('')).doc().id;
    await runTransactionWithRetry(db, async (transaction) => {
      const profile = await readProfile(transaction, db, uid);
      if (profile) demandLiveSession(account, profile);
      const own = await readMemberships(transaction, db, uid);
      if (own.length >= membershipsMax) throw new RefusedError('campaigns.tooMany', { most: membershipsMax });
      foundOrganization(transaction, db, {
        ...{ uid, profile, revokedAt, organization, name },
        fullName: profile?.full_name ?? own[0]?.full_name ?? fullNameOf(account),
        twoFactor: await hasTwoFactor(db, uid),
        hasPreferences: await hasPreferences(transaction, db, uid),
        campaigns: own.length + 1,
      });
    });
    return { organizationId: organization };
  };
