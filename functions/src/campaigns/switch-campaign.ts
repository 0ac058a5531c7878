import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { keyedMutex } from '#shared/keyed-mutex.ts';
import type { Account } from '../http/token.ts';
import type { Membership } from '../members/membership.ts';
import { revokedBefore } from '../sessions/since.ts';
import { runTransactionWithRetry } from '../transaction-retry.ts';
import { enterCampaign } from './enter-campaign.ts';

/** Many switches of one account would contend for its profile. */
const turns = keyedMutex();

/**
 * Makes another of the caller's campaigns the active one. It opens nothing that this session could not open before, so it
 * takes no recent proof; what is delicate there asks for one by itself.
 */
export const switchCampaign =
  ({ db, auth }: { db: Firestore; auth: Pick<Auth, 'getUser'> }) =>
  async (
    account: Account,
    { organization }: { organization: string },
  ): Promise<{ organizationId: string }> => {
    const revokedAt = await revokedBefore(auth, account.uid);
    const choose = (own: readonly Membership[]) =>
      own.find((one) => one.organization_id === organization) ?? null;
    return turns(account.uid, () =>
      runTransactionWithRetry(db, (transaction) =>
        enterCampaign(transaction, { db, account, revokedAt, choose }),
      ),
    );
  };
