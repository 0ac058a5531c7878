import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { candidateProfiles, donations, donors, volunteers } from '#shared/collections/index.ts';
import { Refused } from '../http/refused.ts';
import { membersOf } from '../members/of.ts';
import { type Profile, readParting } from '../members/part.ts';

/** What becomes of the organization that somebody leaves; as in `shared/calls/invitations.ts`. */
export type Leaving = 'leave' | 'empty' | 'last admin' | 'holds data';

/** At most eight reads. */
export async function leavingOf(
  transaction: Transaction,
  db: Firestore,
  { user_id: uid, organization_id: organization }: Profile,
): Promise<Leaving> {
  const members = await transaction.get(membersOf(db, organization).limit(2));
  if (members.docs.every(({ id }) => id === uid)) {
    return (await holdsData(transaction, db, organization)) ? 'holds data' : 'empty';
  }
  return readParting(transaction, db, { uid, organization }).then(
    () => 'leave',
    (error: unknown) => {
      if (error instanceof Refused && error.code === 'failed-precondition') return 'last admin';
      throw error;
    },
  );
}

/** Asks the collections themselves: the dashboard's counts come later than the records. */
async function holdsData(transaction: Transaction, db: Firestore, organization: string): Promise<boolean> {
  const candidate = await transaction.get(db.collection(candidateProfiles.path('')).doc(organization));
  if (candidate.exists) return true;
  const found = await Promise.all(
    [donors, donations, volunteers].map(({ path }) =>
      transaction.get(db.collection(path(organization)).limit(1)),
    ),
  );
  return found.some(({ empty }) => !empty);
}

const refusals: Partial<Record<Leaving, string>> = {
  'last admin':
    'You are the only admin where you are now. Make somebody else admin first, then accept the invitation.',
  'holds data':
    'You are the only member where you are now, and there is data in it. Delete that organization first, or use another address.',
};

/** What becomes of the organization that is left; refuses (`failed-precondition`) where it may not be left like that. */
export async function demandLeaving(
  transaction: Transaction,
  db: Firestore,
  profile: Profile,
  agreed: boolean,
): Promise<Leaving> {
  const leaving = await leavingOf(transaction, db, profile);
  const refusal = refusals[leaving];
  if (refusal) throw new Refused('failed-precondition', refusal);
  if (agreed) return leaving;
  throw new Refused('failed-precondition', 'Accepting means leaving where you are now. Agree to that first.');
}
