import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { setSession } from '../session/session-store.ts';
import { t } from '../text/index.ts';

const server = vi.hoisted(() => ({ currentUser: null as { getIdToken: () => Promise<string> } | null }));
vi.mock('./app.ts', () => ({ appCheckToken: undefined }));
vi.mock('./auth.ts', () => ({ auth: Object.assign(server, { authStateReady: async () => {} }) }));
const { callEndpoint, post, withToken } = await import('./api.ts');

const any = { path: '/api/any' };
const fetchMock = vi.fn<typeof fetch>(async () => new Response('{}'));
vi.stubGlobal('fetch', fetchMock);

const member = {
  uid: 'a',
  email: 'ana@example.org',
  fullName: 'Ana',
  role: 'canvasser',
  grants: [],
  organization: 'o',
  twoFactor: false,
} as const;
const tokens = () =>
  fetchMock.mock.calls.map(([, request]) => new Headers(request?.headers).get('authorization'));

afterEach(() => {
  server.currentUser = null;
  fetchMock.mockClear();
});

it('a member asks with their token, and somebody who is nobody yet without one', async () => {
  setSession({ is: 'signed out' });
  await post(any, {});
  setSession({ is: 'ready', member });
  server.currentUser = { getIdToken: async () => 'mine' };
  await post(any, {});
  expect(tokens()).toEqual([null, 'Bearer mine']);
});

it('whoever has just signed out asks nothing more, while their screen is still there', async () => {
  setSession({ is: 'ready', member });
  await expect(post(any, {})).rejects.toMatchObject({ code: 'unauthenticated' });
  expect(fetchMock).not.toHaveBeenCalled();
});

it('nobody asks what needs an account', async () => {
  setSession({ is: 'signed out' });
  await expect(post({ ...any, guard: { level: 'confirmed' } }, {})).rejects.toMatchObject({
    code: 'unauthenticated',
  });
  expect(fetchMock).not.toHaveBeenCalled();
});

it('sends the headers of a call besides its own, and reads how long a refusal asks to wait', async () => {
  setSession({ is: 'signed out' });
  fetchMock.mockImplementationOnce(
    async () =>
      new Response('{"code":"resource-exhausted","error":"turfs.many"}', {
        status: 429,
        headers: { 'retry-after': '7' },
      }),
  );
  const headers = { 'idempotency-key': 'e', authorization: 'forged' };
  await expect(post({ ...any, headers }, {}, undefined, withToken('mine'))).rejects.toMatchObject({
    code: 'resource-exhausted',
    retryAfterMs: 7_000,
  });
  const sent = new Headers(fetchMock.mock.calls[0]?.[1]?.headers);
  expect([sent.get('idempotency-key'), sent.get('authorization')]).toEqual(['e', 'Bearer mine']);
});

describe('a server that does not answer', () => {
  const silent: typeof fetch = (_, request) =>
    new Promise((_, reject) =>
      request?.signal?.addEventListener('abort', () => reject(request.signal?.reason)),
    );
  const brief = { path: '/api/any', timeoutMs: 5 };
  const timedOut = { code: 'deadline-exceeded', message: t('errors.timeout') };

  it('fails the call with deadline-exceeded after its time limit', async () => {
    setSession({ is: 'signed out' });
    fetchMock.mockImplementationOnce(silent);
    await expect(post(brief, {})).rejects.toMatchObject(timedOut);
  });

  it('fails it also when the token never comes', async () => {
    setSession({ is: 'ready', member });
    server.currentUser = { getIdToken: () => new Promise(() => {}) };
    await expect(post(brief, {})).rejects.toMatchObject(timedOut);
    expect(fetchMock).not.toHaveBeenCalled();
  });

  it('fails it also when the body stops halfway', async () => {
    setSession({ is: 'ready', member });
    server.currentUser = { getIdToken: async () => 'mine' };
    fetchMock.mockImplementationOnce(async (_, request) => {
      const stalled = new ReadableStream({
        start: (stream) =>
          request?.signal?.addEventListener('abort', () => stream.error(request.signal?.reason)),
      });
      return new Response(stalled);
    });
    const call = { ...brief, guard: { level: 'account' }, request: z.any(), response: z.any() } as const;
    await expect(callEndpoint({ ...call, path: '/api/any' }, {})).rejects.toMatchObject(timedOut);
  });

  it('keeps the reason of a caller who gives up', async () => {
    setSession({ is: 'signed out' });
    fetchMock.mockImplementationOnce(silent);
    const leaving = new AbortController();
    const call = post(any, {}, leaving.signal);
    leaving.abort();
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  });
});
