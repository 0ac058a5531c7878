import type { Firestore } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import type { deleteDonorCall } from '#shared/api/donors-api.ts';
import { inOrganization } from '#shared/collections/define.ts';
import { donors } from '#shared/collections/index.ts';
import { referencesTo } from '#shared/collections/written-marks.ts';
import { RefusedError } from '#shared/refusals.ts';
import { actorFields } from '../audit/audit-entry.ts';
import { deletionLine } from '../audit/record-deleted.ts';
import type { Member } from '../http/guard.ts';
import { demandStill } from '../members/caller.ts';
import { runTransactionWithRetry } from '../transaction-retry.ts';

type Input = z.output<typeof deleteDonorCall.request>;

/**
 * Deletes a donor, in one transaction with the look for their gifts: a gift that is created meanwhile makes it look
 * again, or finds no donor. Security rules could only ask a copy of that, which a trigger writes later. Tells the audit
 * itself, because the trigger would only see that a function did it.
 */
export const deleteDonor =
  ({ db }: { db: Firestore }) =>
  async (member: Member, { donorId }: Input): Promise<{ success: true }> => {
    const { organization } = member;
    const reference = db.collection(donors.path(organization)).doc(donorId);
    const gifts = referencesTo(donors.name).map(({ table, field }) =>
      db.collection(inOrganization(table)(organization)).where(field, '==', donorId).limit(1),
    );
    await runTransactionWithRetry(db, async (transaction) => {
      await demandStill(transaction, db, member, 'donors.write');
      const donor = await transaction.get(reference);
      if (!donor.exists) return;
      const found = await Promise.all(gifts.map((one) => transaction.get(one)));
      if (found.some(({ empty }) => !empty)) {
        throw new RefusedError('donors.hasGifts');
      }
      transaction.delete(reference);
      const line = deletionLine(db, donors.name, { organization, id: donorId }, donor, actorFields(member));
      transaction.create(line.reference, line.entry);
    });
    return { success: true };
  };
