import { afterEach, expect, it, vi } from 'vitest';
import { setSession } from '../session/member.ts';

const server = vi.hoisted(() => ({ currentUser: null as { getIdToken: () => Promise<string> } | null }));
vi.mock('./app.ts', () => ({ appCheckToken: undefined }));
vi.mock('./auth.ts', () => ({ auth: Object.assign(server, { authStateReady: async () => {} }) }));
const { post } = await import('./api.ts');

const asked = vi.fn<typeof fetch>(async () => new Response('{}'));
vi.stubGlobal('fetch', asked);

const member = {
  uid: 'a',
  email: 'ana@example.org',
  fullName: 'Ana',
  role: 'canvasser',
  organization: 'o',
  twoFactor: false,
} as const;
const tokens = () =>
  asked.mock.calls.map(([, request]) => new Headers(request?.headers).get('authorization'));

afterEach(() => {
  server.currentUser = null;
  asked.mockClear();
});

it('a member asks with their token, and somebody who is nobody yet without one', async () => {
  setSession({ is: 'signed out' });
  await post('/api/any', {});
  setSession({ is: 'ready', member });
  server.currentUser = { getIdToken: async () => 'mine' };
  await post('/api/any', {});
  expect(tokens()).toEqual([null, 'Bearer mine']);
});

it('whoever has just signed out asks nothing more, while their screen is still there', async () => {
  setSession({ is: 'ready', member });
  await expect(post('/api/any', {})).rejects.toMatchObject({ code: 'unauthenticated' });
  expect(asked).not.toHaveBeenCalled();
});
