import { expect, test } from 'vitest';
import type { Grant, Role } from '#shared/access.ts';
import { activity } from '#shared/collections/activity.ts';
import { events } from '#shared/collections/events.ts';
import { organizations } from '#shared/collections/organizations.ts';
import { people } from '#shared/collections/people.ts';
import { tasks } from '#shared/collections/tasks.ts';
import { turfs } from '#shared/collections/turfs.ts';
import { defaultPreferences, userPreferences } from '#shared/collections/user-preferences.ts';
import { userProfiles } from '#shared/collections/user-profiles.ts';
import { recentProofMs } from '#shared/constants.ts';
import { RefusedError } from '#shared/refusals.ts';
import { teamActivity } from '#shared/usecases/leaderboard/team-activity.ts';
import { handOverMax } from '#shared/usecases/members/assigned-work.ts';
import { changeRole } from '#shared/usecases/members/change-role.ts';
import { handOverWork } from '#shared/usecases/members/hand-over-work.ts';
import { memberDetails } from '#shared/usecases/members/member-details.ts';
import { removeMember } from '#shared/usecases/members/remove-member.ts';
import { setGrants } from '#shared/usecases/members/set-grants.ts';
import { transferAdmin } from '#shared/usecases/members/transfer-admin.ts';
import { requireTwoFactor } from '#shared/usecases/organization/require-two-factor.ts';
import { ensurePreferences } from '#shared/usecases/preferences/ensure-preferences.ts';
import type { Context } from '#shared/usecases/use-case.ts';
import { personRecord, taskRecord } from '../sample-records.ts';
import { bothStores, moment } from './both-stores.ts';

const at = Date.now() - 3_600_000;
const stamps = { created_at: moment(at - 1), updated_at: moment(at - 1) };

/** A campaign with an admin, a manager, a canvasser who has a turf, and somebody of another organization. */
async function team() {
  const stores = bothStores();
  const { organization, seed, contexts } = stores;
  const uidOf = (name: string) => `${name}-${organization}`;
  const join = (name: string, role: Role, more: { grants?: Grant[]; organization_id?: string } = {}) =>
    seed(userProfiles, uidOf(name), {
      ...{
        user_id: uidOf(name),
        organization_id: organization,
        full_name: name,
        role,
        grants: [],
        member_positions: [],
      },
      ...{ two_factor_enabled: name === 'ana', two_factor_required: false, sessions_valid_after: null },
      ...{ voters_open_until: null, deletion_requested_at: null, ...stamps, ...more },
    });
  await seed(organizations, organization, {
    ...{ name: 'Test', require_two_factor: false, carries_demo: false, ...stamps },
  });
  await join('ana', 'admin');
  await join('ben', 'manager');
  await join('cam', 'canvasser');
  await join('eve', 'admin', { organization_id: `other-${organization}` });
  await seed(
    turfs,
    'hers',
    turfs.schema.parse({
      ...{ name: 'Ward 1, 3', cut_id: 'a-cut', cut_name: 'Ward 1', number: 3, question: '{"steps":[]}' },
      ...{ doors: 2, people: 2, buildings: 0, order: 'odd_even', outline: '[]', voter_ids: ['V1', 'V2'] },
      ...{ script_id: null, open: false, state: 'in_progress', assigned_to: uidOf('cam') },
      ...{ assigned_name: 'cam', expires_at: null, holders: [uidOf('cam')], ...stamps },
      ...{ created_by: 'a-planner', updated_by: 'a-planner' },
    }),
  );
  const as = (name: string, later = 0) => ({ by: uidOf(name), at: at + later });
  /** What both stores hold of a member: the same. */
  async function profile(name: string) {
    const { server, memory } = contexts(as('ana'));
    const [one, other] = await Promise.all(
      [server, memory].map(async ({ read }) => {
        const found = await read.get(userProfiles, uidOf(name));
        return found && [found.role, found.grants, found.two_factor_required];
      }),
    );
    expect(other).toEqual(one);
    return one;
  }
  return { ...stores, uidOf, join, as, profile };
}

test('both stores change a team alike', async () => {
  const { call, compare, uidOf, as, profile, join, effects, seed } = await team();
  const done = { answer: { success: true } };
  expect(await call(changeRole, { uid: uidOf('cam'), role: 'finance' }, as('ana', 1))).toEqual(done);
  await compare();
  expect(await call(setGrants, { uid: uidOf('cam'), grants: ['field.work'] }, as('ana', 2))).toEqual(done);
  expect(await profile('cam')).toEqual(['finance', ['field.work'], false]);
  expect(await call(requireTwoFactor, { required: true }, as('ana', 3))).toEqual(done);
  expect(await profile('ben')).toEqual(['manager', [], true]);
  expect(await profile('eve')).toEqual(['admin', [], false]);
  expect(await call(transferAdmin, { uid: uidOf('ben'), ownRole: 'user' }, as('ana', 4))).toEqual(done);
  expect([await profile('ana'), await profile('ben')]).toEqual([
    ['user', [], true],
    ['admin', [], true],
  ]);
  await compare();
  expect(await call(ensurePreferences, {}, as('ben', 5))).toEqual({ answer: { created: true } });
  expect(await call(ensurePreferences, {}, as('ben', 6))).toEqual({ answer: { created: false } });
  await seed(userPreferences, uidOf('cam'), {
    ...{ ...defaultPreferences, user_id: uidOf('cam'), organization_id: uidOf(''), ...stamps },
    leaderboard_alias: 'The Owl',
  });
  for (const [id, name] of Object.entries({ one: 'cam', two: 'cam', three: 'eve' }))
    await seed(activity, id, {
      ...{ type: 'donor_added', capability: 'donors.read', actor_id: uidOf(name), at: moment(at - 1) },
      ...{ subject_collection: null, subject_id: null, subject_name: null, amount: null, count: null },
    });
  expect(await call(teamActivity, { period: '7d' }, as('ana', 7))).toMatchObject({
    answer: { rows: [{ name: 'The Owl', uid: null, count: 2 }, { you: true }], total: 2 },
  });
  expect(await call(memberDetails, {}, as('ben', 8))).toMatchObject({ answer: { members: [{}, {}, {}] } });
  expect(await call(removeMember, { uid: uidOf('cam') }, as('ben', 9))).toEqual(done);
  expect(await profile('cam')).toBeNull();
  expect(effects.server).toEqual([{ is: 'end-sessions', uids: [uidOf('cam')] }]);
  await join('dan', 'admin');
  await compare();
});

type Case = [string, string, (campaign: Awaited<ReturnType<typeof team>>) => Promise<unknown>];
test.each<Case>([
  [
    'a role for a member of another organization',
    'members.gone',
    ({ call, uidOf, as }) => call(changeRole, { uid: uidOf('eve'), role: 'user' }, as('ana')),
  ],
  [
    'a grant for a member of another organization',
    'members.gone',
    ({ call, uidOf, as }) => call(setGrants, { uid: uidOf('eve'), grants: [] }, as('ana')),
  ],
  [
    'the removal of a member of another organization',
    'members.gone',
    ({ call, uidOf, as }) => call(removeMember, { uid: uidOf('eve') }, as('ana')),
  ],
  [
    'the admin’s role for a member of another organization',
    'members.gone',
    ({ call, uidOf, as }) => call(transferAdmin, { uid: uidOf('eve'), ownRole: 'user' }, as('ana')),
  ],
  [
    'an admin of another organization',
    'members.notMember',
    ({ call, uidOf, as }) => call(removeMember, { uid: uidOf('ben') }, as('eve')),
  ],
  [
    'a role from who may not give it',
    'request.notAllowed',
    ({ call, uidOf, as }) => call(changeRole, { uid: uidOf('ben'), role: 'admin' }, as('ben')),
  ],
  [
    'a grant from who may not give it',
    'request.notAllowed',
    ({ call, uidOf, as }) => call(setGrants, { uid: uidOf('cam'), grants: [] }, as('cam')),
  ],
  [
    'the admin’s role from who has it not',
    'request.notAllowed',
    ({ call, uidOf, as }) => call(transferAdmin, { uid: uidOf('cam'), ownRole: 'user' }, as('ben')),
  ],
  [
    'a second factor from who may not demand it',
    'request.notAllowed',
    ({ call, as }) => call(requireTwoFactor, { required: true }, as('ben')),
  ],
  [
    'the last admin a lesser role',
    'members.lastAdmin',
    ({ call, uidOf, as }) => call(changeRole, { uid: uidOf('ana'), role: 'user' }, as('ana')),
  ],
  [
    'their own removal',
    'members.self',
    ({ call, uidOf, as }) => call(removeMember, { uid: uidOf('ana') }, as('ana')),
  ],
  [
    'a grant that the role has already',
    'members.notGrantable',
    ({ call, uidOf, as }) => call(setGrants, { uid: uidOf('cam'), grants: ['field.work'] }, as('ana')),
  ],
])('both stores refuse %s, and write nothing', async (_, refused, act) => {
  const campaign = await team();
  const names = ['ana', 'ben', 'cam', 'eve'];
  const before = await Promise.all(names.map(campaign.profile));
  expect(await act(campaign)).toMatchObject({ refused });
  expect(await Promise.all(names.map(campaign.profile))).toEqual(before);
  expect(Object.keys((await campaign.documents()).server).filter((path) => /audit/.test(path))).toEqual([]);
  expect(campaign.effects.server).toEqual([]);
  await campaign.compare();
});

test('both stores refuse to make an admin where the session was not proven lately', async () => {
  const { contexts, uidOf, as, profile } = await team();
  const { server, memory } = contexts(as('ana'));
  for (const context of [server, memory]) {
    const stale = { ...context.member, signedInAt: at - recentProofMs - 1 };
    const making = changeRole.run({ uid: uidOf('ben'), role: 'admin' }, { ...context, member: stale });
    await expect(making).rejects.toMatchObject({ key: 'session.proofNeeded' });
  }
  expect(await profile('ben')).toEqual(['manager', [], false]);
});

test('ends the sessions of a removed admin once when the transaction is retried five times', async () => {
  for (const where of ['server', 'memory'] as const) {
    const { contexts, uidOf, as, join, profile, effects } = await team();
    await join('dan', 'admin');
    let attempts = 0;
    const context: Context = contexts(as('ana'))[where];
    const canSignIn = async () => {
      attempts += 1;
      // The emulator may ask for one more.
      if (attempts >= 5) return true;
      // Another writer gets in before the commit.
      if (where === 'memory') await join(`someone-${attempts}`, 'user');
      else throw Object.assign(new Error('contention'), { code: 10 });
      return true;
    };
    const busy = { ...context, accounts: { ...context.accounts, canSignIn } };
    expect(await removeMember.run({ uid: uidOf('dan') }, busy)).toEqual({ success: true });
    expect(attempts).toBeGreaterThanOrEqual(5);
    expect(effects[where]).toEqual([{ is: 'end-sessions', uids: [uidOf('dan')] }]);
    await profile('ana');
  }
});

test('the demo removes one member once, of forty calls at the same moment', async () => {
  const { contexts, uidOf, as, effects } = await team();
  const { memory } = contexts(as('ana'));
  const endings = await Promise.all(
    Array.from({ length: 40 }, () =>
      removeMember.run({ uid: uidOf('cam') }, memory).then(
        () => 'ok',
        (error: unknown) => (error instanceof RefusedError ? error.key : String(error)),
      ),
    ),
  );
  expect(endings.filter((end) => end === 'ok')).toHaveLength(1);
  expect(endings.filter((end) => end === 'members.gone')).toHaveLength(39);
  expect(effects.memory).toHaveLength(1);
});

/** An event with a shift that one of its hosts leads, which ends so many milliseconds from now. */
function hosted(hosts: string[], lead: string | null, endsIn: number) {
  const at = moment(Date.now() + endsIn);
  const none = {
    ...{ description: null, online_url: null, venue: null, city: null, address: null, accessibility: null },
    ...{ accessibility_note: null, languages: null, bring: null, instructions: null, contact_name: null },
    ...{ contact_email: null, contact_phone: null, source_code: null, published_at: null, cancelled: null },
    ...{ series_id: null, series_day: null, series_rule: null },
  };
  const shift = {
    ...{ id: 's1', from: '2027-03-09T18:00', to: '2027-03-09T20:00', capacity: null },
    ...{ capacity_kind: 'target', label: null, lead, taken: 0, waiting: 0 },
  };
  return events.schema.parse({
    ...{ ...none, ...stamps, title: 'Forum', type: 'meeting', attendance: 'in_person', visibility: 'public' },
    ...{ address_visibility: 'public', accessibility_features: [], tags: [], zone: 'America/New_York' },
    ...{ hosts, shifts: [shift], starts_at: at, ends_at: at, day: '2027-03-09', state: 'published' },
    ...{ is_exception: false, created_by: 'ana', updated_by: 'ana' },
  });
}

test('a removed member’s open tasks, people and events to come are the successor’s, part by part', async () => {
  const { call, compare, seed, contexts, uidOf, join, as } = await team();
  await join('dan', 'field');
  const add = (id: string, fields: object) =>
    seed(tasks, id, tasks.schema.parse({ ...taskRecord({ title: id, ...fields }), ...stamps }));
  const dan = { assigned_to: uidOf('dan') };
  await Promise.all(Array.from({ length: handOverMax + 1 }, (_, place) => add(`open-${place}`, dan)));
  await add('done', { ...dan, state: 'done' });
  await add('others', { assigned_to: uidOf('ben') });
  await seed(people, 'ana', people.schema.parse({ ...personRecord({ name: 'Ana', ...dan }), ...stamps }));
  const work = { uid: uidOf('dan'), successor: uidOf('ben') };
  // Of two events to come one has the successor as a host already; what is over keeps whoever ran it.
  await seed(events, 'soon', hosted([uidOf('dan'), uidOf('eve')], uidOf('dan'), 8_640_000_000));
  await seed(events, 'both', hosted([uidOf('ben'), uidOf('dan')], null, 8_640_000_000));
  await seed(events, 'over', hosted([uidOf('dan')], uidOf('dan'), -8_640_000_000));
  expect(await call(removeMember, { ...work, successor: uidOf('eve') }, as('ana', 1))).toMatchObject({
    refused: 'members.gone',
  });
  expect(await call(removeMember, { ...work, successor: uidOf('cam') }, as('ana', 2))).toMatchObject({
    refused: 'members.readsNoTasks',
  });
  expect(await call(removeMember, { ...work, successor: work.uid }, as('ana', 3))).toMatchObject({
    refused: 'members.toSelf',
  });
  expect(await call(handOverWork, work, as('ben', 4))).toMatchObject({ refused: 'request.notAllowed' });
  expect(await call(removeMember, work, as('ana', 5))).toEqual({ answer: { success: true, isMore: true } });
  expect(await call(handOverWork, work, as('ana', 6))).toEqual({ answer: { isMore: false } });
  expect(await call(handOverWork, work, as('ana', 7))).toEqual({ answer: { isMore: false } });
  await compare();
  const { read } = contexts(as('ana', 8)).server;
  expect((await read.get(people, 'ana'))?.assigned_to).toBe(work.successor);
  const hosting = async (id: string) => {
    const event = await read.get(events, id);
    return [event?.hosts, event?.shifts[0]?.lead];
  };
  expect(await hosting('soon')).toEqual([[uidOf('eve'), work.successor], work.successor]);
  expect(await hosting('both')).toEqual([[work.successor], null]);
  expect(await hosting('over')).toEqual([[work.uid], work.uid]);
  const found = await read.find(tasks, { where: [['assigned_to', '==', work.successor]] });
  expect(found).toHaveLength(handOverMax + 2);
  expect((await read.get(tasks, 'done'))?.assigned_to).toBe(work.uid);
});
