import type { Firestore } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import type { turfReturnCall } from '#shared/api/field-api.ts';
import { returnChanges, whyNotReturned } from '#shared/domain/field/turf-checkout.ts';
import type { Member } from '../http/guard.ts';
import { runTransactionWithRetry } from '../transaction-retry.ts';
import { throwIfRefused } from '../voters/files/voter-file-documents.ts';
import { turfAt, turfIn, writeTurfChange } from './turf-documents.ts';

/** Takes a turf back from who has it. Also after its time is over; again, it changes nothing. One read, at most one write. */
export const returnTurf =
  ({ db }: { db: Firestore }) =>
  async (
    { uid, organization }: Member,
    { turf: id, done }: z.output<typeof turfReturnCall.request>,
  ): Promise<{ ok: true }> => {
    const reference = turfAt(db, organization, id);
    await runTransactionWithRetry(db, async (transaction) => {
      const found = turfIn(await transaction.get(reference));
      throwIfRefused(whyNotReturned(found, uid));
      writeTurfChange(transaction, reference, returnChanges(found, uid, done), uid);
    });
    return { ok: true };
  };
