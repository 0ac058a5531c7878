import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { turfReturnCall, turfTakeCall } from '#shared/api/field-api.ts';
import { importStartCall } from '#shared/api/imports-api.ts';
import { changeRoleCall } from '#shared/api/members-api.ts';
import { reportCallEndpoint } from '#shared/api/phonebank-api.ts';
import type { userProfiles } from '#shared/collections/user-profiles.ts';
import { passSecondFactor } from './accounts.ts';
import { ask, refusalIn, send } from './call-endpoint.ts';
import { served } from './emulator-clients.ts';
import { membersIn } from './new-members.ts';
import { reportOf } from './phone-bank.ts';
import { insideOf } from './sample-records.ts';

const { newMember } = membersIn(served);

/** A canvasser with a turf, and what their journal sends about it. */
async function canvasser() {
  const admin = await newMember();
  const member = await newMember('canvasser', admin.organization);
  const { doc } = insideOf(served, admin.organization);
  const now = Timestamp.now();
  await doc('turfs/one').set({
    ...{ name: 'Ward 1, 3', cut_id: 'a-cut', cut_name: 'Ward 1', number: 3, question: '{"steps":[]}' },
    ...{ doors: 2, people: 2, buildings: 0, order: 'odd_even', outline: '[]', voter_ids: ['V1', 'V2'] },
    ...{ script_id: null, open: true, state: 'in_progress', assigned_to: member.uid, assigned_name: 'Ana' },
    ...{ expires_at: null, holders: [member.uid], created_by: admin.uid, updated_by: admin.uid },
    ...{ created_at: now, updated_at: now },
  });
  const post = (
    key: string,
    input: object,
    organization = admin.organization,
    path: string = turfReturnCall.path,
  ) =>
    send(path, JSON.stringify(input), {
      token: member.token,
      headers: { 'idempotency-key': key, 'x-organization': organization },
    });
  const turf = async () => (await doc('turfs/one').get()).data();
  return { admin, member, doc, post, turf };
}
const done = { turf: 'one', done: true };

it('does a call of the journal once, however often it arrives', async () => {
  const { doc, post, turf } = await canvasser();
  const key = randomUUID();
  const answers = await Promise.all([1, 2, 3, 4].map(() => post(key, done)));
  expect(answers.map(({ status, text }) => [status, text])).toEqual(Array(4).fill([200, '{"ok":true}']));
  expect((await turf())?.state).toBe('completed');
  expect((await doc(`call_results/${key}`).get()).get('path')).toBe(turfReturnCall.path);
});

it('refuses other content under the id of a call that was done', async () => {
  const { post, turf } = await canvasser();
  const key = randomUUID();
  await post(key, done);
  expect(refusalIn(await post(key, { ...done, done: false }))).toMatchObject({
    status: 409,
    error: 'call.replayed',
  });
  expect((await turf())?.state).toBe('completed');
});

it('refuses a call that was made in another organization', async () => {
  const { post, turf } = await canvasser();
  const other = await newMember();
  const refused = refusalIn(await post(randomUUID(), done, other.organization));
  expect(refused).toMatchObject({ status: 403, error: 'call.otherOrganization' });
  expect((await turf())?.state).toBe('in_progress');
});

it('refuses a call whose member lost the right before it arrived', async () => {
  const { admin, member, post } = await canvasser();
  await ask(changeRoleCall, admin.token, { uid: member.uid, role: 'finance' });
  expect(refusalIn(await post(randomUUID(), done))).toMatchObject({ status: 403, code: 'permission-denied' });
});

type Profile = Partial<z.output<typeof userProfiles.schema>>;
const refusedSessions: [string, Profile, string][] = [
  ['has a second factor that the session lacks', { two_factor_enabled: true }, 'session.secondFactorNeeded'],
  ['has to set one up', { two_factor_required: true }, 'session.secondFactorSetUp'],
  [
    'ended their sessions',
    { sessions_valid_after: Timestamp.fromMillis(Date.now() + 60_000) },
    'session.ended',
  ],
  ['lost the role', { role: 'finance' }, 'request.notAllowed'],
  ['moved to another organization', { organization_id: randomUUID() }, 'call.otherOrganization'],
];

it.each(refusedSessions)(
  'refuses the call of somebody who %s, the first time and again',
  async (_, profile, error) => {
    const { member, doc, post, turf } = await canvasser();
    const key = randomUUID();
    const path = served.doc(`user_profiles/${member.uid}`);
    const before = (await path.get()).data() ?? {};
    await path.update(profile);
    expect(refusalIn(await post(key, done))).toMatchObject({ error });
    expect([(await turf())?.state, (await doc(`call_results/${key}`).get()).exists]).toEqual([
      'in_progress',
      false,
    ]);
    await path.set(before);
    expect((await post(key, done)).status).toBe(200);
    await path.update(profile);
    expect(refusalIn(await post(key, done))).toMatchObject({ error });
  },
);

it('takes the call that a password’s session could not send with the second factor', async () => {
  const { member, admin, post, turf } = await canvasser();
  await served.doc(`user_profiles/${member.uid}`).update({ two_factor_enabled: true });
  const key = randomUUID();
  expect(refusalIn(await post(key, done))).toMatchObject({ status: 403, code: 'second-factor-required' });
  const sent = await send(turfReturnCall.path, JSON.stringify(done), {
    token: passSecondFactor(member),
    headers: { 'idempotency-key': key, 'x-organization': admin.organization },
  });
  expect([sent.status, (await turf())?.state]).toEqual([200, 'completed']);
});

it('refuses the report of a caller who lost the right before it arrived, and leaves their voter as it was', async () => {
  const { admin, member, doc, post } = await canvasser();
  const report = reportOf(null, { voter: 'V1', outcome: 'refused' });
  const state = {
    list_id: 'one',
    number: 0,
    targets: { V1: { by: member.uid, until: Date.now() + 60_000 } },
  };
  await doc('call_states/one_0').set(state);
  await ask(changeRoleCall, admin.token, { uid: member.uid, role: 'finance' });
  const key = randomUUID();
  for (const _ of [1, 2])
    expect(
      refusalIn(await post(key, { list: 'one', report }, admin.organization, reportCallEndpoint.path)),
    ).toMatchObject({ status: 403, error: 'request.notAllowed' });
  expect((await doc('call_states/one_0').get()).data()).toEqual(state);
  expect((await doc(`call_results/${key}`).get()).exists).toBe(false);
});

it('refuses to repeat what only the input says a role may, once its member lost that', async () => {
  const { admin, post } = await canvasser();
  const importer = await newMember('finance', admin.organization);
  const key = randomUUID();
  const sent = () =>
    send(importStartCall.path, JSON.stringify({ kind: 'donors', fileName: 'a.csv', rowsTotal: 1 }), {
      token: importer.token,
      headers: { 'idempotency-key': key, 'x-organization': admin.organization },
    });
  const [first, again] = [await sent(), await sent()];
  expect([again.status, again.text]).toEqual([200, first.text]);
  await ask(changeRoleCall, admin.token, { uid: importer.uid, role: 'canvasser' });
  expect(refusalIn(await sent())).toMatchObject({ status: 403, error: 'request.notAllowed' });
  // Another member's call is not answered from there either.
  expect((await post(key, done)).status).toBe(409);
});

it.each([
  ['an endpoint that is no command', randomUUID(), turfTakeCall.path, { turf: 'one' }],
  ['a key that is no id', 'a/b', turfReturnCall.path, done],
  ['a key of 129 characters', 'k'.repeat(129), turfReturnCall.path, done],
])('refuses %s', async (_, key, path, input) => {
  const { member, post } = await canvasser();
  expect(refusalIn(await post(key, input, member.organization, path))).toMatchObject({
    ...{ status: 400, error: 'call.notRepeatable' },
  });
});
