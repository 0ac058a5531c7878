import type { Firestore } from 'firebase-admin/firestore';
import { donorFlagChange } from '#shared/consequences/recounts.ts';
import { peopleOf } from '../people/stored-person.ts';

/** Says on one volunteer whether a donor has the same address; nobody has none. */
export const settleDonorFlag = (db: Firestore, organization: string, id: string): Promise<void> =>
  db.runTransaction(async (transaction) => {
    const volunteer = await transaction.get(peopleOf(db, organization, 'volunteer').doc(id));
    if (!volunteer.exists) return;
    const address: unknown = volunteer.get('email');
    const givers = peopleOf(db, organization, 'donor').where('email', '==', address).limit(1);
    const hasGiver = typeof address === 'string' && !(await transaction.get(givers)).empty;
    const change = donorFlagChange(volunteer.data() ?? {}, hasGiver);
    if (change) transaction.update(volunteer.ref, change);
  });
