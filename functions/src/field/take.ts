import type { Firestore } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import type { turfTakeCall } from '#shared/calls/field.ts';
import { taken, whyNotTaken } from '#shared/rules/field/holding.ts';
import type { Member } from '../http/guard.ts';
import { patiently } from '../patient.ts';
import { allow } from '../voters/files/stored.ts';
import { heardOf } from './heard.ts';
import { hand, turfAt, turfIn } from './stored.ts';

type Dependencies = { db: Firestore; now?: () => number };

/**
 * Gives a turf to who asks for it, or hears again of one that is theirs. Of many who take an open one at once one has it.
 * One read, at most one write, and what `heardOf` reads of all that happened there.
 */
export const takeTurf =
  ({ db, now = Date.now }: Dependencies) =>
  async (
    { uid, organization, fullName }: Member,
    { turf: id }: z.output<typeof turfTakeCall.request>,
  ): Promise<z.output<typeof turfTakeCall.response>> => {
    const asked = turfAt(db, organization, id);
    const turf = await patiently(db, async (transaction) => {
      const found = turfIn(await transaction.get(asked));
      allow(whyNotTaken(found, uid, now()));
      const change = taken(found, { uid, name: fullName }, now());
      hand(transaction, asked, change, uid);
      return { ...found, ...change };
    });
    return heardOf(db, organization, turf, null, now());
  };
