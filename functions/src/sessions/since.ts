import type { Auth } from 'firebase-admin/auth';
import { Timestamp } from 'firebase-admin/firestore';

/**
 * What a new profile says of the sessions before it: those that were revoked stay over. Somebody who was taken out
 * of an organization comes back as a new profile, and a token of theirs from before would be good for up to an hour
 * by the rules, which cannot ask whether it was revoked.
 */
export async function revokedBefore(auth: Pick<Auth, 'getUser'>, uid: string): Promise<Timestamp | null> {
  const { tokensValidAfterTime } = await auth.getUser(uid);
  return tokensValidAfterTime ? Timestamp.fromMillis(Date.parse(tokensValidAfterTime)) : null;
}
