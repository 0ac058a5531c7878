import { expect, it } from 'vitest';
import { db } from '../../../tests/functions/emulator-clients.ts';
import { enrolled, ticketFor, trusted } from '../../../tests/functions/two-factor-flow.ts';
import { removeTwoFactor } from './remove-two-factor.ts';

const byId = ['settings', 'secrets', 'backup_codes', 'attempts'];
const byOwner = ['trusted_devices', 'device_secrets', 'tickets'];

/** How many documents each collection has of an account. */
const countsOf = async (uid: string): Promise<number[]> =>
  Promise.all([
    ...byId.map(async (name) => Number((await db.doc(`two_factor_${name}/${uid}`).get()).exists)),
    Promise.resolve(Number((await db.doc(`two_factor_attempts/password-${uid}`).get()).exists)),
    ...byOwner.map(async (name) => {
      const found = db.collection(`two_factor_${name}`).where('user_id', '==', uid);
      return (await found.count().get()).data().count;
    }),
  ]);

async function whole() {
  const { account } = await enrolled();
  const { uid } = account;
  await Promise.all([trusted(account), trusted(account), ticketFor(uid)]);
  for (const id of [uid, `password-${uid}`]) {
    await db.doc(`two_factor_attempts/${id}`).set({ failed_at: [Date.now()], expires_at: new Date() });
  }
  return uid;
}

it('leaves nothing of an account that goes, and all of another', async () => {
  const [removed, stays] = [await whole(), await whole()];
  expect(await countsOf(removed)).toEqual([1, 1, 1, 1, 1, 2, 2, 1]);
  await removeTwoFactor(db, removed);
  expect(await countsOf(removed)).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
  expect(await countsOf(stays)).toEqual([1, 1, 1, 1, 1, 2, 2, 1]);
  await removeTwoFactor(db, removed);
});
