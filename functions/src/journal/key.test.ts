import { Timestamp } from 'firebase-admin/firestore';
import { expect, it, vi } from 'vitest';
import { journalKeyCall } from '#shared/api/account-api.ts';
import { journalKeyLimits } from '#shared/constants.ts';
import { crowd } from '../../../tests/full.ts';
import { newAccount, passSecondFactor } from '../../../tests/functions/accounts.ts';
import { ending, mailbag } from '../../../tests/functions/admitted-member.ts';
import { auth, db } from '../../../tests/functions/emulator-clients.ts';
import { newEnrolled } from '../../../tests/functions/every-call.ts';
import { newMember } from '../../../tests/functions/new-members.ts';
import { twoFactorKey } from '../../../tests/functions/two-factor-flow.ts';
import { deleteAccount } from '../account/delete-account.ts';
import { admitAccount } from '../http/guard.ts';
import { type Account, authenticate } from '../http/token.ts';
import { getJournalKey } from './key.ts';

const give = getJournalKey({ db, twoFactorKey });
const { guard } = journalKeyCall;

/** The caller as the endpoint's own guard hands them over. */
const admit = async (token: string): Promise<Account> =>
  admitAccount({ auth, db }, guard, await authenticate(auth, `Bearer ${token}`));
const placeOf = (uid: string) => db.doc(`journal_keys/${uid}`);

it('gives many requests at once one key, of 256 bits', async () => {
  const member = await admit((await newMember('canvasser')).token);
  const answers = await Promise.all(Array.from({ length: crowd(40) }, () => give(member)));
  expect(new Set(answers.map(({ key }) => key)).size).toBe(1);
  expect(Buffer.from(answers[0]?.key ?? '', 'base64')).toHaveLength(32);
  expect((await give(member)).key).toBe(answers[0]?.key);
});

it('gives each account its own key, in one organization and across organizations', async () => {
  const first = await newMember('admin');
  const others = [await newMember('manager', first.organization), await newMember('admin')];
  const keys = await Promise.all(
    [first, ...others].map(async ({ token }) => (await give(await admit(token))).key),
  );
  expect(new Set(keys).size).toBe(3);
});

it('stores the key sealed for its account only', async () => {
  const [one, other] = [await newMember(), await newMember()];
  const { key } = await give(await admit(one.token));
  const stored = (await placeOf(one.uid).get()).data();
  expect(JSON.stringify(stored)).not.toContain(key);
  await placeOf(other.uid).set({ ...stored, user_id: other.uid });
  await expect(give(await admit(other.token))).rejects.toThrow();
});

it('refuses a session without the second factor where the account has one', async () => {
  const enrolled = await newEnrolled('field');
  expect(await ending(admit(enrolled.token))).toBe('second-factor-required');
  const { key } = await give(await admit(passSecondFactor(enrolled)));
  expect(Buffer.from(key, 'base64')).toHaveLength(32);
});

it('refuses an ended session, and lets in who was removed from their organization', async () => {
  const member = await newMember();
  const profile = db.doc(`user_profiles/${member.uid}`);
  const { key } = await give(await admit(member.token));
  await profile.update({ sessions_valid_after: Timestamp.fromMillis(Date.now() + 2_000) });
  expect(await ending(admit(member.token))).toBe('session-ended');
  await profile.delete();
  expect((await give(await admit(member.token))).key).toBe(key);
});

it('gives as many as the limit and not one more', async () => {
  const member = await admit((await newAccount()).token);
  const [{ failures }] = journalKeyLimits;
  const endings: string[] = [];
  for (let at = 0; at < failures - 1; at += 20) {
    const size = Math.min(20, failures - 1 - at);
    endings.push(...(await Promise.all(Array.from({ length: size }, () => ending(give(member))))));
  }
  endings.push(await ending(give(member)));
  expect(endings).toEqual(Array.from({ length: failures }, () => 'ok'));
  expect(await ending(give(member))).toBe('resource-exhausted');
});

it('gives nothing where the request cannot be counted', async () => {
  const member = await admit((await newAccount()).token);
  const failing = vi.spyOn(db, 'runTransaction').mockRejectedValue(new Error('down'));
  await expect(give(member)).rejects.toThrow('down');
  failing.mockRestore();
  expect((await placeOf(member.uid).get()).exists).toBe(false);
});

it('is deleted with the account', async () => {
  const account = await admit((await newAccount()).token);
  await give(account);
  await deleteAccount({ db, auth, mail: mailbag().mail })(account);
  expect((await placeOf(account.uid).get()).exists).toBe(false);
  expect((await db.doc(`two_factor_attempts/journal-key-${account.uid}`).get()).exists).toBe(false);
});
