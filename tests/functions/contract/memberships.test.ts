import { expect, test } from 'vitest';
import type { Role } from '#shared/access.ts';
import { setPositionsCall } from '#shared/api/members-api.ts';
import { membershipId, memberships } from '#shared/collections/memberships.ts';
import { organizations } from '#shared/collections/organizations.ts';
import { tasks } from '#shared/collections/tasks.ts';
import { userProfiles } from '#shared/collections/user-profiles.ts';
import { memberPositions, memberPositionsMax } from '#shared/member-positions.ts';
import { removeMember } from '#shared/usecases/members/remove-member.ts';
import { setPositions } from '#shared/usecases/members/set-positions.ts';
import { reinstateMember, suspendMember } from '#shared/usecases/members/suspend-member.ts';
import { taskRecord } from '../sample-records.ts';
import { bothStores, moment } from './both-stores.ts';

const at = Date.now() - 3_600_000;
const stamps = { created_at: moment(at - 1), updated_at: moment(at - 1) };
const done = { answer: { success: true } };

/** An admin, an organizer with an open task, somebody who is in another campaign at the moment, and an outsider. */
async function team() {
  const stores = bothStores();
  const { organization, seed, contexts } = stores;
  const uidOf = (name: string) => `${name}-${organization}`;
  const another = `other-${organization}`;
  const join = (name: string, role: Role, of = organization) =>
    seed(
      userProfiles,
      uidOf(name),
      userProfiles.schema.parse({
        ...{ user_id: uidOf(name), organization_id: of, full_name: name, role },
        ...{ two_factor_enabled: false, two_factor_required: false, sessions_valid_after: null, ...stamps },
      }),
    );
  await seed(organizations, organization, {
    ...{ name: 'Test', require_two_factor: false, carries_demo: false, ...stamps },
  });
  await join('ana', 'admin');
  await join('ben', 'manager');
  await join('cam', 'field');
  // Their profile holds the other campaign; here they have a place.
  await join('dan', 'field');
  await join('dan', 'admin', another);
  await join('eve', 'admin', another);
  await seed(
    tasks,
    'open',
    tasks.schema.parse({ ...taskRecord({ title: 'Call', assigned_to: uidOf('cam') }), ...stamps }),
  );
  const as = (name: string, later = 0) => ({ by: uidOf(name), at: at + later });
  const both = async <T>(read: (one: ReturnType<typeof contexts>['server']) => Promise<T>): Promise<T> => {
    const { server, memory } = contexts(as('ana'));
    const [one, other] = await Promise.all([server, memory].map(read));
    expect(other).toEqual(one);
    return one as T;
  };
  const held = (name: string, of = organization) =>
    both(async ({ read }) => {
      const found = await read.get(memberships, membershipId(uidOf(name), of));
      return found && [found.state, found.role, found.member_positions];
    });
  const profile = (name: string) =>
    both(async ({ read }) => {
      const found = await read.get(userProfiles, uidOf(name));
      return found && [found.organization_id, found.role, found.member_positions];
    });
  const assignee = () => both(async ({ read }) => (await read.get(tasks, 'open'))?.assigned_to);
  return { ...stores, uidOf, as, held, profile, assignee, another };
}

test('both stores suspend a member with their open work handed over, and reinstate them as they were', async () => {
  const { call, compare, documents, uidOf, as, held, profile, assignee, effects, organization } =
    await team();
  const positions = ['organizer', 'volunteer_lead'] as const;
  expect(await call(setPositions, { uid: uidOf('cam'), positions: [...positions] }, as('ana', 1))).toEqual(
    done,
  );
  expect(await profile('cam')).toEqual([organization, 'field', positions]);
  const suspension = { uid: uidOf('cam'), successor: uidOf('ben') };
  expect(await call(suspendMember, suspension, as('ana', 2))).toEqual(done);
  expect([await held('cam'), await profile('cam'), await assignee()]).toEqual([
    ['suspended', 'field', positions],
    null,
    uidOf('ben'),
  ]);
  const endings = [{ is: 'end-sessions', uids: [uidOf('cam')] }];
  expect(effects.server).toEqual(endings);
  await compare();
  // A second time, as where the answer was lost: nothing more is written, nobody is signed out again.
  const before = Object.keys((await documents()).server);
  expect(await call(suspendMember, suspension, as('ana', 3))).toEqual(done);
  expect([Object.keys((await documents()).server), effects.server]).toEqual([before, endings]);
  expect(await call(setPositions, { uid: uidOf('cam'), positions: [] }, as('ana', 4))).toMatchObject({
    refused: 'members.gone',
  });
  for (const later of [5, 6])
    expect(await call(reinstateMember, { uid: uidOf('cam') }, as('ana', later))).toEqual(done);
  expect([await held('cam'), await profile('cam')]).toEqual([['active', 'field', positions], null]);
  await compare();
});

test('what is done to a member here leaves the campaign alone that they are in at the moment', async () => {
  const { call, compare, uidOf, as, held, profile, effects, another } = await team();
  const there = [another, 'admin', []];
  await call(setPositions, { uid: uidOf('dan'), positions: ['counsel'] }, as('ana', 1));
  expect([await held('dan'), await profile('dan')]).toEqual([['active', 'field', ['counsel']], there]);
  expect(await call(suspendMember, { uid: uidOf('dan') }, as('ana', 2))).toEqual(done);
  expect([await held('dan'), await profile('dan')]).toEqual([['suspended', 'field', ['counsel']], there]);
  expect(await call(removeMember, { uid: uidOf('dan') }, as('ana', 3))).toEqual(done);
  expect([await held('dan'), await held('dan', another), await profile('dan')]).toEqual([
    null,
    ['active', 'admin', []],
    there,
  ]);
  // They go on working there, signed in.
  expect(effects.server).toEqual([]);
  await compare();
});

type Team = Awaited<ReturnType<typeof team>>;
type Case = [string, string, (campaign: Team) => Promise<unknown>];
const suspending =
  (who: string, by: string, successor?: string): Case[2] =>
  ({ call, uidOf, as }) =>
    call(suspendMember, { uid: uidOf(who), ...(successor && { successor: uidOf(successor) }) }, as(by));
const naming =
  (who: string, by: string): Case[2] =>
  ({ call, uidOf, as }) =>
    call(setPositions, { uid: uidOf(who), positions: ['treasurer'] }, as(by));
const reinstating =
  (who: string, by: string): Case[2] =>
  ({ call, uidOf, as }) =>
    call(reinstateMember, { uid: uidOf(who) }, as(by));

test.each<Case>([
  ['to suspend a member of another organization', 'members.gone', suspending('eve', 'ana')],
  ['to reinstate a member of another organization', 'members.gone', reinstating('eve', 'ana')],
  ['positions for a member of another organization', 'members.gone', naming('eve', 'ana')],
  ['an admin of another organization who suspends', 'members.notMember', suspending('ben', 'eve')],
  ['an admin of another organization who reinstates', 'members.notMember', reinstating('ben', 'eve')],
  ['an admin of another organization who names positions', 'members.notMember', naming('ben', 'eve')],
  // `dan` has a place here, and is an admin in the other campaign, which is the active one.
  ['a member who is in another campaign at the moment', 'members.notMember', suspending('ben', 'dan')],
  ['a suspension from who may not manage members', 'request.notAllowed', suspending('cam', 'ben')],
  ['a return from who may not manage members', 'request.notAllowed', reinstating('cam', 'ben')],
  ['positions from who may not manage members', 'request.notAllowed', naming('ben', 'ben')],
  ['to suspend oneself', 'members.suspendSelf', suspending('ana', 'ana')],
  ['work for a member of another organization', 'members.gone', suspending('cam', 'ana', 'eve')],
  ['work for the suspended member', 'members.toSelf', suspending('cam', 'ana', 'cam')],
])('both stores refuse %s, and write nothing', async (_, refused, act) => {
  const campaign = await team();
  const names = ['ana', 'ben', 'cam', 'dan', 'eve'];
  const all = () =>
    Promise.all(names.map((name) => Promise.all([campaign.held(name), campaign.profile(name)])));
  const before = await all();
  expect(await act(campaign)).toMatchObject({ refused });
  expect([await all(), await campaign.assignee()]).toEqual([before, campaign.uidOf('cam')]);
  expect(campaign.effects.server).toEqual([]);
  await campaign.compare();
});

test('a member has four positions at most, each once', () => {
  const fits = (positions: unknown[]) =>
    setPositionsCall.request.safeParse({ uid: 'somebody', positions }).success;
  const most = memberPositions.slice(0, memberPositionsMax);
  expect([fits([]), fits(most), fits(memberPositions.slice(0, memberPositionsMax + 1))]).toEqual([
    true,
    true,
    false,
  ]);
  expect([fits(['counsel', 'counsel']), fits(['king']), fits(['x'.repeat(100_000)])]).toEqual([
    false,
    false,
    false,
  ]);
});
