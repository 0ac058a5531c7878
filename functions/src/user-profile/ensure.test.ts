import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { ensureProfileCall } from '#shared/api/ensure-profile.ts';
import { signUpCall } from '#shared/api/sign-up.ts';
import {
  activity,
  emptyRollup,
  organizations,
  rollups,
  userPreferences,
  userProfiles,
} from '#shared/collections/index.ts';
import { crowd } from '../../../tests/full.ts';
import { newAccount } from '../../../tests/functions/accounts.ts';
import { ask } from '../../../tests/functions/call-endpoint.ts';
import { auth, served } from '../../../tests/functions/emulator-clients.ts';
import { membersIn } from '../../../tests/functions/new-members.ts';
import { insideOf } from '../../../tests/functions/sample-records.ts';
import { authenticate } from '../http/token.ts';
import { saveSignUp } from '../sign-ups/save-sign-up.ts';
import { ensureProfile } from './ensure.ts';

const { newMember } = membersIn(served);

const organizationsOf = (uid: string) =>
  served
    .collectionGroup('activity')
    .where('actor_id', '==', uid)
    .where('type', '==', 'organization_created')
    .get();

describe('the first sign-in', () => {
  it('creates organization, admin profile, preferences, rollup and the feed’s first line', async () => {
    const account = await newAccount({ displayName: 'Ana Lopez' });
    await ask(signUpCall, account.token, { organizationName: 'Lopez for Council' });
    const { organizationId, created } = await ask(ensureProfileCall, account.token, {});
    expect(created).toBe(true);

    const organization = await served.doc(`organizations/${organizationId}`).get();
    expect(organizations.schema.parse(organization.data()).name).toBe('Lopez for Council');
    const profile = userProfiles.schema.parse(
      (await served.doc(`user_profiles/${account.uid}`).get()).data(),
    );
    expect(profile).toMatchObject({
      user_id: account.uid,
      organization_id: organizationId,
      full_name: 'Ana Lopez',
      role: 'admin',
      two_factor_enabled: false,
      // As Firebase says of a new account: since it was made.
      sessions_valid_after: Timestamp.fromMillis(
        Date.parse((await auth.getUser(account.uid)).tokensValidAfterTime ?? ''),
      ),
    });
    const preferences = (await served.doc(`user_preferences/${account.uid}`).get()).data();
    expect(userPreferences.schema.parse(preferences)).toMatchObject({ theme: 'system' });
    const rollup = (await insideOf(served, organizationId).doc('rollups/dashboard').get()).data();
    expect(rollups.schema.parse(rollup)).toEqual(emptyRollup);
    const [line] = await insideOf(served, organizationId).all('activity');
    expect(activity.schema.parse(line?.data())).toMatchObject({
      type: 'organization_created',
      actor_id: account.uid,
      subject_name: 'Lopez for Council',
    });
    expect((await served.doc(`sign_ups/${account.uid}`).get()).exists).toBe(false);
  });

  it.each([
    ['uses a name until it expires', 60_000, 'Lopez for Council'],
    ['ignores a name that has expired', -1, null],
  ])('%s', async (_, left, name) => {
    const account = await newAccount();
    await served.doc(`sign_ups/${account.uid}`).set({
      organization_name: 'Lopez for Council',
      created_at: Timestamp.now(),
      expires_at: Timestamp.fromMillis(Date.now() + left),
    });
    const { organizationId } = await ask(ensureProfileCall, account.token, {});
    const organization = await served.doc(`organizations/${organizationId}`).get();
    const local = account.email.split('@')[0];
    expect(organization.get('name')).toBe(name ?? `${local}’s campaign`);
    expect((await served.doc(`sign_ups/${account.uid}`).get()).exists).toBe(false);
  });

  it('names what nobody named after the address', async () => {
    const account = await newAccount({ email: `maria.${Date.now()}@example.org` });
    const { organizationId } = await ask(ensureProfileCall, account.token, {});
    const organization = await served.doc(`organizations/${organizationId}`).get();
    const local = account.email.split('@')[0];
    expect(organization.get('name')).toBe(`${local}’s campaign`);
    expect((await served.doc(`user_profiles/${account.uid}`).get()).get('full_name')).toBe(local);
  });

  // Not over HTTP: the functions emulator starts a process for each request under way.
  it('makes one organization out of many calls at once', async () => {
    const { token, uid } = await newAccount();
    const account = await authenticate(auth, `Bearer ${token}`);
    await saveSignUp({ db: served })(account, { organizationName: `Forty ${uid}` });
    const answers = await Promise.all(
      Array.from({ length: crowd(40) }, () => ensureProfile({ db: served, auth })(account)),
    );
    expect(new Set(answers.map(({ organizationId }) => organizationId)).size).toBe(1);
    expect(answers.filter(({ created }) => created)).toHaveLength(1);
    expect((await organizationsOf(uid)).size).toBe(1);
    expect((await served.collection('organizations').where('name', '==', `Forty ${uid}`).get()).size).toBe(1);
  });
});

describe('a member who is there already', () => {
  it('keeps their organization and role', async () => {
    const member = await newMember('finance');
    const before = await served.doc(`user_profiles/${member.uid}`).get();
    await ask(signUpCall, member.token, { organizationName: 'A second organization' });
    expect(await ask(ensureProfileCall, member.token, {})).toEqual({
      organizationId: member.organization,
      created: false,
    });
    expect((await served.doc(`user_profiles/${member.uid}`).get()).data()).toEqual(before.data());
    expect((await organizationsOf(member.uid)).size).toBe(0);
  });
});
