import { FieldPath, type Firestore } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { turfs } from '#shared/collections/index.ts';
import { type Change, seen } from '../change.ts';
import { patiently } from '../patient.ts';
import { turfAt } from './stored.ts';

const watched = z.object({ assigned_to: turfs.schema.shape.assigned_to });
/** The database keeps such names of fields to itself. */
const reserved = /^__.*__$/;

/**
 * Notes when a holder's time with a turf ended, whoever ended it: from then on the rules take what they send for two weeks
 * more. One read, at most one write; heard twice or late, the newest end stands.
 */
export const turfHandedOn =
  ({ db }: { db: Firestore }) =>
  async ({ organization, id, before, after, changedAt }: Change): Promise<void> => {
    const who = seen(watched, before)?.assigned_to;
    const is = seen(watched, after);
    if (!who || !is || is.assigned_to === who || changedAt === null || reserved.test(who)) return;
    const turf = turfAt(db, organization, id);
    await patiently(db, async (transaction) => {
      const found = await transaction.get(turf);
      const field = new FieldPath('given_back', who);
      if (!found.exists || Number(found.get(field) ?? 0) >= changedAt) return;
      transaction.update(turf, field, changedAt);
    });
  };
