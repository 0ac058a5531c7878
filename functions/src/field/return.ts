import type { Firestore } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import type { turfReturnCall } from '#shared/calls/field.ts';
import { returned, whyNotReturned } from '#shared/rules/field/holding.ts';
import type { Member } from '../http/guard.ts';
import { patiently } from '../patient.ts';
import { allow } from '../voters/files/stored.ts';
import { hand, turfAt, turfIn } from './stored.ts';

/** Takes a turf back from who has it. Also after its time is over; again, it changes nothing. One read, at most one write. */
export const returnTurf =
  ({ db }: { db: Firestore }) =>
  async (
    { uid, organization }: Member,
    { turf: id, done }: z.output<typeof turfReturnCall.request>,
  ): Promise<{ ok: true }> => {
    const asked = turfAt(db, organization, id);
    await patiently(db, async (transaction) => {
      const found = turfIn(await transaction.get(asked));
      allow(whyNotReturned(found, uid));
      hand(transaction, asked, returned(found, uid, done), uid);
    });
    return { ok: true };
  };
