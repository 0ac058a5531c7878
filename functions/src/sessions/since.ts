import type { Auth } from 'firebase-admin/auth';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { userProfiles } from '#shared/collections/index.ts';
import { errorCode } from '../error-code.ts';
import { profileOf } from '../http/guard.ts';
import { profileReference } from '../members/member-queries.ts';
import type { Profile } from '../members/membership.ts';

/**
 * What a new profile says of the sessions before it: those that were revoked stay over. Somebody who was taken out
 * of an organization comes back as a new profile, and a token of theirs from before would be good for up to an hour
 * by the rules, which cannot ask whether it was revoked.
 */
export async function revokedBefore(auth: Pick<Auth, 'getUser'>, uid: string): Promise<Timestamp | null> {
  const { tokensValidAfterTime } = await auth.getUser(uid);
  return tokensValidAfterTime ? Timestamp.fromMillis(Date.parse(tokensValidAfterTime)) : null;
}

/**
 * Brings a profile up to a revocation that happened past us: a password that was reset by a mailed link. Asked at the
 * next sign-in, which after a reset is the owner's; until then a thief's token is good for an hour at most. One read.
 */
export async function endRevoked(
  { db, auth }: { db: Firestore; auth: Pick<Auth, 'getUser'> },
  uid: string,
): Promise<void> {
  const [profile, revoked] = await Promise.all([profileOf(db, uid), revokedOrNew(auth, uid)]);
  if (!profile || !revoked || !isBefore(profile, revoked)) return;
  const reference = profileReference(db, uid);
  await db.runTransaction(async (transaction) => {
    const found = await transaction.get(reference);
    // Looked at again: an end that was set meanwhile is the later one, in milliseconds where this counts seconds.
    if (!found.exists || !isBefore(userProfiles.schema.parse(found.data()), revoked)) return;
    transaction.update(reference, { sessions_valid_after: revoked, updated_at: Timestamp.now() });
  });
}

const isBefore = ({ sessions_valid_after: since }: Profile, revoked: Timestamp): boolean =>
  (since?.toMillis() ?? 0) < revoked.toMillis();

/** An account that is being made at this moment is not found yet. */
const revokedOrNew = (auth: Pick<Auth, 'getUser'>, uid: string): Promise<Timestamp | null> =>
  revokedBefore(auth, uid).catch((error: unknown) => {
    if (errorCode(error) === 'auth/user-not-found') return null;
    throw error;
  });
