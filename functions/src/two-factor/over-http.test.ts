import { generateSecret } from 'otplib';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  backupCodesCall,
  trustDeviceCall,
  trustedDeviceCall,
  twoFactorDisableCall,
  twoFactorEnableCall,
  twoFactorVerifyCall,
} from '#shared/api/two-factor-api.ts';
import { casesOf } from '../../../tests/full.ts';
import { password } from '../../../tests/functions/accounts.ts';
import { type Answer, ask, refusalIn, send } from '../../../tests/functions/call-endpoint.ts';
import { auth, served } from '../../../tests/functions/emulator-clients.ts';
import { nearly } from '../../../tests/functions/nearly.ts';
import { anyAddress } from '../../../tests/functions/networks.ts';
import { membersIn } from '../../../tests/functions/new-members.ts';
import { customSession, passwordSignIn, read } from '../../../tests/functions/public-rest.ts';
import { codeOf, sentBack, wrongCodeOf } from '../../../tests/functions/two-factor-flow.ts';

const { newMember } = membersIn(served);

/** What only the wire shows: bearers, bodies, headers, cookies. What the handlers do is tried beside each. */

const calls = casesOf(
  [
    { path: twoFactorEnableCall.path, body: { totpSecret: generateSecret(), verificationCode: '123456' } },
    { path: twoFactorDisableCall.path, body: { password } },
    { path: trustedDeviceCall.path, body: {} },
    { path: trustDeviceCall.path, body: { deviceFingerprint: 'k3x', deviceName: 'Test browser' } },
    { path: twoFactorVerifyCall.path, body: { code: '123456' } },
    { path: backupCodesCall.path, body: {} },
  ],
  // One between password and code, one for a member.
  [
    { path: twoFactorVerifyCall.path, body: { code: '123456' } },
    { path: backupCodesCall.path, body: {} },
  ],
);

/** From an address of its own, or the tests of one machine would shut one another out. */
const from = () => ({ 'fastly-client-ip': anyAddress() });
const post = (path: string, body: object, token: string, cookie?: string): Promise<Answer> =>
  send(path, JSON.stringify(body), { token, headers: { ...from(), ...(cookie ? { cookie } : {}) } });

async function enrolled() {
  const member = await newMember();
  const secret = generateSecret();
  const body = { totpSecret: secret, verificationCode: codeOf(secret) };
  const { backupCodes, customToken } = await ask(twoFactorEnableCall, member.token, body);
  const { idToken } = await customSession(customToken);
  const ticket = async () => (await passwordSignIn(member.email)).ticket ?? '';
  return { ...member, secret, backupCodes, idToken, ticket };
}

/** Somebody whose factor every test leaves on, with none of the others in its way: to turn it on hashes ten codes. */
let enrolledMember: Awaited<ReturnType<typeof enrolled>>;
beforeAll(async () => {
  enrolledMember = await enrolled();
});

describe.each(calls)('$path', ({ path, body }) => {
  it.each([
    ['nothing', undefined],
    ['an empty bearer', 'Bearer '],
    ['another scheme', 'Basic YWRtaW46YWRtaW4='],
    ['a broken token', 'Bearer broken'],
    ['a token without a signature', `Bearer ${Buffer.from('{"alg":"none"}').toString('base64url')}.e30.`],
    ['an unknown ticket', `Bearer ticket-${'a'.repeat(43)}`],
    ['a ticket that is too short', 'Bearer ticket-abc'],
    ['two bearers', 'Bearer a, Bearer b'],
  ])('answers %s with 401 in its one shape', async (_, authorization) => {
    const headers = authorization === undefined ? {} : { authorization };
    const answer = await send(path, JSON.stringify(body), { headers });
    expect(refusalIn(answer)).toMatchObject({ status: 401, code: 'unauthenticated' });
    expect(answer.headers.get('cache-control')).toContain('no-store');
  });
});

describe('signing in over the wire', () => {
  it('gives no token for the password, and one for ticket and code, in the default way', async () => {
    const { email, secret, ticket } = enrolledMember;
    const { answer } = await passwordSignIn(email);
    expect(answer.status).toBe(400);
    expect(answer.text).not.toMatch(/idToken|refreshToken/);
    const passed = await post(twoFactorVerifyCall.path, { code: codeOf(secret, 1) }, await ticket());
    expect(passed.status).toBe(200);
    expect(JSON.parse(passed.text)).toEqual({ success: true, customToken: expect.any(String) });
  });

  it('answers a wrong code as an answer, and no code as a key', async () => {
    const { secret, ticket } = enrolledMember;
    const token = await ticket();
    for (const [code, error] of [
      [wrongCodeOf(secret), 'secondFactor.wrongCode'],
      ['', 'secondFactor.codeMissing'],
      ['12 34', 'secondFactor.sixDigits'],
      ['１２３４５６', 'secondFactor.sixDigits'],
    ]) {
      const { status, text } = await post(twoFactorVerifyCall.path, { code, method: 'totp' }, token);
      expect({ status, answer: JSON.parse(text) }).toEqual({
        status: 200,
        answer: { success: false, error },
      });
    }
  });

  it.each([
    ['of 10,000 characters', { code: '1'.repeat(10_000) }],
    ['that is a number', { code: 123_456 }],
    ['that is a list', { code: ['123456'] }],
    ['that is missing', {}],
    ['by another method', { code: '123456', method: 'sms' }],
    ['for somebody else', { code: '123456', uid: 'another' }],
  ])('refuses a code %s', async (_, body) => {
    const { ticket } = enrolledMember;
    const refused = refusalIn(await post(twoFactorVerifyCall.path, body, await ticket()));
    expect(refused).toMatchObject({ status: 400, code: 'invalid-argument' });
  });

  it('says how long to wait after five wrong codes', async () => {
    const { secret, ticket } = await enrolled();
    const token = await ticket();
    const body = { code: wrongCodeOf(secret) };
    for (let at = 0; at < 5; at++)
      expect((await post(twoFactorVerifyCall.path, body, token)).status).toBe(200);
    const answer = await post(twoFactorVerifyCall.path, body, token);
    expect(refusalIn(answer)).toEqual({
      status: 429,
      code: 'resource-exhausted',
      error: 'attempts.tooMany',
      params: { wait: nearly(900) },
    });
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(14 * 60);
  });
});

describe('backup codes over the wire', () => {
  it('are made for a request without a body', async () => {
    const { idToken } = enrolledMember;
    for (const body of [undefined, '']) {
      const { status, text } = await send(backupCodesCall.path, body, { token: idToken });
      expect(status).toBe(200);
      expect(backupCodesCall.response.parse(JSON.parse(text)).codes).toHaveLength(10);
    }
  });
});

describe('a trusted device over the wire', () => {
  it('passes by its cookie, which changes, and not without', async () => {
    const { idToken, ticket } = enrolledMember;
    const body = { deviceFingerprint: 'k3x', deviceName: 'Test browser' };
    const trust = await post(trustDeviceCall.path, body, idToken);
    const cookies = trust.headers.getSetCookie();
    expect(cookies).toHaveLength(1);
    expect(cookies[0]).toMatch(/^__session=.*; HttpOnly; Secure; SameSite=Strict$/);
    const without = await post(trustedDeviceCall.path, {}, await ticket());
    expect(JSON.parse(without.text)).toEqual({ success: false });
    const passed = await post(trustedDeviceCall.path, {}, await ticket(), sentBack(cookies));
    expect(JSON.parse(passed.text)).toEqual({ success: true, customToken: expect.any(String) });
    const next = sentBack(passed.headers.getSetCookie());
    expect(next).not.toBe(sentBack(cookies));
    const old = await post(trustedDeviceCall.path, {}, await ticket(), sentBack(cookies));
    expect(JSON.parse(old.text)).toEqual({ success: false });
    expect(JSON.parse((await post(trustedDeviceCall.path, {}, await ticket(), next)).text).success).toBe(
      true,
    );
  });
});

it('a session that was not proven for a quarter of an hour must prove itself first', async () => {
  const { uid, idToken } = await enrolled();
  // No session of before the factor is left; this one is older than that only by what it says of itself.
  await served.doc(`user_profiles/${uid}`).update({ sessions_valid_after: null });
  const claims = { signed_in_at: Date.now() - 16 * 60_000, second_factor: true };
  const old = await customSession(await auth.createCustomToken(uid, claims));
  for (const [path, body] of [
    [backupCodesCall.path, {}],
    [trustDeviceCall.path, { deviceFingerprint: 'k3x', deviceName: 'Test browser' }],
    [twoFactorDisableCall.path, { password }],
  ] as const) {
    expect(refusalIn(await post(path, body, old.idToken)).code, path).toBe('recent-proof-required');
    expect((await post(path, body, idToken)).status, path).toBe(200);
  }
});

it('shows its owner a mask, and nobody what it hides', async () => {
  const { uid, idToken } = enrolledMember;
  const hidden = ['secrets', 'backup_codes', 'attempts', 'tickets', 'device_secrets'];
  for (const name of hidden) expect(await read(`two_factor_${name}/${uid}`, idToken), name).toBe(403);
  expect(await read(`two_factor_settings/${uid}`, idToken)).toBe(200);
  const other = await newMember();
  expect(await read(`two_factor_settings/${uid}`, other.token)).toBe(403);
});
