import type { Transaction } from 'firebase-admin/firestore';
import { type RefusalKey, RefusedError } from '#shared/refusals.ts';
import { membersOf } from '../members/member-queries.ts';
import type { Needs } from '../members/membership.ts';
import { type Profile, readLeavingMember } from '../members/membership.ts';
import { holdsWork } from '../organization/holds-work.ts';

/** What becomes of the organization that somebody leaves; as in `shared/api/invitations-api.ts`. */
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
  return readLeavingMember(transaction, needs, { uid, organization }).then(
    () => 'leave',
    (error: unknown) => {
      if (error instanceof RefusedError && error.code === 'failed-precondition') return 'last admin';
      throw error;
    },
  );
}

const refusals: Partial<Record<Leaving, RefusalKey>> = {
  'last admin': 'invitations.onlyAdmin',
  'holds data': 'invitations.onlyMember',
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
  if (refusal) throw new RefusedError(refusal);
  if (agreed) return leaving;
  throw new RefusedError('invitations.agreeToLeave');
}
