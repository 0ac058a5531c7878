import { setTimeout as sleep } from 'node:timers/promises';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { ensureProfileCall } from '#shared/calls/ensure_profile.ts';
import { exportCall } from '#shared/calls/exports.ts';
import { importCheckCall, importFinishCall, importRowsCall, importStartCall } from '#shared/calls/imports.ts';
import { signUpCall } from '#shared/calls/sign_up.ts';
import { newAccount, passSecondFactor } from '../../../tests/functions/accounts.ts';
import { refusalIn, send } from '../../../tests/functions/call.ts';
import { join, newMember, newOrganization } from '../../../tests/functions/members.ts';
import { auth, db } from '../../../tests/functions/suite.ts';
import { endpoints } from '../endpoints.ts';

const row = { row: 1, name: 'Ana', email: null, phone: null, capacity: null };
const batch = { kind: 'donors', rows: [row] };
/** A sound request to each endpoint, and how far a caller must have come. */
const calls = [
  { ...signUpCall, body: { organizationName: 'Any' } },
  { ...ensureProfileCall, body: {} },
  { ...importCheckCall, body: { batch } },
  { ...importStartCall, body: { kind: 'donors', fileName: 'a.csv', rowsTotal: 1 } },
  { ...importRowsCall, body: { importId: 'nothing', replace: false, batch } },
  { ...importFinishCall, body: { importId: 'nothing', status: 'finished' } },
  { ...exportCall, body: { kind: 'donors' } },
];
const confirmed = calls.filter(({ guard }) => guard.level !== 'account');
const members = calls.filter(({ guard }) => guard.level === 'member');

const refused = async (path: string, body: object, token?: string) =>
  refusalIn(await send(path, JSON.stringify(body), { token }));

it('is tried on every endpoint there is', () => {
  const served = endpoints({ db, watch: async () => {}, rollup: { now: async () => {} } }).map(
    ({ path }) => path,
  );
  expect(calls.map(({ path }) => path).sort()).toEqual(served.sort());
});

describe.each(calls)('$path', ({ path, body }) => {
  it('refuses a caller without a token, with a broken one and with one of another project', async () => {
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const foreign = {
      iss: 'https://securetoken.google.com/other',
      aud: 'other',
      sub: 'x',
      iat: 1,
      exp: 9e9,
      auth_time: 1,
    };
    for (const token of [undefined, 'broken', `${part({ alg: 'none' })}.${part(foreign)}.`]) {
      expect(await refused(path, body, token)).toMatchObject({ status: 401, code: 'unauthenticated' });
    }
  });

  it('refuses a field that it does not know', async () => {
    const { token } = await newMember();
    const answer = await refused(path, { ...body, organization_id: 'another', role: 'admin' }, token);
    expect(answer).toMatchObject({ status: 400, code: 'invalid-argument' });
    expect(answer.error).toContain('organization_id');
  });

  it('refuses a disabled account', async () => {
    const { token, uid } = await newMember();
    await auth.updateUser(uid, { disabled: true });
    expect(await refused(path, body, token)).toMatchObject({ status: 401, code: 'unauthenticated' });
  });
});

it('refuses a revoked session', async () => {
  const { token, uid } = await newMember();
  // Revocation counts in whole seconds: a session of the same second would stay.
  await sleep(1_100);
  await auth.revokeRefreshTokens(uid);
  expect(await refused(exportCall.path, { kind: 'donors' }, token)).toMatchObject({
    status: 401,
    code: 'session-ended',
  });
});

it.each(confirmed)('$path refuses an address that is not confirmed', async ({ path, body }) => {
  const account = await newAccount({ confirmed: false });
  await join(account, await newOrganization());
  expect(await refused(path, body, account.token)).toMatchObject({
    status: 403,
    code: 'email-not-confirmed',
  });
});

describe.each(members)('$path', ({ path, body }) => {
  it('refuses an account without an organization', async () => {
    const { token } = await newAccount();
    expect(await refused(path, body, token)).toMatchObject({ status: 403, code: 'no-organization' });
  });

  it('refuses a session that was ended', async () => {
    const ended = { sessions_valid_after: Timestamp.fromMillis(Date.now() + 2_000) };
    const { token } = await join(await newAccount(), await newOrganization(), ended);
    expect(await refused(path, body, token)).toMatchObject({ status: 401, code: 'session-ended' });
  });

  it('refuses a password alone where there is a second factor', async () => {
    const account = await newAccount();
    await join(account, await newOrganization(), { two_factor_enabled: true });
    expect(await refused(path, body, account.token)).toMatchObject({
      status: 403,
      code: 'second-factor-required',
    });
    const answer = await send(path, JSON.stringify(body), { token: await passSecondFactor(account) });
    expect(answer.status === 200 || refusalIn(answer).code === 'not-found').toBe(true);
  });

  it.each(['canvasser', 'user'] as const)('refuses the role %s', async (role) => {
    const { token } = await newMember(role);
    // Whose import it is is known only once it is found.
    const code = path === importFinishCall.path ? 'not-found' : 'permission-denied';
    expect(await refused(path, body, token)).toMatchObject({ code });
  });
});
