import type { Firestore } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import type { turfTakeCall } from '#shared/calls/field.ts';
import { taken, turfRefusals, whyNotTaken } from '#shared/rules/field/holding.ts';
import { openTurfsBucket, turfNewsBucket } from '../attempts/buckets.ts';
import { type Attempt, attemptCounter } from '../attempts/count.ts';
import type { Member } from '../http/guard.ts';
import { Refused } from '../http/refused.ts';
import { patiently } from '../patient.ts';
import { allow } from '../voters/files/stored.ts';
import { heardOf } from './heard.ts';
import { hand, type Turf, turfAt, turfIn } from './stored.ts';

type Dependencies = { db: Firestore; now?: () => number };

/**
 * Gives a turf to who asks for it, or hears again of one that is theirs. Of many who take an open one at once one has it,
 * and nobody takes more of them a day than anybody walks: one account would read every name and address of them.
 * Three reads, at most two writes, and what `heardOf` reads of all that happened there.
 */
export function takeTurf({ db, now = Date.now }: Dependencies) {
  const countAttempt = attemptCounter(db);
  /** Counts an open turf that somebody is about to take; of one that they know, that they hear of it again. */
  const counted = async (turf: Turf, organization: string, uid: string): Promise<Attempt | null> => {
    allow(whyNotTaken(turf, uid, now()));
    if (turf.assigned_to === uid || turf.holders.includes(uid)) {
      await countAttempt(turfNewsBucket(organization, uid));
      return null;
    }
    return countAttempt(openTurfsBucket(organization, uid)).catch((error: unknown) => {
      if (error instanceof Refused) allow(turfRefusals.many);
      throw error;
    });
  };
  return async (
    { uid, organization, fullName }: Member,
    { turf: id }: z.output<typeof turfTakeCall.request>,
  ): Promise<z.output<typeof turfTakeCall.response>> => {
    const asked = turfAt(db, organization, id);
    const attempt = await counted(turfIn(await asked.get()), organization, uid);
    const turf = await patiently(db, async (transaction) => {
      const found = turfIn(await transaction.get(asked));
      allow(whyNotTaken(found, uid, now()));
      const change = taken(found, { uid, name: fullName }, now());
      hand(transaction, asked, change, uid);
      return { ...found, ...change };
    }).catch(async (error: unknown) => {
      await attempt?.takeBack();
      throw error;
    });
    return heardOf(db, organization, turf, null, now());
  };
}
