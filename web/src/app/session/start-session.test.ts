import { beforeEach, expect, it, vi } from 'vitest';
import { waitFor } from '../../../../tests/unit/wait-for.ts';
import type { Account } from './session-state.ts';

const auth = vi.hoisted(() => ({ tell: null as ((account: Account | null) => void) | null }));
vi.mock('./watch-account.ts', () => ({
  watchAccount: (next: (account: Account | null) => void) => {
    auth.tell = next;
  },
  finishForgetting: async () => false,
  endLocalSession: async () => {},
  forgetDevice: async () => true,
  keepFor: async () => {},
}));
vi.mock('./watch-membership.ts', () => ({
  watchMembership: () => () => {},
  lastLetIn: async () => null,
}));

const storage = new Map<string, string>();
let databases: () => Promise<{ name: string }[]>;
/** The page anew: what it knows of a session begins with it. */
const page = async () => {
  vi.resetModules();
  auth.tell = null;
  const { useSession } = await import('../../shared/session/session-store.ts');
  const states = [useSession.getState().session.is];
  useSession.subscribe(({ session }) => states.push(session.is));
  const { startIfKnown } = await import('./start-session.ts');
  return { states, startIfKnown };
};
const subscribed = () => waitFor(() => expect(auth.tell).not.toBeNull());

beforeEach(() => {
  storage.clear();
  databases = async () => [];
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  });
  vi.stubGlobal('indexedDB', { databases: () => databases() });
  vi.stubGlobal('location', { hash: '#/volunteers/new' });
});

it('an address inside waits for Auth where only its database tells that somebody was here', async () => {
  databases = async () => [{ name: 'firebaseLocalStorageDb' }];
  const { states, startIfKnown } = await page();
  startIfKnown(true);
  await subscribed();
  expect(states).toEqual(['loading']);
  auth.tell?.({ uid: 'ana', email: 'ana@example.org', confirmed: true });
  expect(states).not.toContain('signed out');
});

it('the landing page does not wait for Auth, which is asked all the same', async () => {
  databases = async () => [{ name: 'firebaseLocalStorageDb' }];
  const { states, startIfKnown } = await page();
  startIfKnown();
  expect(states).toEqual(['loading', 'signed out']);
  await subscribed();
});

it.each([
  ['has nobody', async () => [{ name: 'other' }]],
  ['tells nothing', () => Promise.reject(new Error('closed'))],
  [
    'has no list of its databases',
    () => {
      throw new TypeError('databases is not a function');
    },
  ],
])('a device that %s sends to signing in, and asks nobody', async (_, found) => {
  databases = found;
  const { states, startIfKnown } = await page();
  startIfKnown(true);
  await waitFor(() => expect(states).toEqual(['loading', 'signed out']));
  expect(auth.tell).toBeNull();
});
