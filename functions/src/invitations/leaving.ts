import type { Transaction } from 'firebase-admin/firestore';
import { Refused } from '../http/refused.ts';
import type { Needs } from '../members/last_admin.ts';
import { membersOf } from '../members/of.ts';
import { type Profile, readParting } from '../members/part.ts';
import { holdsWork } from '../organization/holds_work.ts';

/** What becomes of the organization that somebody leaves; as in `shared/calls/invitations.ts`. */
export type Leaving = 'leave' | 'empty' | 'last admin' | 'holds data';

/** For the only member one read for each collection, for anybody else at most five. */
export async function leavingOf(
  transaction: Transaction,
  needs: Needs,
  { user_id: uid, organization_id: organization }: Profile,
): Promise<Leaving> {
  const members = await transaction.get(membersOf(needs.db, organization).limit(2));
  if (members.docs.every(({ id }) => id === uid)) {
    return (await holdsWork(transaction, needs.db, { organization, uid })) ? 'holds data' : 'empty';
  }
  return readParting(transaction, needs, { uid, organization }).then(
    () => 'leave',
    (error: unknown) => {
      if (error instanceof Refused && error.code === 'failed-precondition') return 'last admin';
      throw error;
    },
  );
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
  needs: Needs,
  profile: Profile,
  agreed: boolean,
): Promise<Leaving> {
  const leaving = await leavingOf(transaction, needs, profile);
  const refusal = refusals[leaving];
  if (refusal) throw new Refused('failed-precondition', refusal);
  if (agreed) return leaving;
  throw new Refused('failed-precondition', 'Accepting means leaving where you are now. Agree to that first.');
}
