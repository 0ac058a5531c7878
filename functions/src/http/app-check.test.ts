import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { auth, db } from '../../../tests/functions/emulator-clients.ts';
import { networkOf } from '../../../tests/functions/networks.ts';
import type { AppCheck } from './app-check.ts';
import { router } from './router.ts';
import type { Route } from './routes.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

const token = 'signed for this app';
const good: AppCheck['verifyToken'] = async (received) => {
  if (received !== token) throw new Error('app-check/invalid-argument');
  return { appId: 'app', token: { iss: '', sub: 'app', aud: [], exp: 0, iat: 0, app_id: 'app' } };
};

/** An api of one endpoint on a port of its own, and how often its handler ran. */
async function api(isEnforced: boolean, verifyToken = good) {
  const ran: string[] = [];
  const hello: Route = {
    path: '/api/hello',
    async serve(_, { authorization }, response) {
      ran.push(authorization ?? '');
      response.json({});
    },
  };
  const app = router({ auth, db }, [hello], { isEnforced: () => isEnforced, verifyToken, networkOf });
  const server = app.listen(0, '127.0.0.1');
  closing.push(() => server.close());
  await new Promise((listening) => server.once('listening', listening));
  const { port } = addressOf(server.address());
  const send = async (headers: Record<string, string>, path = hello.path) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', headers });
    return { status: answer.status, body: await answer.json() };
  };
  return { ran, send };
}

function addressOf(address: AddressInfo | string | null): AddressInfo {
  if (address === null || typeof address === 'string') throw new Error('The server listens on no port.');
  return address;
}

describe('where App Check is enforced', () => {
  it.each([
    ['no token', {}],
    ['an empty one', { 'x-firebase-appcheck': '' }],
    ['one that does not verify', { 'x-firebase-appcheck': 'signed for another app' }],
    ['one that was sent as a bearer', { authorization: `Bearer ${token}` }],
    ['two', { 'x-firebase-appcheck': `${token}, ${token}` }],
  ])('a call with %s is refused before anything else', async (_, headers) => {
    const { ran, send } = await api(true);
    const refused = {
      status: 401,
      body: { code: 'unauthenticated', error: 'request.notFromApp', params: {} },
    };
    expect(await send({ ...headers })).toEqual(refused);
    expect(await send({ ...headers }, '/api/nowhere')).toEqual(refused);
    expect(ran).toEqual([]);
  });

  it('a call of the app goes through', async () => {
    const { ran, send } = await api(true);
    const answer = await send({ 'x-firebase-appcheck': token, authorization: 'Bearer any' });
    expect(answer.status).toBe(200);
    expect(ran).toEqual(['Bearer any']);
  });
});

it('where it is not, nothing is asked for and nothing is verified', async () => {
  const { send } = await api(false, () => Promise.reject(new Error('asked')));
  expect((await send({})).status).toBe(200);
  expect((await send({ 'x-firebase-appcheck': 'anything' })).status).toBe(200);
});
