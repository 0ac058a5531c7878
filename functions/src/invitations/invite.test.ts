import { describe, expect, it } from 'vitest';
import { invitationMs, membersMax, openInvitationsMax, recentProofMs } from '#shared/constants.ts';
import { invite } from '#shared/usecases/invitations/invite.ts';
import { newAccount } from '../../../tests/functions/accounts.ts';
import { admitted, auditLine, auditOf, ending } from '../../../tests/functions/admitted-member.ts';
import { db } from '../../../tests/functions/emulator-clients.ts';
import {
  aged,
  confirmedBy,
  invitationAt,
  invited,
  inviting,
  newAddress,
} from '../../../tests/functions/invitation-flow.ts';
import { change, join, newMember } from '../../../tests/functions/new-members.ts';
import { runUseCase } from '../../../tests/functions/run-use-case.ts';

describe('inviting', () => {
  it('stores the invitation, mails the link and writes it down', async () => {
    const { admin, email, id, mailed, link, sent } = await invited({ role: 'finance' });
    expect(mailed).toBe(true);
    const stored = await invitationAt(admin.organization, id);
    expect(stored).toMatchObject({
      email,
      role: 'finance',
      status: 'pending',
      invited_by: admin.uid,
      invited_by_name: 'Test Member',
      mailed: true,
      accepted_by: null,
    });
    expect(stored.expires_at.toMillis() - stored.sent_at.toMillis()).toBe(invitationMs);
    expect(sent).toEqual([
      expect.objectContaining({
        to: email,
        subject: 'Test Member invites you to join Test on Hustings',
        link,
      }),
    ]);
    expect(sent[0]?.text).toContain('part of finance');
    expect(await auditOf(admin.organization)).toEqual([
      auditLine({
        type: 'invitation_sent',
        actor_id: admin.uid,
        actor_name: 'Test Member',
        subject_id: id,
        subject_name: email,
        role: 'finance',
      }),
    ]);
  });

  it('writes in the language of who invites', async () => {
    const admin = await newMember();
    await db.doc(`user_preferences/${admin.uid}`).set({ language: 'es' });
    const { invite: send, sent } = inviting();
    await send(await admitted(admin.token), { email: newAddress(), role: 'finance' });
    expect(sent).toMatchObject([
      { language: 'es', subject: 'Test Member le invita a unirse a Test en Hustings' },
    ]);
    expect(sent[0]?.text).toContain('«Test» en Hustings como parte de finanzas');
  });

  it('offers the role of an admin, and offers it again, for a session that was proven lately alone', async () => {
    const admin = await newMember();
    const { invite: send, resend } = inviting();
    const inside = await admitted(admin.token);
    const stale = { ...inside, signedInAt: Date.now() - recentProofMs - 1_000 };
    const email = newAddress();
    expect(await ending(send(stale, { email, role: 'admin' }))).toBe('recent-proof-required');
    expect(await ending(send(stale, { email: newAddress(), role: 'manager' }))).toBe('ok');
    const { id } = await send(inside, { email, role: 'admin' });
    await aged(admin.organization, id, 61_000);
    expect(await ending(resend(stale, { id }))).toBe('recent-proof-required');
    expect(await ending(resend(inside, { id }))).toBe('ok');
  });

  it('keeps and returns no more of the secret than it must', async () => {
    const { admin, id, token, ...rest } = await invited();
    const stored = await db.doc(`organizations/${admin.organization}/invitations/${id}`).get();
    const secret = token.split('.')[2] ?? '';
    expect(secret).toHaveLength(43);
    expect(JSON.stringify(stored.data())).not.toContain(secret);
    const { mailed, link } = rest;
    expect(JSON.stringify({ mailed, link })).not.toContain(String(stored.get('token_hash')));
    expect(JSON.stringify(await auditOf(admin.organization))).not.toContain(secret);
  });

  it('stands without mail: the admin passes the link on', async () => {
    const { dependencies } = inviting();
    const admin = await admitted((await newMember()).token);
    const answer = await runUseCase(invite, { links: { ...dependencies, mail: async () => false } })(admin, {
      email: newAddress(),
      role: 'user',
    });
    expect(answer).toMatchObject({ mailed: false, link: expect.stringContaining('/#/invite/') });
    expect(await invitationAt(admin.organization, answer.id)).toMatchObject({
      mailed: false,
      status: 'pending',
    });
  });

  it('refuses a member, the inviter too, and takes a member of another organization', async () => {
    const { invite } = inviting();
    const member = await newMember();
    const admin = await admitted(member.token);
    const colleague = await newMember('user', admin.organization);
    const outsider = await newMember('user');
    expect(await ending(invite(admin, { email: colleague.email, role: 'admin' }))).toBe('already-exists');
    expect(await ending(invite(admin, { email: member.email, role: 'user' }))).toBe('already-exists');
    expect(await ending(invite(admin, { email: outsider.email, role: 'user' }))).toBe('ok');
  });

  it('makes one invitation for one address, of ten asked for at once, and another after it was revoked', async () => {
    const { invite, revoke } = inviting();
    const admin = await admitted((await newMember()).token);
    const email = newAddress();
    const sendInvite = () => invite(admin, { email, role: 'user' });
    const endings = await Promise.all(Array.from({ length: 10 }, () => ending(sendInvite())));
    expect(endings.filter((how) => how === 'ok')).toHaveLength(1);
    expect(new Set(endings)).toEqual(new Set(['ok', 'already-exists']));
    await expect(sendInvite()).rejects.toThrow('invitations.alreadyInvited');
    const [one] = (await db.collection(`organizations/${admin.organization}/invitations`).get()).docs;
    if (!one) throw new Error('No invitation.');
    await revoke(admin, { id: one.id });
    // An inbox is not to be flooded by revoking and inviting in turns.
    await expect(sendInvite()).rejects.toMatchObject({ code: 'resource-exhausted' });
    await aged(admin.organization, one.id, 61_000);
    expect(await ending(sendInvite())).toBe('ok');
  });

  it('refuses one more than may be open, and one more member than there may be', async () => {
    const { invite } = inviting();
    const admin = await admitted((await newMember()).token);
    const { id } = await invite(admin, { email: newAddress(), role: 'user' });
    const stored = (await db.doc(`organizations/${admin.organization}/invitations/${id}`).get()).data();
    const batch = db.batch();
    for (let at = 1; at < openInvitationsMax; at++) {
      batch.create(db.doc(`organizations/${admin.organization}/invitations/more${at}`), {
        ...stored,
        email: newAddress(),
      });
    }
    await batch.commit();
    await expect(invite(admin, { email: newAddress(), role: 'user' })).rejects.toThrow(
      'invitations.tooManyOpen',
    );

    const full = await admitted((await newMember()).token);
    const place = (uid: string) => db.doc(`memberships/${uid}_${full.organization}`);
    const own = (await place(full.uid).get()).data();
    const members = db.batch();
    for (let at = 1; at < membersMax; at++) {
      const uid = `${full.uid}-${at}`;
      members.create(place(uid), { ...own, user_id: uid });
    }
    await members.commit();
    await expect(invite(full, { email: newAddress(), role: 'user' })).rejects.toMatchObject({
      key: 'invitations.seats',
      params: { most: 100 },
    });
  });

  // ASVS 8.2.2
  it('refuses whoever was demoted or taken out meanwhile', async () => {
    const { invite } = inviting();
    const account = await newMember();
    const admin = await admitted(account.token);
    await join(account, account.organization, { role: 'manager' });
    expect(await ending(invite(admin, { email: newAddress(), role: 'admin' }))).toBe('permission-denied');
    await change({ uid: account.uid, organization: admin.organization }, null);
    expect(await ending(invite(admin, { email: newAddress(), role: 'admin' }))).toBe('no-organization');
  });
});

describe('sending again', () => {
  it('waits a minute, then makes a new link and kills the former', async () => {
    const { admin, id, token, email, resend, inspect, sent } = await invited();
    await expect(resend(admin, { id })).rejects.toMatchObject({
      code: 'resource-exhausted',
      retryAfterMs: expect.any(Number),
      params: { wait: expect.any(Number) },
    });
    await aged(admin.organization, id, 61_000);
    const again = await resend(admin, { id });
    expect(again).toMatchObject({ id, mailed: true });
    expect(sent).toHaveLength(2);
    const account = await confirmedBy((await newAccount({ email })).token);
    expect(await ending(inspect(account, { token }))).toBe('not-found');
    expect(await ending(inspect(account, { token: again.link.split('/invite/')[1] ?? '' }))).toBe('ok');
    expect((await auditOf(admin.organization)).map(({ type }) => type)).toEqual([
      'invitation_sent',
      'invitation_resent',
    ]);
  });

  it('revives one that is past its time', async () => {
    const { admin, id, email, resend, inspect, token } = await invited();
    await aged(admin.organization, id, invitationMs);
    const account = await confirmedBy((await newAccount({ email })).token);
    expect(await ending(inspect(account, { token }))).toBe('not-found');
    const { link } = await resend(admin, { id });
    expect(await ending(inspect(account, { token: link.split('/invite/')[1] ?? '' }))).toBe('ok');
  });

  it('refuses one that was revoked', async () => {
    const { admin, id, resend, revoke } = await invited();
    await revoke(admin, { id });
    await expect(resend(admin, { id })).rejects.toThrow('invitations.closed');
  });

  it('mails once of five asked for at once', async () => {
    const { admin, id, resend, sent } = await invited();
    await aged(admin.organization, id, 61_000);
    const endings = await Promise.all(Array.from({ length: 5 }, () => ending(resend(admin, { id }))));
    expect(endings.filter((how) => how === 'ok')).toHaveLength(1);
    expect(sent).toHaveLength(2);
  });
});

it('revoking twice is revoking once', async () => {
  const { admin, id, revoke } = await invited();
  expect([await revoke(admin, { id }), await revoke(admin, { id })]).toEqual([
    { success: true },
    { success: true },
  ]);
  expect(await invitationAt(admin.organization, id)).toMatchObject({ status: 'revoked', token_hash: null });
  expect((await auditOf(admin.organization)).map(({ type }) => type)).toEqual([
    'invitation_sent',
    'invitation_revoked',
  ]);
});

// ASVS 8.4.1
it('the admin of another organization finds nothing to send again or to revoke', async () => {
  const { admin, id, resend, revoke } = await invited();
  await aged(admin.organization, id, 61_000);
  const other = await admitted((await newMember()).token);
  const before = await invitationAt(admin.organization, id);
  for (const tried of [id, `../${admin.organization}/invitations/${id}`, '..', '__x__', 'nothing']) {
    expect(await ending(resend(other, { id: tried }))).toBe('not-found');
    expect(await ending(revoke(other, { id: tried }))).toBe('not-found');
  }
  expect(await invitationAt(admin.organization, id)).toEqual(before);
});
