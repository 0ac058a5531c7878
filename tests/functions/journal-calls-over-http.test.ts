import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { turfReturnCall, turfTakeCall } from '#shared/api/field-api.ts';
import { changeRoleCall } from '#shared/api/members-api.ts';
import { ask, refusalIn, send } from './call-endpoint.ts';
import { served } from './emulator-clients.ts';
import { membersIn } from './new-members.ts';
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
