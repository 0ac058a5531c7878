import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '#shared/api/endpoint.ts';
import { send as sendTo } from '../../../tests/functions/call-endpoint.ts';
import { db } from '../../../tests/functions/emulator-clients.ts';
import { calls } from '../../../tests/functions/every-call.ts';
import { newMember } from '../../../tests/functions/new-members.ts';
import { serving } from '../../../tests/functions/serve-endpoints.ts';
import { guardedMember } from './routes.ts';

const shapes = {
  request: z.strictObject({ note: z.string() }),
  response: z.strictObject({ uid: z.string() }),
} as const;
const member = { level: 'member' } as const;
const beacon = endpoint({ path: '/api/beacon', guard: member, beacon: true, ...shapes });
const plain = endpoint({ path: '/api/plain', guard: member, ...shapes });

const echo = endpoint({
  ...{ path: '/api/echo', guard: member },
  request: z.strictObject({ notes: z.record(z.string(), z.string()) }),
  response: z.strictObject({ notes: z.record(z.string(), z.string()) }),
});

const at = serving([
  ...[beacon, plain].map((one) => guardedMember(one, async ({ uid }) => ({ uid }))),
  guardedMember(echo, async (_, { notes }) => ({ notes })),
]);
let account: Awaited<ReturnType<typeof newMember>>;
beforeAll(async () => {
  account = await newMember('canvasser');
});

async function send(path: string, body: object, headers: Record<string, string> = {}) {
  const { status, text } = await sendTo(path, JSON.stringify(body), { headers, at: await at });
  return { status, body: z.record(z.string(), z.unknown()).parse(JSON.parse(text)) };
}
const bearer = () => `Bearer ${account.token}`;
const refused = (status: number, code: string) => ({ status, body: expect.objectContaining({ code }) });

it('reads the token of a beacon from its body, and gives it to nobody else', async () => {
  const sent = { note: 'x', authorization: bearer() };
  expect(await send(beacon.path, sent)).toEqual({ status: 200, body: { uid: account.uid } });
  // The handler's body is the call's: the token is not a field of it, and nothing else came along.
  expect(await send(beacon.path, { ...sent, more: 1 })).toEqual(refused(400, 'invalid-argument'));
});

describe('a call that is no beacon', () => {
  it('takes no token from its body', async () => {
    const sent = { note: 'x', authorization: bearer() };
    expect(await send(plain.path, sent)).toEqual(refused(400, 'invalid-argument'));
    const headers = { authorization: bearer() };
    expect(await send(plain.path, { note: 'x' }, headers)).toMatchObject({ status: 200 });
    expect(await send(plain.path, sent, headers)).toEqual(refused(400, 'invalid-argument'));
  });

  it('is every one but those that a closing page sends', () => {
    const beacons = calls.filter((one) => 'beacon' in one).map(({ path }) => path);
    expect(beacons.sort()).toEqual(['/api/errors/report', '/api/metrics']);
  });
});

it('hands on no half of an emoji, which the database would try to write for minutes', async () => {
  const headers = { authorization: bearer() };
  const notes = { a: 'x\ud83d', '\ude00': '😀', b: 'C:\\ud83d' };
  expect(await send(echo.path, { notes }, headers)).toEqual({
    status: 200,
    body: { notes: { a: 'x\uFFFD', '\uFFFD': '😀', b: 'C:\\ud83d' } },
  });
});

it.each<[string, unknown]>([
  ['none', undefined],
  ['an empty one', ''],
  ['one without its scheme', 'token'],
  ['one that is broken', 'Bearer broken'],
  ['a list', ['Bearer broken']],
  ['an object', { toString: 'Bearer broken' }],
])('refuses a beacon with %s for a token', async (_, authorization) => {
  expect(await send(beacon.path, { note: 'x', authorization })).toEqual(refused(401, 'unauthenticated'));
});

it('goes by the header where there is one, however good the body’s token is', async () => {
  const sent = { note: 'x', authorization: bearer() };
  const headers = { authorization: 'Bearer broken' };
  expect(await send(beacon.path, sent, headers)).toEqual(refused(401, 'unauthenticated'));
});

it('refuses a beacon of another campaign than the active one, by its body and by its header', async () => {
  const sent = { note: 'x', authorization: bearer() };
  const { organization } = account;
  expect(await send(beacon.path, { ...sent, organization })).toMatchObject({ status: 200 });
  expect(await send(beacon.path, { ...sent, organization: 'other' })).toEqual(
    refused(403, 'permission-denied'),
  );
  const headers = { 'x-organization': 'other' };
  expect(await send(beacon.path, { ...sent, organization }, headers)).toEqual(
    refused(403, 'permission-denied'),
  );
});

it('refuses an ended session’s beacon, as everything of it', async () => {
  const over = Timestamp.fromMillis(Date.now() + 2_000);
  await db.doc(`user_profiles/${account.uid}`).update({ sessions_valid_after: over });
  const sent = { note: 'x', authorization: bearer() };
  expect(await send(beacon.path, sent)).toEqual(refused(401, 'session-ended'));
});
