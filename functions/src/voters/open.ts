import { type Firestore, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { voterOpenMarginMs, voterOpenMs } from '#shared/constants.ts';
import { voterOpenBucket } from '#shared/usecases/buckets.ts';
import { attemptCounter } from '../attempts/count.ts';
import { actorFields, auditEntry, auditReference } from '../audit/audit-entry.ts';
import type { Member } from '../http/guard.ts';
import { keyedMutex } from '../keyed-mutex.ts';
import { demandStill } from '../members/caller.ts';
import { profileReference } from '../members/member-queries.ts';
import { runTransactionWithRetry } from '../transaction-retry.ts';

type Dependencies = { db: Firestore; now?: () => number };

/**
 * Opens the voter file for the caller: the audit line and the moment until which the rules give out its chunks are
 * written in one transaction, so there is never one without the other. The moment is in the member's profile, which the
 * rules read for every request anyway: a document of its own would cost another read for each chunk. Two reads, and three
 * writes at most.
 */
export function openVoters({ db, now = Date.now }: Dependencies) {
  const count = attemptCounter(db);
  // Several tabs at once wait here, not for the database to refuse their transactions.
  const turns = keyedMutex();
  return async (member: Member): Promise<{ leftMs: number }> => {
    const { uid, organization } = member;
    await count(voterOpenBucket(organization, uid));
    const open = async (transaction: Transaction): Promise<{ leftMs: number }> => {
      const { voters_open_until: until } = await demandStill(transaction, db, member, 'voters.read');
      const leftMs = (until?.toMillis() ?? 0) - now();
      if (leftMs > voterOpenMarginMs) return { leftMs };
      transaction.update(profileReference(db, uid), {
        voters_open_until: Timestamp.fromMillis(now() + voterOpenMs),
      });
      transaction.create(
        auditReference(db, organization),
        auditEntry({ type: 'voters_opened', ...actorFields(member), what: 'voters' }),
      );
      return { leftMs: voterOpenMs };
    };
    return turns(uid, () => runTransactionWithRetry(db, open));
  };
}
