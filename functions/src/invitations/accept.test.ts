import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { acceptInvitationCall } from '#shared/api/invitations.ts';
import { defaultPreferences, userPreferences } from '#shared/collections/index.ts';
import { crowd } from '../../../tests/full.ts';
import { newAccount, passSecondFactor } from '../../../tests/functions/accounts.ts';
import { admitted, auditLine, auditOf, ending } from '../../../tests/functions/admitted-member.ts';
import { auth, db } from '../../../tests/functions/emulator-clients.ts';
import {
  aged,
  confirmedBy,
  invitationAt,
  invited,
  offered,
  profileAt,
  tokenOf,
} from '../../../tests/functions/invitation-flow.ts';
import { belong, change, type Member, newMember } from '../../../tests/functions/new-members.ts';
import { insideOf } from '../../../tests/functions/sample-records.ts';

type Inviter = Pick<Member, 'uid' | 'organization'>;
const invalidLink = 'invitations.invalidLink';

describe('an invitation of somebody who may not invite any more', () => {
  it.each([
    ['was demoted', (admin: Inviter) => change(admin, { role: 'manager' })],
    ['was suspended', (admin: Inviter) => change(admin, { state: 'suspended' })],
    ['was taken out', (admin: Inviter) => change(admin, null)],
  ])('is good for nothing once they %s, until another admin sends it again', async (_, fall) => {
    const { admin, id, token, accept, resend, invitee } = await offered();
    const other = await newMember('admin', admin.organization);
    await fall(admin);
    await expect(accept(invitee, { token })).rejects.toMatchObject({ message: invalidLink });
    await aged(admin.organization, id, 120_000);
    const again = await resend(await admitted(other.token), { id });
    expect(await accept(invitee, { token: tokenOf(again) })).toEqual({
      organizationId: admin.organization,
    });
  });
});

it('does not revive the sessions of somebody who was taken out and comes back', async () => {
  const { token, accept, account, invitee } = await offered();
  const since = (await auth.getUser(account.uid)).tokensValidAfterTime ?? '';
  await accept(invitee, { token });
  expect((await profileAt(account.uid))?.sessions_valid_after?.toMillis()).toBe(Date.parse(since));
});

it('of an inviter who is in another campaign at the moment is good', async () => {
  const { admin, token, accept, invitee } = await offered();
  await db.doc(`user_profiles/${admin.uid}`).update({ organization_id: 'elsewhere' });
  expect(await accept(invitee, { token })).toEqual({ organizationId: admin.organization });
});

it('gives nobody access back who is suspended', async () => {
  const { admin, token, accept, invitee, account } = await offered();
  await accept(invitee, { token });
  const member = { uid: account.uid, organization: admin.organization };
  await change(member, { state: 'suspended' });
  await db.doc(`user_profiles/${account.uid}`).delete();
  await expect(accept(invitee, { token })).rejects.toThrow(invalidLink);
  const again = await offered({});
  await belong(again.account, again.admin.organization, { state: 'suspended' });
  await expect(again.accept(again.invitee, { token: again.token })).rejects.toMatchObject({
    code: 'already-exists',
  });
  expect(await profileAt(again.account.uid)).toBeNull();
});

describe('accepting', () => {
  // ASVS 6.4.1
  it('makes the account a member with the invited role, once, and tells who invited', async () => {
    const { admin, id, token, email, role, accept, sent, account, invitee } = await offered({
      displayName: 'Ana Rivera',
    });
    await db
      .doc(`sign_ups/${account.uid}`)
      .set({ organization_name: 'Never', created_at: Timestamp.now(), expires_at: Timestamp.now() });
    expect(await accept(invitee, { token })).toEqual({ organizationId: admin.organization });

    expect(await profileAt(account.uid)).toMatchObject({
      user_id: account.uid,
      organization_id: admin.organization,
      full_name: 'Ana Rivera',
      role,
      two_factor_enabled: false,
      two_factor_required: false,
    });
    const preferences = await db.doc(`user_preferences/${account.uid}`).get();
    expect(userPreferences.schema.parse(preferences.data())).toMatchObject({
      ...defaultPreferences,
      organization_id: admin.organization,
    });
    expect(await invitationAt(admin.organization, id)).toMatchObject({
      status: 'accepted',
      token_hash: null,
      accepted_by: account.uid,
    });
    expect((await db.doc(`sign_ups/${account.uid}`).get()).exists).toBe(false);
    expect((await auditOf(admin.organization)).at(-1)).toEqual(
      auditLine({
        type: 'invitation_accepted',
        actor_id: account.uid,
        actor_name: 'Ana Rivera',
        subject_id: id,
        subject_name: email,
        role,
      }),
    );
    expect(sent.slice(1)).toEqual([
      expect.objectContaining({
        to: admin.email,
        subject: 'Ana Rivera joined Test',
        link: `https://app.example/#/in/${admin.organization}/admin/roles`,
      }),
    ]);
  });

  it('is answered again to the same account, and never a second time to anybody else', async () => {
    const { token, accept, inspect, sent, invitee, account } = await offered();
    const first = await accept(invitee, { token });
    const before = await profileAt(account.uid);
    expect(await accept(invitee, { token })).toEqual(first);
    expect(await profileAt(account.uid)).toEqual(before);
    expect(sent).toHaveLength(2);
    await expect(inspect(invitee, { token })).rejects.toMatchObject({ code: 'already-exists' });
    const stranger = await confirmedBy((await newAccount()).token);
    await expect(accept(stranger, { token })).rejects.toThrow(invalidLink);
  });

  it('does not let in again who was taken out', async () => {
    const { admin, token, accept, invitee, account } = await offered();
    await accept(invitee, { token });
    await change({ uid: account.uid, organization: admin.organization }, null);
    await expect(accept(invitee, { token })).rejects.toThrow(invalidLink);
    expect(await profileAt(account.uid)).toBeNull();
  });

  it('makes one member of many calls at once', async () => {
    const { admin, token, accept, invitee, sent } = await offered();
    const endings = await Promise.all(
      Array.from({ length: crowd(20) }, () => ending(accept(invitee, { token }))),
    );
    expect(new Set(endings)).toEqual(new Set(['ok']));
    const types = (await auditOf(admin.organization)).map(({ type }) => type);
    expect(types).toEqual(['invitation_sent', 'invitation_accepted']);
    const members = db.collection('user_profiles').where('organization_id', '==', admin.organization);
    expect((await members.get()).size).toBe(2);
    const { all } = insideOf(db, admin.organization);
    expect((await all('campaign_achievements')).map(({ id }) => id)).toEqual(['team_2']);
    expect((await all('activity')).map(({ id }) => id)).toEqual(['achievement-team_2']);
    expect(sent).toHaveLength(2);
  });

  it('takes over what the account and the organization have decided', async () => {
    const { admin, token, accept, account } = await offered();
    await db.doc(`organizations/${admin.organization}`).update({ require_two_factor: true });
    const now = Timestamp.now();
    await db.doc(`two_factor_settings/${account.uid}`).set({
      user_id: account.uid,
      enabled: true,
      totp_secret: '••••',
      backup_codes_left: 10,
      enabled_at: now,
      updated_at: now,
    });
    await expect(confirmedBy(account.token)).rejects.toMatchObject({ code: 'second-factor-required' });
    await accept(await confirmedBy(passSecondFactor(account)), { token });
    expect(await profileAt(account.uid)).toMatchObject({
      two_factor_enabled: true,
      two_factor_required: true,
    });
  });

  it.each([
    ['no mail at all', { email_notifications: false }],
    [
      'no mail of this kind',
      { notification_types: { ...defaultPreferences.notification_types, campaign_updates: false } },
    ],
  ])('tells nobody who wants %s', async (_, change) => {
    const { admin, token, accept, invitee, sent } = await offered();
    const now = Timestamp.now();
    await db.doc(`user_preferences/${admin.uid}`).set({
      ...defaultPreferences,
      user_id: admin.uid,
      organization_id: admin.organization,
      created_at: now,
      updated_at: now,
      ...change,
    });
    await accept(invitee, { token });
    expect(sent).toHaveLength(1);
  });
});

describe('only the invited account', () => {
  it('is let in; another one hears which to use, not its whole address', async () => {
    const { admin, token, email, accept, inspect } = await invited();
    const other = await newMember('user');
    const account = await confirmedBy(other.token);
    for (const ask of [() => accept(account, { token }), () => inspect(account, { token })]) {
      await expect(ask()).rejects.toMatchObject({
        code: 'permission-denied',
        params: { email: `${email[0]}•••@example.org` },
      });
    }
    await expect(inspect(account, { token })).rejects.not.toThrow(email);
    expect(await profileAt(other.uid)).toMatchObject({ organization_id: other.organization, role: 'user' });
    expect((await auditOf(admin.organization)).map(({ type }) => type)).toEqual(['invitation_sent']);
  });

  it('is known whatever letters its address is written in', async () => {
    const { invitee, token, accept, email } = await offered();
    expect(await ending(accept({ ...invitee, email: email.toUpperCase() }, { token }))).toBe('ok');
  });

  it('must have confirmed its address', async () => {
    const { email } = await invited();
    const account = await newAccount({ email, confirmed: false });
    await expect(confirmedBy(account.token)).rejects.toMatchObject({ code: 'email-not-confirmed' });
  });

  it('cannot choose its role', () => {
    const input = { token: 'x', role: 'admin' };
    expect(acceptInvitationCall.request.safeParse(input).success).toBe(false);
    expect(acceptInvitationCall.request.safeParse({ token: 'x'.repeat(513) }).success).toBe(false);
  });
});
