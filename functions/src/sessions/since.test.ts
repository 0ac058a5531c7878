import { setTimeout as sleep } from 'node:timers/promises';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { auth, db } from '../../../tests/functions/emulator-clients.ts';
import { profileAt } from '../../../tests/functions/invitation-flow.ts';
import { newMember } from '../../../tests/functions/new-members.ts';
import { endRevoked } from './since.ts';

const since = async (uid: string) => (await profileAt(uid))?.sessions_valid_after?.toMillis() ?? null;

/** The account service, during whose answer something else happens. */
const meanwhile = (happens: () => Promise<unknown>) => ({
  getUser: async (uid: string) => {
    const found = await auth.getUser(uid);
    // The profile was read by then.
    await sleep(500);
    await happens();
    return found;
  },
});

it('a revocation past us ends the sessions before it', async () => {
  const { uid } = await newMember();
  await auth.revokeRefreshTokens(uid);
  await endRevoked({ db, auth }, uid);
  const { tokensValidAfterTime } = await auth.getUser(uid);
  expect(await since(uid)).toBe(Date.parse(tokensValidAfterTime ?? ''));
});

it('does not take back an end that is set at that moment', async () => {
  const { uid } = await newMember();
  await auth.revokeRefreshTokens(uid);
  const later = Timestamp.fromMillis(Date.now() + 700);
  const ends = () => db.doc(`user_profiles/${uid}`).update({ sessions_valid_after: later });
  await endRevoked({ db, auth: meanwhile(ends) }, uid);
  expect(await since(uid)).toBe(later.toMillis());
});

it('refuses no sign-in of somebody who is taken out at that moment', async () => {
  const { uid } = await newMember();
  await auth.revokeRefreshTokens(uid);
  const out = () => db.doc(`user_profiles/${uid}`).delete();
  await endRevoked({ db, auth: meanwhile(out) }, uid);
  expect(await since(uid)).toBeNull();
});
