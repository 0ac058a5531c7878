import { setTimeout as sleep } from 'node:timers/promises';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import {
  accountDataCall,
  changeEmailCall,
  changePasswordCall,
  deleteAccountCall,
  endSessionsCall,
} from '#shared/calls/account.ts';
import type { Guard } from '#shared/calls/define.ts';
import { ensureProfileCall } from '#shared/calls/ensure_profile.ts';
import { exportCall } from '#shared/calls/exports.ts';
import { importCheckCall, importFinishCall, importRowsCall, importStartCall } from '#shared/calls/imports.ts';
import {
  acceptInvitationCall,
  inviteCall,
  lookAtInvitationCall,
  resendInvitationCall,
  revokeInvitationCall,
} from '#shared/calls/invitations.ts';
import {
  changeRoleCall,
  leaveOrganizationCall,
  memberDetailsCall,
  removeMemberCall,
  transferAdminCall,
} from '#shared/calls/members.ts';
import { deleteOrganizationCall, requireTwoFactorCall } from '#shared/calls/organization.ts';
import { signUpCall } from '#shared/calls/sign_up.ts';
import {
  backupCodesCall,
  trustDeviceCall,
  trustedDeviceCall,
  twoFactorDisableCall,
  twoFactorEnableCall,
  twoFactorVerifyCall,
} from '#shared/calls/two_factor.ts';
import { recentProofMs, ticketMs } from '#shared/constants.ts';
import { type Account, newAccount, passSecondFactor } from '../../../tests/functions/accounts.ts';
import { refusalIn, send } from '../../../tests/functions/call.ts';
import { join, newMember, newOrganization } from '../../../tests/functions/members.ts';
import { customSession } from '../../../tests/functions/public_rest.ts';
import { auth, db } from '../../../tests/functions/suite.ts';
import { endpoints } from '../endpoints.ts';

type Tried = { path: string; guard: Guard; body: object };

const row = { row: 1, name: 'Ana', email: null, phone: null, capacity: null };
const batch = { kind: 'donors', rows: [row] };
/** A sound request to each endpoint, and how far a caller must have come. None of them does what cannot be tried twice. */
const calls: Tried[] = [
  { ...signUpCall, body: { organizationName: 'Any' } },
  { ...ensureProfileCall, body: {} },
  { ...importCheckCall, body: { batch } },
  { ...importStartCall, body: { kind: 'donors', fileName: 'a.csv', rowsTotal: 1 } },
  { ...importRowsCall, body: { importId: 'nothing', replace: false, batch } },
  { ...importFinishCall, body: { importId: 'nothing', status: 'finished' } },
  { ...exportCall, body: { kind: 'donors' } },
  { ...twoFactorEnableCall, body: { totpSecret: 'A'.repeat(32), verificationCode: '000000' } },
  { ...twoFactorDisableCall, body: { password: 'not it' } },
  { ...twoFactorVerifyCall, body: { code: '000000', method: 'totp' } },
  { ...trustedDeviceCall, body: {} },
  { ...backupCodesCall, body: {} },
  { ...trustDeviceCall, body: { deviceFingerprint: 'abc', deviceName: 'Test' } },
  { ...changeEmailCall, body: { newEmail: 'guard-test@example.org' } },
  { ...changePasswordCall, body: { currentPassword: 'not it', newPassword: 'another horse' } },
  { ...endSessionsCall, body: {} },
  { ...accountDataCall, body: {} },
  { ...deleteAccountCall, body: {} },
  { ...memberDetailsCall, body: {} },
  { ...changeRoleCall, body: { uid: 'nobody', role: 'user' } },
  { ...removeMemberCall, body: { uid: 'nobody' } },
  { ...leaveOrganizationCall, body: {} },
  { ...transferAdminCall, body: { uid: 'nobody', ownRole: 'user' } },
  { ...requireTwoFactorCall, body: { required: true } },
  { ...deleteOrganizationCall, body: { name: 'Not it' } },
  { ...inviteCall, body: { email: 'guard-test@example.org', role: 'user' } },
  { ...resendInvitationCall, body: { id: 'nothing' } },
  { ...revokeInvitationCall, body: { id: 'nothing' } },
  { ...lookAtInvitationCall, body: { token: 'nothing' } },
  { ...acceptInvitationCall, body: { token: 'nothing', leave: false } },
];
const at = (level: Guard['level']): Tried[] => calls.filter(({ guard }) => guard.level === level);
const members = at('member');
const confirmed = at('confirmed');
const secondStep = at('second step');
/** About the caller alone, whatever their role. */
const own: string[] = [
  twoFactorEnableCall,
  twoFactorDisableCall,
  backupCodesCall,
  trustDeviceCall,
  changeEmailCall,
  changePasswordCall,
  endSessionsCall,
  accountDataCall,
  leaveOrganizationCall,
].map(({ path }) => path);
const asksFor = (what: 'recent' | 'enrolling') => (each: Tried) => what in each.guard;
const recent = calls.filter(asksFor('recent'));

const refused = async ({ path, body }: Tried, token?: string) =>
  refusalIn(await send(path, JSON.stringify(body), { token }));

/** What only guards say: a caller that gets another answer, whichever it is, was let in. */
const guards = [
  'unauthenticated',
  'session-ended',
  'email-not-confirmed',
  'second-factor-required',
  'second-factor-setup-required',
  'recent-proof-required',
  'no-organization',
  'permission-denied',
  'internal',
];
async function expectLetIn({ path, body }: Tried, token: string): Promise<void> {
  const answer = await send(path, JSON.stringify(body), { token });
  expect(guards).not.toContain(answer.status === 200 ? 'ok' : refusalIn(answer).code);
}

/** A session of an account that began some time ago, with or without the second factor. */
async function sessionOf({ uid }: Account, age: number, secondFactor: boolean): Promise<string> {
  const claims = { signed_in_at: Date.now() - age, ...(secondFactor ? { second_factor: true } : {}) };
  return (await customSession(await auth.createCustomToken(uid, claims))).idToken;
}

const turnOnFactor = ({ uid }: Account) =>
  db.doc(`two_factor_settings/${uid}`).set({
    user_id: uid,
    enabled: true,
    totp_secret: '••••',
    backup_codes_left: 10,
    enabled_at: Timestamp.now(),
    updated_at: Timestamp.now(),
  });

it('is tried on every endpoint there is', () => {
  const nothing = async () => {};
  const served = endpoints({
    db,
    auth,
    watch: nothing,
    rollup: { now: nothing },
    mail: async () => true,
    appUrl: () => '',
    twoFactorKey: () => '',
    isPassword: async () => false,
    deleteRecords: nothing,
  });
  expect(calls.map(({ path }) => path).sort()).toEqual(served.map(({ path }) => path).sort());
});

describe.each(calls)('$path', (tried) => {
  const { path, body, guard } = tried;

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
    const tokens = [undefined, 'broken', `${part({ alg: 'none' })}.${part(foreign)}.`];
    // A ticket stands between password and code, and for nothing else; one that nobody was given for nothing at all.
    for (const token of [...tokens, `ticket-${'x'.repeat(43)}`]) {
      expect(await refused(tried, token)).toMatchObject({ status: 401, code: 'unauthenticated' });
    }
  });

  it('refuses a field that it does not know', async () => {
    const { token } = await newMember();
    const answer = await refused(
      { path, guard, body: { ...body, organization_id: 'another', admin: true } },
      token,
    );
    expect(answer).toMatchObject({ status: 400, code: 'invalid-argument' });
    expect(answer.error).toContain('organization_id');
  });

  it('refuses a disabled account', async () => {
    const { token, uid } = await newMember();
    await auth.updateUser(uid, { disabled: true });
    expect(await refused(tried, token)).toMatchObject({ status: 401, code: 'unauthenticated' });
  });
});

it('refuses a revoked session', async () => {
  const { token, uid } = await newMember();
  // Revocation counts in whole seconds: a session of the same second would stay.
  await sleep(1_100);
  await auth.revokeRefreshTokens(uid);
  expect(await refused({ ...exportCall, body: { kind: 'donors' } }, token)).toMatchObject({
    status: 401,
    code: 'session-ended',
  });
});

describe.each([...confirmed, ...members, ...secondStep])('$path', (tried) => {
  it('refuses an address that is not confirmed', async () => {
    const account = await newAccount({ confirmed: false });
    await join(account, await newOrganization());
    expect(await refused(tried, account.token)).toMatchObject({ status: 403, code: 'email-not-confirmed' });
  });

  it('refuses a session that was ended', async () => {
    const ended = { sessions_valid_after: Timestamp.fromMillis(Date.now() + 2_000) };
    const { token } = await join(await newAccount(), await newOrganization(), ended);
    expect(await refused(tried, token)).toMatchObject({ status: 401, code: 'session-ended' });
  });
});

describe.each(confirmed)('$path', (tried) => {
  // The factor is the account's: without an organization there is no profile that would say so.
  it.each([false, true])(
    'refuses a password alone where there is a second factor, in an organization: %s',
    async (inside) => {
      const account = await newAccount();
      if (inside) await join(account, await newOrganization(), { two_factor_enabled: true });
      await turnOnFactor(account);
      expect(await refused(tried, account.token)).toMatchObject({
        status: 403,
        code: 'second-factor-required',
      });
      await expectLetIn(tried, await passSecondFactor(account));
    },
  );

  it('lets in an account without an organization', async () => {
    await expectLetIn(tried, (await newAccount()).token);
  });
});

describe.each(members)('$path', (tried) => {
  it('refuses an account without an organization', async () => {
    const { token } = await newAccount();
    expect(await refused(tried, token)).toMatchObject({ status: 403, code: 'no-organization' });
  });

  it('refuses a password alone where there is a second factor', async () => {
    const account = await newAccount();
    await join(account, await newOrganization(), { two_factor_enabled: true });
    expect(await refused(tried, account.token)).toMatchObject({
      status: 403,
      code: 'second-factor-required',
    });
    await expectLetIn(tried, await passSecondFactor(account));
  });
});

const ofSomeRoles = members.filter(({ path }) => !own.includes(path));
describe.each(ofSomeRoles)('$path', (tried) => {
  it.each(['canvasser', 'user'] as const)('refuses the role %s', async (role) => {
    const { token } = await newMember(role);
    // Whose import it is is known only once it is found.
    const code = tried.path === importFinishCall.path ? 'not-found' : 'permission-denied';
    expect(await refused(tried, token)).toMatchObject({ code });
  });
});

const adminsOnly = ofSomeRoles.filter(({ path }) => !/^\/api\/(imports|exports)/.test(path));
describe.each(adminsOnly)('$path', (tried) => {
  it.each(['manager', 'finance', 'field'] as const)('refuses the role %s', async (role) => {
    const { token } = await newMember(role);
    expect(await refused(tried, token)).toMatchObject({ status: 403, code: 'permission-denied' });
  });
});

it.each(members.filter(({ path }) => own.includes(path)))('$path is for every role', async (tried) => {
  const { organization } = await newMember();
  const account = await newAccount();
  await join(account, organization, { role: 'canvasser', two_factor_enabled: true });
  await expectLetIn(tried, await passSecondFactor(account));
});

describe.each(recent)('$path', (tried) => {
  it('refuses a session that was proven too long ago, second factor or not', async () => {
    for (const two_factor_enabled of [false, true]) {
      const account = await newAccount();
      await join(account, await newOrganization(), { two_factor_enabled });
      const late = await sessionOf(account, recentProofMs + 1_000, two_factor_enabled);
      expect(await refused(tried, late)).toMatchObject({ status: 403, code: 'recent-proof-required' });
      await expectLetIn(tried, await sessionOf(account, recentProofMs - 60_000, two_factor_enabled));
    }
  });
});

it('what cannot be undone, and what a thief would do first, asks for a recent proof', () => {
  const sensitive = [
    exportCall,
    twoFactorEnableCall,
    twoFactorDisableCall,
    backupCodesCall,
    trustDeviceCall,
    changeEmailCall,
    changePasswordCall,
    accountDataCall,
    deleteAccountCall,
    transferAdminCall,
    requireTwoFactorCall,
    deleteOrganizationCall,
  ];
  expect(recent.map(({ path }) => path).sort()).toEqual(sensitive.map(({ path }) => path).sort());
});

describe('a member whose organization demands a second factor that they do not have', () => {
  const lacking = async () =>
    (await join(await newAccount(), await newOrganization(), { two_factor_required: true })).token;

  it.each([...confirmed, ...members].filter((each) => !asksFor('enrolling')(each)))(
    'is refused at $path',
    async (tried) => {
      expect(await refused(tried, await lacking())).toMatchObject({
        status: 403,
        code: 'second-factor-setup-required',
      });
    },
  );

  it.each(calls.filter(asksFor('enrolling')))('is let in at $path', async (tried) => {
    await expectLetIn(tried, await lacking());
  });

  it('gets to turn it on, to sign out everywhere, to leave and to go, and no further', () => {
    const open = [twoFactorEnableCall, endSessionsCall, leaveOrganizationCall, deleteAccountCall];
    expect(
      calls
        .filter(asksFor('enrolling'))
        .map(({ path }) => path)
        .sort(),
    ).toEqual(open.map(({ path }) => path).sort());
  });
});

describe.each(secondStep)('$path', (tried) => {
  it('refuses an account that has no second factor', async () => {
    const { token } = await newMember();
    expect(await refused(tried, token)).toMatchObject({ status: 409, code: 'failed-precondition' });
  });

  it('lets a session of the password alone in for as long as a ticket is good', async () => {
    const account = await newAccount();
    await turnOnFactor(account);
    const late = await sessionOf(account, ticketMs + 1_000, false);
    expect(await refused(tried, late)).toMatchObject({ status: 401, code: 'unauthenticated' });
    await expectLetIn(tried, await sessionOf(account, ticketMs - 60_000, false));
  });

  it('lets a session that passed prove itself anew, however old', async () => {
    const account = await newAccount();
    await turnOnFactor(account);
    await expectLetIn(tried, await sessionOf(account, 30 * 24 * 3_600_000, true));
  });
});
