import { setTimeout as sleep } from 'node:timers/promises';
import { generate, generateSecret } from 'otplib';
import { beforeAll, describe, expect, it } from 'vitest';
import { changePasswordCall, endSessionsCall } from '#shared/api/account-api.ts';
import { ensureProfileCall } from '#shared/api/ensure-profile.ts';
import { exportCall } from '#shared/api/exports-api.ts';
import {
  twoFactorDisableCall,
  twoFactorEnableCall,
  twoFactorVerifyCall,
} from '#shared/api/two-factor-api.ts';
import { type Account, password } from './accounts.ts';
import { ask, refusalIn, send } from './call-endpoint.ts';
import { auth, served } from './emulator-clients.ts';
import { type Member, membersIn } from './new-members.ts';
import {
  customSession,
  identity,
  list,
  passwordSession,
  passwordSignIn,
  read,
  refreshed,
  type Session,
} from './public-rest.ts';

const { newMember } = membersIn(served);

type Enrolled = { member: Member; secret: string; backupCodes: string[]; session: Session };

/** An admin who turned the second factor on as the app does. */
async function enrolled(): Promise<Enrolled> {
  const member = await newMember();
  const secret = generateSecret();
  const { backupCodes, customToken } = await ask(twoFactorEnableCall, member.token, {
    totpSecret: secret,
    verificationCode: await generate({ secret }),
  });
  return { member, secret, backupCodes, session: await customSession(customToken) };
}

/** Somebody whose account nothing in a test changes: turning the factor on hashes ten codes. */
let untouched: Enrolled;
beforeAll(async () => {
  untouched = await enrolled();
});

const dashboard = ({ organization }: Member) => `organizations/${organization}/rollups/dashboard`;
const profile = ({ uid }: Account) => `user_profiles/${uid}`;

/** Nothing of the campaign opens with a token: not by the rules, not by our endpoints. */
async function expectShut(member: Member, token: string): Promise<void> {
  for (const path of [dashboard(member), profile(member), `organizations/${member.organization}`]) {
    expect(await read(path, token), path).toBe(403);
  }
  expect(await list(`organizations/${member.organization}`, 'donors', token)).toBe(403);
  const refused = refusalIn(await send(exportCall.path, JSON.stringify({ kind: 'donors' }), { token }));
  expect(['session-ended', 'second-factor-required']).toContain(refused.code);
}

async function expectOpen(member: Member, token: string): Promise<void> {
  expect(await read(dashboard(member), token)).toBe(200);
  expect(await read(profile(member), token)).toBe(200);
}

describe('the right password of an account with a second factor', () => {
  // ASVS 6.8.4, 8.3.1
  it('makes no session over the public interface, and hands back a ticket', async () => {
    const { member } = untouched;
    const { answer, ticket } = await passwordSignIn(member.email);
    expect(answer.status).toBe(400);
    expect(answer.text).not.toContain('idToken');
    expect(ticket).not.toBeNull();
  });

  it('is told apart from a wrong one, which gets no ticket', async () => {
    const { member } = untouched;
    const { answer, ticket } = await passwordSignIn(member.email, 'wrong password');
    expect(answer.text).toMatch(/INVALID_LOGIN_CREDENTIALS|INVALID_PASSWORD/);
    expect(ticket).toBeNull();
  });

  it.each([
    ['change the address', 'update', { email: 'thief@example.org' }],
    ['change the password', 'update', { password: 'the thief’s own' }],
    ['delete the account', 'delete', {}],
    ['read the account', 'lookup', {}],
    [
      'have a link mailed to another address',
      'sendOobCode',
      { requestType: 'VERIFY_AND_CHANGE_EMAIL', newEmail: 'thief@example.org' },
    ],
  ])('does not let the thief %s, with the ticket for a token', async (_, operation, body) => {
    const { member } = untouched;
    const { ticket } = await passwordSignIn(member.email);
    const answer = await identity(operation, { ...body, idToken: ticket });
    expect(answer.status).toBe(400);
    expect((await auth.getUser(member.uid)).email).toBe(member.email);
    expect((await passwordSignIn(member.email)).ticket).not.toBeNull();
  });

  it('opens no endpoint and no document with the ticket', async () => {
    const { member } = untouched;
    const { ticket } = await passwordSignIn(member.email);
    const token = ticket ?? '';
    expect(await read(dashboard(member), token)).toBeGreaterThanOrEqual(400);
    for (const path of [exportCall.path, ensureProfileCall.path, twoFactorDisableCall.path]) {
      expect((await send(path, '{}', { token })).status).toBeGreaterThanOrEqual(400);
    }
  });

  // ASVS 6.5.1, 7.2.3
  it('signs in with the code as well, and once for each ticket', async () => {
    const { member, backupCodes } = await enrolled();
    const { ticket } = await passwordSignIn(member.email);
    const body = { code: backupCodes[0] ?? '', method: 'backup_code' as const };
    const { success, customToken } = await ask(twoFactorVerifyCall, ticket ?? '', body);
    expect(success).toBe(true);
    const { idToken, refreshToken } = await customSession(customToken ?? '');
    await expectOpen(member, idToken);
    await expectOpen(member, await refreshed(refreshToken));
    const again = await send(twoFactorVerifyCall.path, JSON.stringify({ ...body, code: backupCodes[1] }), {
      token: ticket ?? '',
    });
    expect(refusalIn(again)).toMatchObject({ status: 401, code: 'unauthenticated' });
  });
});

describe('another session', () => {
  // ASVS 6.5.6, 7.4.3
  it('from before the factor was turned on is over, refreshed or not', async () => {
    const member = await newMember();
    const other = await passwordSession(member.email);
    await expectOpen(member, other.idToken);
    const secret = generateSecret();
    const { customToken } = await ask(twoFactorEnableCall, member.token, {
      totpSecret: secret,
      verificationCode: await generate({ secret }),
    });
    const own = await customSession(customToken);
    await expectShut(member, other.idToken);
    await expectShut(member, await refreshed(other.refreshToken));
    await expectShut(member, member.token);
    await expectOpen(member, own.idToken);
    await expectOpen(member, await refreshed(own.refreshToken));
  });

  it('is over once the factor is turned off', async () => {
    const { member, session, backupCodes } = await enrolled();
    const { ticket } = await passwordSignIn(member.email);
    const second = await ask(twoFactorVerifyCall, ticket ?? '', {
      code: backupCodes[0] ?? '',
      method: 'backup_code',
    });
    const other = await customSession(second.customToken ?? '');
    await expectOpen(member, other.idToken);
    const { customToken } = await ask(twoFactorDisableCall, session.idToken, { password });
    const own = await customSession(customToken);
    await expectShut(member, other.idToken);
    await expectShut(member, await refreshed(other.refreshToken));
    await expectOpen(member, own.idToken);
  });

  it('is over once the password is changed', async () => {
    const member = await newMember();
    const other = await passwordSession(member.email);
    const { customToken } = await ask(changePasswordCall, member.token, {
      currentPassword: password,
      newPassword: 'another horse battery',
    });
    const own = await customSession(customToken);
    await expectShut(member, other.idToken);
    await expectShut(member, await refreshed(other.refreshToken));
    await expectOpen(member, own.idToken);
    expect((await passwordSignIn(member.email)).answer.status).toBe(400);
  });

  it('is over once everybody is signed out', async () => {
    const member = await newMember();
    const other = await passwordSession(member.email);
    await ask(endSessionsCall, member.token, {});
    await expectShut(member, member.token);
    await expectShut(member, await refreshed(other.refreshToken));
    await expectOpen(member, (await passwordSession(member.email)).idToken);
  });
});

describe('a password that was reset by a mailed link', () => {
  const reset = async (email: string, newPassword: string) => {
    const link = new URL(await auth.generatePasswordResetLink(email));
    const oobCode = link.searchParams.get('oobCode');
    expect((await identity('resetPassword', { oobCode, newPassword })).status).toBe(200);
  };

  it('still asks for the second factor', async () => {
    const { member } = await enrolled();
    await reset(member.email, 'a new horse battery');
    expect((await passwordSignIn(member.email)).ticket).toBeNull();
    expect((await passwordSignIn(member.email, 'a new horse battery')).ticket).not.toBeNull();
  });

  it('ends every other session when its owner signs in with it', async () => {
    const member = await newMember();
    const other = await passwordSession(member.email);
    // Revocation counts in whole seconds: a session of the same second would stay.
    await sleep(1_100);
    await reset(member.email, 'a new horse battery');
    const own = await passwordSession(member.email, 'a new horse battery');
    await expectShut(member, other.idToken);
    await expectShut(member, await refreshed(other.refreshToken));
    await expectOpen(member, own.idToken);
  });
});

it('a password alone, where no blocking function stood in its way, reads nothing', async () => {
  const { member, session } = untouched;
  // As on a deployment without blocking functions: a session of the password, begun after everything.
  const token = await auth.createCustomToken(member.uid, { signed_in_at: Date.now() });
  const { idToken } = await customSession(token);
  await expectShut(member, idToken);
  expect(refusalIn(await send(ensureProfileCall.path, '{}', { token: idToken })).code).toBe(
    'second-factor-required',
  );
  await expectOpen(member, session.idToken);
});

it('a claim on the account, which would lift every session of it, is nowhere', async () => {
  const { member } = untouched;
  expect((await auth.getUser(member.uid)).customClaims ?? {}).toEqual({});
  expect((await served.doc(profile(member)).get()).get('two_factor_enabled')).toBe(true);
});
