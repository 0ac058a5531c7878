import 'fake-indexeddb/auto';
import { beforeEach, expect, it, vi } from 'vitest';
import { type Grant, type Role, roles } from '#shared/access.ts';
import { isReadable } from './query-cache-readable.ts';

vi.mock('./auth.ts', () => ({ auth: { currentUser: { uid: 'sam' } } }));
vi.mock('../session/session-store.ts', () => ({
  useSession: { getState: () => ({ session: { is: 'ready' } }) },
}));
const { pruneQueryCache } = await import('./query-cache-rights.ts');
const { persistQuery, readPersistedQuery } = await import('./query-cache.ts');
const store = await import('./query-cache-store.ts');

const sam = (role: Role, organization = 'ours', grants: readonly Grant[] = []) => ({
  uid: 'sam',
  organization,
  role,
  grants,
});
const { makeDeviceKeys } = await import('../device/keys.ts');

const keys = {
  donor: 'organizations/ours/donors/ada',
  donors: JSON.stringify([{ path: 'organizations/ours/donors', conditions: [] }, { field: 'name_key' }]),
  volunteers: JSON.stringify([{ path: 'organizations/ours/volunteers' }]),
  goals: 'organizations/ours/goals',
  errors: 'organizations/ours/error_groups/one',
  elsewhere: 'organizations/theirs/volunteers/ana',
  both: '["organizations/ours/volunteers","organizations/ours/donors"]',
  audit: JSON.stringify({ path: 'organizations/ours/audit' }),
  untold: 'wall/ours',
  me: 'user_profiles/sam',
  colleague: 'user_profiles/ana',
  candidate: 'candidate_profiles/ours',
  card: 'organizations/ours/campaign_cards/current',
  directory: JSON.stringify({ path: 'organizations/ours/directory' }),
  packet: 'organizations/ours/turf_packets/one',
  history: JSON.stringify([{ path: 'organizations/ours/profile_changes' }]),
};
type Key = keyof typeof keys;
const answer = [[{ id: 'one', fields: { name: 'Ada' } }]];
const left = async () => {
  const found = await Promise.all(
    Object.entries(keys).map(async ([name, key]) => ((await readPersistedQuery(key)) ? name : '')),
  );
  return found.filter((name) => name !== '').toSorted();
};

beforeEach(async () => {
  const storage = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
  });
  await makeDeviceKeys('sam');
  await store.putAnswers(
    'sam',
    Object.values(keys).map((key) => ({ key, value: answer, at: Date.now() })),
  );
});

it('knows of every role what it may still read, and takes nothing for granted', () => {
  const readable = (role: Role): string[] =>
    Object.entries(keys).flatMap(([name, key]) => (isReadable(key, sam(role)) ? [name] : []));
  const anyMember: Key[] = ['me', 'card', 'directory'];
  const dashboard: Key[] = ['me', 'candidate', 'card', 'directory'];
  const expected: Record<Role, Key[]> = {
    admin: ['donor', 'donors', 'volunteers', 'goals', 'errors', 'both', ...dashboard, 'packet', 'history'],
    manager: ['donor', 'donors', 'volunteers', 'goals', 'both', ...dashboard, 'packet', 'history'],
    finance: ['donor', 'donors', 'goals', ...dashboard],
    field: ['volunteers', 'goals', ...dashboard, 'packet'],
    user: ['volunteers', 'goals', ...dashboard],
    canvasser: [...anyMember, 'packet'],
  };
  for (const role of roles) expect([role, readable(role)]).toEqual([role, expected[role]]);
});

it('drops what a lower role may not read, also what a screen would put back while it closes', async () => {
  await pruneQueryCache(sam('admin'));
  const before = await left();
  await pruneQueryCache(sam('field'));
  persistQuery(keys.donors, answer);
  persistQuery(keys.volunteers, answer);
  expect(before).toContain('donors');
  expect(await left()).toEqual(['candidate', 'card', 'directory', 'goals', 'me', 'packet', 'volunteers']);
});

it('drops it at the next start where the role was lowered while the app was closed, or the campaign is another', async () => {
  localStorage.setItem('shelfOf', 'sam ours manager');
  await pruneQueryCache(sam('canvasser'));
  expect(await left()).toEqual(['card', 'directory', 'me', 'packet']);
  await pruneQueryCache(sam('admin', 'theirs'));
  expect(await left()).toEqual(['me']);
});

it('drops what a grant opened when it is taken, also while the app was closed, and nothing when one is given', async () => {
  localStorage.setItem('shelfOf', 'sam ours finance field.work');
  await pruneQueryCache(sam('finance', 'ours', ['field.work', 'profile.write']));
  const granted = await left();
  await pruneQueryCache(sam('finance', 'ours', ['profile.write']));
  expect(granted).toEqual(Object.keys(keys).toSorted());
  expect(await left()).toEqual([
    'candidate',
    'card',
    'directory',
    'donor',
    'donors',
    'goals',
    'history',
    'me',
  ]);
  await pruneQueryCache(sam('finance'));
  expect(await left()).not.toContain('history');
});

it('drops nothing when a role has all that was granted before', async () => {
  localStorage.setItem('shelfOf', 'sam ours user profile.write');
  await pruneQueryCache(sam('manager'));
  expect(await left()).toEqual(Object.keys(keys).toSorted());
});

it('leaves everything where the role is the same or can more', async () => {
  localStorage.setItem('shelfOf', 'sam ours field');
  for (const role of ['field', 'manager', 'admin'] as const) await pruneQueryCache(sam(role));
  expect(await left()).toEqual(Object.keys(keys).toSorted());
  expect(localStorage.getItem('shelfOf')).toBe('sam ours admin');
});
