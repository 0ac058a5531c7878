import { setTimeout as sleep } from 'node:timers/promises';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { can, roles } from '#shared/access.ts';
import { exportCall } from '#shared/api/exports-api.ts';
import { newAccount, passSecondFactor } from '../../../tests/functions/accounts.ts';
import { refusalIn, send } from '../../../tests/functions/call-endpoint.ts';
import { auth } from '../../../tests/functions/emulator-clients.ts';
import {
  calls,
  confirmed,
  expectLetIn,
  members,
  newEnrolled,
  oneOfEach,
  refused,
  secondStep,
  type Tried,
  turnOnFactor,
} from '../../../tests/functions/every-call.ts';
import { join, newMember, newOrganization } from '../../../tests/functions/new-members.ts';
import { own, refusedRoles } from '../../../tests/functions/roles-of-calls.ts';
import { allEndpoints } from '../../../tests/functions/serve-endpoints.ts';
import { unsignedToken } from '../../../tests/unsigned-token.ts';

it('is tried on every endpoint there is', () => {
  expect(calls.map(({ path }) => path).sort()).toEqual(allEndpoints.map(({ path }) => path).sort());
});

it('stands in front of every one that is deployed', async () => {
  for (const { path, body } of calls) {
    const answer = refusalIn(await send(path, JSON.stringify(body)));
    expect(answer, path).toMatchObject({ status: 401, code: 'unauthenticated' });
  }
});

it.each(calls)('$path takes its own fields and no other', ({ request, body }) => {
  expect(request.safeParse(body).success).toBe(true);
  const more = request.safeParse({ ...body, organization_id: 'another' });
  expect(more.error?.issues).toMatchObject([{ code: 'unrecognized_keys', keys: ['organization_id'] }]);
});

/** What a refused call leaves as it was can be refused everywhere: making each account anew took a minute. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

const anyMember = once(newMember);
const stranger = once(newAccount);
const disabled = once(async () => {
  const member = await newMember();
  await auth.updateUser(member.uid, { disabled: true });
  return member;
});
const unconfirmed = once(async () => {
  const account = await newAccount({ confirmed: false });
  return join(account, await newOrganization());
});
const ended = once(async () => {
  const over = { sessions_valid_after: Timestamp.fromMillis(Date.now() + 2_000) };
  return join(await newAccount(), await newOrganization(), over);
});
const memberWith = new Map(roles.map((role) => [role, once(() => newMember(role))]));

describe.each(oneOfEach(calls))('$path', (tried) => {
  // ASVS 6.8.2, 7.2.2
  it('refuses a caller without a token, with a broken one and with one of another project', async () => {
    const foreign = {
      iss: 'https://securetoken.google.com/other',
      aud: 'other',
      sub: 'x',
      iat: 1,
      exp: 9e9,
      auth_time: 1,
    };
    const tokens = [undefined, 'broken', unsignedToken(foreign)];
    // A ticket stands between password and code, and for nothing else; one that nobody was given for nothing at all.
    for (const token of [...tokens, `ticket-${'x'.repeat(43)}`]) {
      expect(await refused(tried, token)).toMatchObject({ status: 401, code: 'unauthenticated' });
    }
  });

  it('refuses a field that it does not know', async () => {
    const { token } = await anyMember();
    const answer = await refused(
      { ...tried, body: { ...tried.body, organization_id: 'another', admin: true } },
      token,
    );
    expect(answer).toMatchObject({ status: 400, code: 'invalid-argument' });
    expect(answer).toMatchObject({ error: 'request.unknownField', params: { field: 'organization_id' } });
  });

  // ASVS 7.4.2
  it('refuses a disabled account', async () => {
    const { token } = await disabled();
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

describe.each(oneOfEach([...confirmed, ...members, ...secondStep]))('$path', (tried) => {
  it('refuses an address that is not confirmed', async () => {
    const { token } = await unconfirmed();
    expect(await refused(tried, token)).toMatchObject({ status: 403, code: 'email-not-confirmed' });
  });

  it('refuses a session that was ended', async () => {
    const { token } = await ended();
    expect(await refused(tried, token)).toMatchObject({ status: 401, code: 'session-ended' });
  });
});

describe.each(oneOfEach(confirmed))('$path', (tried) => {
  // The factor is the account's: without an organization there is no profile that would say so.
  it.each([false, true])(
    'refuses a password alone where there is a second factor, in an organization: %s',
    async (inside) => {
      const account = inside ? await newEnrolled() : await newAccount();
      if (!inside) await turnOnFactor(account);
      expect(await refused(tried, account.token)).toMatchObject({
        status: 403,
        code: 'second-factor-required',
      });
      await expectLetIn(tried, passSecondFactor(account));
    },
  );

  it('lets in an account without an organization', async () => {
    await expectLetIn(tried, (await newAccount()).token);
  });
});

describe.each(oneOfEach(members))('$path', (tried) => {
  it('refuses an account without an organization', async () => {
    const { token } = await stranger();
    expect(await refused(tried, token)).toMatchObject({ status: 403, code: 'no-organization' });
  });

  it('refuses a password alone where there is a second factor', async () => {
    const account = await newEnrolled();
    expect(await refused(tried, account.token)).toMatchObject({
      status: 403,
      code: 'second-factor-required',
    });
    await expectLetIn(tried, passSecondFactor(account));
  });
});

const byRole = members.filter(({ path }) => !own.includes(path));
const capabilityOf = ({ guard }: Tried) => (guard.level === 'member' ? guard.capability : undefined);
/** Where the guard's capability alone decides; an export also needs to read what it holds. */
const isByGuard = (tried: Tried) => ![undefined, 'data.export'].includes(capabilityOf(tried));

// ASVS 8.2.1
it.each(byRole.filter(isByGuard))('$path names a capability that only its roles have', (tried) => {
  const capability = capabilityOf(tried);
  expect(roles.filter((role) => capability && !can(role, capability))).toEqual(refusedRoles(tried.path));
});

// Those whose handlers demand something by themselves are all tried.
const byHandler = byRole.filter((tried) => !isByGuard(tried));
const withRoles = [...byHandler, ...oneOfEach(byRole.filter(isByGuard))];
describe.each(withRoles.filter(({ path }) => refusedRoles(path).length > 0))('$path', (tried) => {
  // ASVS 8.2.1
  it.each(refusedRoles(tried.path))('refuses the role %s', async (role) => {
    const token = (await memberWith.get(role)?.())?.token;
    // Whose import it is is known only once it is found.
    const code = 'importId' in tried.body && !('batch' in tried.body) ? 'not-found' : 'permission-denied';
    expect(await refused(tried, token)).toMatchObject({ code });
  });
});

it.each(oneOfEach(members.filter(({ path }) => own.includes(path))))(
  '$path is for every role',
  async (tried) => {
    const { organization } = await newMember();
    await expectLetIn(tried, passSecondFactor(await newEnrolled('canvasser', organization)));
  },
);
