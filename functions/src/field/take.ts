import type { Firestore } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import type { turfTakeCall } from '#shared/api/field-api.ts';
import { takeChanges, turfRefusals, whyNotTaken } from '#shared/domain/field/turf-checkout.ts';
import { openTurfsBucket, turfNewsBucket } from '../attempts/buckets.ts';
import { type Attempt, attemptCounter } from '../attempts/count.ts';
import type { Member } from '../http/guard.ts';
import { RefusedError } from '../http/refused-error.ts';
import { runTransactionWithRetry } from '../transaction-retry.ts';
import { throwIfRefused } from '../voters/files/voter-file-documents.ts';
import { readTurfLog } from './read-turf-log.ts';
import { type Turf, turfAt, turfIn, writeTurfChange } from './turf-documents.ts';

type Dependencies = { db: Firestore; now?: () => number };

/**
 * Gives a turf to who asks for it, or hears again of one that is theirs. Of many who take an open one at once one has it,
 * and nobody takes more of them a day than anybody walks: one account would read every name and address of them.
 * Three reads, at most two writes, and what `readTurfLog` reads of all that happened there.
 */
export function takeTurf({ db, now = Date.now }: Dependencies) {
  const countAttempt = attemptCounter(db);
  /** Counts an open turf that somebody is about to take; of one that they know, that they hear of it again. */
  const counted = async (turf: Turf, organization: string, uid: string): Promise<Attempt | null> => {
    throwIfRefused(whyNotTaken(turf, uid, now()));
    if (turf.assigned_to === uid || turf.holders.includes(uid)) {
      await countAttempt(turfNewsBucket(organization, uid));
      return null;
    }
    return countAttempt(openTurfsBucket(organization, uid)).catch((error: unknown) => {
      if (error instanceof RefusedError) throwIfRefused(turfRefusals.many);
      throw error;
    });
  };
  return async (
    { uid, organization, fullName }: Member,
    { turf: id }: z.output<typeof turfTakeCall.request>,
  ): Promise<z.output<typeof turfTakeCall.response>> => {
    const reference = turfAt(db, organization, id);
    const attempt = await counted(turfIn(await reference.get()), organization, uid);
    const turf = await runTransactionWithRetry(db, async (transaction) => {
      const found = turfIn(await transaction.get(reference));
      throwIfRefused(whyNotTaken(found, uid, now()));
      const change = takeChanges(found, { uid, name: fullName }, now());
      writeTurfChange(transaction, reference, change, uid);
      return { ...found, ...change };
    }).catch(async (error: unknown) => {
      await attempt?.takeBack();
      throw error;
    });
    return readTurfLog(db, organization, turf, null, now());
  };
}
