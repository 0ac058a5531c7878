import { describe, expect, it } from 'vitest';
import { type Grant, grantable, type Role, roles } from '#shared/access.ts';
import { turfLogCall, turfReturnCall, turfTakeCall } from '#shared/api/field-api.ts';
import { setGrantsCall } from '#shared/api/members-api.ts';
import { nextCallEndpoint, reportCallEndpoint, undoCallEndpoint } from '#shared/api/phonebank-api.ts';
import { profilePeopleCall } from '#shared/api/profile-api.ts';
import { recentProofMs } from '#shared/constants.ts';
import { changeRole } from '#shared/usecases/members/change-role.ts';
import { removeMember } from '#shared/usecases/members/remove-member.ts';
import { setGrants } from '#shared/usecases/members/set-grants.ts';
import { transferAdmin } from '#shared/usecases/members/transfer-admin.ts';
import { crowd } from '../../../tests/full.ts';
import { newAccount, passSecondFactor, sessionWith } from '../../../tests/functions/accounts.ts';
import { admitted, auditLine, auditOf, ending } from '../../../tests/functions/admitted-member.ts';
import {
  expectFreed,
  expectStillAssigned,
  giveTurfs,
  writtenAt,
} from '../../../tests/functions/assigned-turfs.ts';
import { db } from '../../../tests/functions/emulator-clients.ts';
import { members, newEnrolled, refusalCode, refused } from '../../../tests/functions/every-call.ts';
import { join, type Member, newMember } from '../../../tests/functions/new-members.ts';
import { own } from '../../../tests/functions/roles-of-calls.ts';
import { runUseCase } from '../../../tests/functions/run-use-case.ts';

const set = runUseCase(setGrants);
const profileOf = async ({ uid }: Member) => (await db.doc(`user_profiles/${uid}`).get()).data();
const grantsOf = async (member: Member): Promise<unknown> => (await profileOf(member))?.grants ?? [];
const withGrants = async (role: Role, organization: string, grants: Grant[]): Promise<Member> =>
  join(await newAccount(), organization, { role, grants });
const sent = async (token: string, body: object) => refused({ ...setGrantsCall, body }, token);

describe.concurrent('who may not set grants', () => {
  it.each(roles.filter((role) => role !== 'admin'))(
    'refuses %s, for a colleague and for themself',
    async (role) => {
      const caller = await newMember(role);
      const colleague = await newMember('user', caller.organization);
      for (const { uid } of [colleague, caller]) {
        const answer = await sent(caller.token, { uid, grants: ['field.work'] });
        expect(answer).toMatchObject({ status: 403, code: 'permission-denied' });
      }
      expect(await grantsOf(colleague)).toEqual([]);
      expect(await grantsOf(caller)).toEqual([]);
    },
  );

  it('refuses a caller who was granted all there is', async () => {
    const admin = await newMember();
    const caller = await withGrants('user', admin.organization, [...grantable]);
    const answer = await sent(caller.token, { uid: caller.uid, grants: [] });
    expect(answer).toMatchObject({ status: 403, code: 'permission-denied' });
    expect(await grantsOf(caller)).toEqual(grantable);
  });

  it('refuses a session of the password alone when there is a second factor', async () => {
    const admin = await newEnrolled();
    const { organization_id: organization } = (await db.doc(`user_profiles/${admin.uid}`).get()).data() ?? {};
    const target = await newMember('user', String(organization));
    const body = { uid: target.uid, grants: ['field.work'] };
    expect(await sent(admin.token, body)).toMatchObject({ code: 'second-factor-required' });
    expect(await grantsOf(target)).toEqual([]);
  });

  // ASVS 7.5.3
  it('refuses an admin whose proof is stale, also to take a grant', async () => {
    const admin = await newMember();
    const target = await withGrants('user', admin.organization, ['field.work']);
    const stale = sessionWith(admin, { age: recentProofMs + 1_000 });
    for (const grants of [[], ['profile.write']]) {
      expect(await sent(stale, { uid: target.uid, grants })).toMatchObject({ code: 'recent-proof-required' });
    }
    expect(await grantsOf(target)).toEqual(['field.work']);
  });

  // ASVS 8.3.2
  it('refuses an admin who was demoted after the guard let them in', async () => {
    const admin = await newMember();
    const target = await newMember('user', admin.organization);
    const inside = await admitted(admin.token);
    await db.doc(`user_profiles/${admin.uid}`).update({ role: 'manager' });
    expect(await ending(set(inside, { uid: target.uid, grants: ['field.work'] }))).toBe('permission-denied');
    expect(await grantsOf(target)).toEqual([]);
  });
});

describe.concurrent('what is no list of grants', () => {
  it.each<[string, unknown]>([
    ['of a capability that is not grantable', ['members.write']],
    ['of a grantable and another capability', ['field.work', 'donors.write']],
    ['of something unknown', ['everything']],
    ['with a duplicate', ['field.work', 'field.work']],
    ['of a thousand', Array.from({ length: 1_000 }, () => 'field.work')],
    ['that is a text', 'field.work'],
    ['that is missing', undefined],
    ['that is null', null],
  ])('refuses one %s', async (_, grants) => {
    const admin = await newMember();
    const target = await newMember('user', admin.organization);
    const answer = await sent(admin.token, { uid: target.uid, grants });
    expect(answer).toMatchObject({ status: 400, code: 'invalid-argument' });
    expect(await grantsOf(target)).toEqual([]);
  });

  it.each<[Role, Grant]>([
    ['admin', 'field.work'],
    ['manager', 'profile.write'],
    ['field', 'field.work'],
    ['canvasser', 'field.work'],
    // Who does not read the profile has no use for it.
    ['canvasser', 'profile.write'],
  ])('refuses to give %s %s, and gives nothing of the list', async (role, grant) => {
    const admin = await newMember();
    const target = await newMember(role, admin.organization);
    const inside = await admitted(admin.token);
    expect(await ending(set(inside, { uid: target.uid, grants: [grant] }))).toBe('failed-precondition');
    expect(await grantsOf(target)).toEqual([]);
    expect(await auditOf(admin.organization)).toEqual([]);
  });

  it('refuses to give an admin anything by themself', async () => {
    const admin = await newMember();
    const inside = await admitted(admin.token);
    expect(await ending(set(inside, { uid: admin.uid, grants: ['profile.write'] }))).toBe(
      'failed-precondition',
    );
    expect(await profileOf(admin)).not.toHaveProperty('grants');
  });
});

it.concurrent('knows nobody of another organization, and nobody who is nowhere, in the same words', async () => {
  const admin = await newMember();
  const stranger = await newMember('user');
  const answers = await Promise.all(
    [stranger.uid, 'nobody'].map((uid) => sent(admin.token, { uid, grants: ['field.work'] })),
  );
  expect(answers[0]).toEqual(answers[1]);
  expect(answers[0]).toMatchObject({ status: 404, code: 'not-found' });
  expect(await grantsOf(stranger)).toEqual([]);
});

it.concurrent('gives and takes a grant with one audit line each, and writes nothing when it is the same again', async () => {
  const admin = await newMember();
  const target = await newMember('finance', admin.organization);
  const inside = await admitted(admin.token);
  await set(inside, { uid: target.uid, grants: ['profile.write', 'field.work'] });
  const first = await db.doc(`user_profiles/${target.uid}`).get();
  await set(inside, { uid: target.uid, grants: ['field.work', 'profile.write'] });
  const again = await db.doc(`user_profiles/${target.uid}`).get();
  expect(again.updateTime?.isEqual(first.updateTime ?? again.updateTime)).toBe(true);
  expect(again.get('grants')).toEqual(['field.work', 'profile.write']);
  await set(inside, { uid: target.uid, grants: [] });
  expect(await grantsOf(target)).toEqual([]);
  const line = {
    type: 'grants_changed',
    actor_id: admin.uid,
    actor_name: 'Test Member',
    subject_id: target.uid,
    subject_name: 'Test Member',
  } as const;
  expect(await auditOf(admin.organization)).toEqual([
    auditLine({ ...line, grants: ['field.work', 'profile.write'], previous_grants: [] }),
    auditLine({ ...line, grants: [], previous_grants: ['field.work', 'profile.write'] }),
  ]);
});

it.concurrent('gives a grant once when many set it at once', async () => {
  const admin = await newMember();
  const target = await newMember('user', admin.organization);
  const inside = await admitted(admin.token);
  const endings = await Promise.all(
    Array.from({ length: crowd(40) }, () => ending(set(inside, { uid: target.uid, grants: ['field.work'] }))),
  );
  expect(new Set(endings)).toEqual(new Set(['ok']));
  expect(await grantsOf(target)).toEqual(['field.work']);
  expect(await auditOf(admin.organization)).toHaveLength(1);
});

it.concurrent('ends with audit lines that follow each other when different lists are set at once', async () => {
  const admin = await newMember();
  const target = await newMember('user', admin.organization);
  const inside = await admitted(admin.token);
  const lists: Grant[][] = [['field.work'], ['profile.write'], [...grantable], []];
  await Promise.all(lists.map((grants) => set(inside, { uid: target.uid, grants })));
  const lines = await auditOf(admin.organization);
  const before = lines.map(({ previous_grants }) => previous_grants);
  const after = lines.map(({ grants }) => grants);
  expect(before).toEqual([[], ...after.slice(0, -1)]);
  expect(after.at(-1) ?? []).toEqual(await grantsOf(target));
});

describe.concurrent('the turfs of a member', () => {
  it('are nobody’s when the grant to walk is taken, and stay when another grant changes', async () => {
    const admin = await newMember();
    const target = await withGrants('user', admin.organization, ['field.work']);
    const inside = await admitted(admin.token);
    await giveTurfs(target);
    await set(inside, { uid: target.uid, grants: ['field.work', 'profile.write'] });
    await expectStillAssigned(target);
    await set(inside, { uid: target.uid, grants: ['profile.write'] });
    await expectFreed(target, admin.uid);
    const written = await writtenAt(admin.organization, 'begun');
    await set(inside, { uid: target.uid, grants: ['profile.write'] });
    expect(await writtenAt(admin.organization, 'begun')).toBe(written);
  });

  it('stay when the role changes and the grant to walk goes on', async () => {
    const admin = await newMember();
    const target = await withGrants('user', admin.organization, ['field.work']);
    await giveTurfs(target);
    await runUseCase(changeRole)(await admitted(admin.token), { uid: target.uid, role: 'finance' });
    await expectStillAssigned(target);
    expect(await grantsOf(target)).toEqual(['field.work']);
  });
});

describe.concurrent('another role', () => {
  it.each<[Role, Grant[]]>([
    ['admin', []],
    ['manager', ['opposition.read']],
    [
      'field',
      [
        'profile.write',
        'policy.write',
        'policy.approve',
        'opposition.read',
        'calltime.work',
        'schedule.write',
      ],
    ],
    ['canvasser', ['calltime.work']],
  ])('as %s leaves %j of all grants, and the audit says so', async (role, left) => {
    const admin = await newMember();
    const target = await withGrants('user', admin.organization, [...grantable]);
    await runUseCase(changeRole)(await admitted(admin.token), { uid: target.uid, role });
    expect(await profileOf(target)).toMatchObject({ role, grants: left });
    const [line] = await auditOf(admin.organization);
    expect(line).toMatchObject({ type: 'role_changed', role, previous_role: 'user' });
    expect(line?.previous_grants).toEqual(left.length === grantable.length ? undefined : grantable);
    expect(line?.grants).toEqual(left.length === grantable.length ? undefined : left);
  });

  it('as the admin who takes over leaves no grant', async () => {
    const admin = await newMember();
    const target = await withGrants('finance', admin.organization, [...grantable]);
    await runUseCase(transferAdmin)(await admitted(admin.token), { uid: target.uid, ownRole: 'user' });
    expect(await profileOf(target)).toMatchObject({ role: 'admin', grants: [] });
    expect(await profileOf(admin)).not.toHaveProperty('grants');
  });
});

// ASVS 8.2.1
it.concurrent.each<[Grant, { path: string }[]]>([
  [
    'field.work',
    [turfTakeCall, turfLogCall, turfReturnCall, nextCallEndpoint, reportCallEndpoint, undoCallEndpoint],
  ],
  ['profile.write', [profilePeopleCall]],
])('opens by %s the endpoints that ask for it, and no other', async (grant, opened) => {
  const { organization } = await newMember();
  const [plain, granted] = [
    await newMember('user', organization),
    await withGrants('user', organization, [grant]),
  ];
  const closed = async ({ token }: Member): Promise<string[]> => {
    const paths: string[] = [];
    for (const tried of members.filter(({ path }) => !own.includes(path))) {
      if ((await refusalCode(tried, token)) === 'permission-denied') paths.push(tried.path);
    }
    return paths;
  };
  const left = await closed(granted);
  const isOpen = (path: string) => !left.includes(path);
  expect((await closed(plain)).filter(isOpen).sort()).toEqual(opened.map(({ path }) => path).sort());
});

describe.concurrent('a grant that was taken', () => {
  it('lets the same session call nothing any more that it opened', async () => {
    const admin = await newMember();
    const member = await withGrants('finance', admin.organization, ['field.work']);
    const inside = await admitted(admin.token);
    const take = () => refused({ ...turfTakeCall, body: { turf: 'none' } }, member.token);
    expect(await take()).toMatchObject({ code: 'not-found' });
    await set(inside, { uid: member.uid, grants: [] });
    expect(await take()).toMatchObject({ code: 'permission-denied' });
  });

  it('goes with the membership: who is invited again has none', async () => {
    const admin = await newMember();
    const target = await withGrants('user', admin.organization, ['field.work']);
    await runUseCase(removeMember)(await admitted(admin.token), { uid: target.uid });
    expect(await profileOf(target)).toBeUndefined();
  });
});

it.concurrent('is open to an admin with the second factor given', async () => {
  const admin = await newEnrolled();
  const { organization_id: organization } = (await db.doc(`user_profiles/${admin.uid}`).get()).data() ?? {};
  const target = await newMember('user', String(organization));
  const inside = await admitted(passSecondFactor(admin));
  expect(await ending(set(inside, { uid: target.uid, grants: ['field.work'] }))).toBe('ok');
});
