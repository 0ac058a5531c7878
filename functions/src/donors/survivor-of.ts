import type { Firestore, Transaction } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { donors, people } from '#shared/collections/index.ts';
import { parseOrNull } from '../document-change.ts';

const into = z.object({ merged_into: z._default(people.schema.shape.merged_into, null) });
/** Steps from somebody who was merged away to the survivor. */
const stepsMax = 2;

type Place = { db: Firestore; organization: string; transaction: Transaction };

/** A donor's record and card, or those of whoever they were merged into: partners keep the ids that they were named by. */
export async function survivorOf({ db, organization, transaction }: Place, id: string) {
  let donorId = id;
  for (let step = 0; step <= stepsMax; step += 1) {
    const donor = await transaction.get(db.collection(donors.path(organization)).doc(donorId));
    const card = await transaction.get(db.collection(people.path(organization)).doc(donorId));
    if (donor.exists) return { donorId, donor, card };
    const next = parseOrNull(into, card.data() ?? {})?.merged_into ?? null;
    if (next === null) return null;
    donorId = next;
  }
  return null;
}
