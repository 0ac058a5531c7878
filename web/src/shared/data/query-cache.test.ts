import 'fake-indexeddb/auto';
import { Timestamp } from 'firebase/firestore';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { donors } from '#shared/collections/donors.ts';
import { waitFor } from '../../../../tests/unit/wait-for.ts';
import type { Row } from './reading.ts';

const account = vi.hoisted(() => ({ currentUser: null as { uid: string } | null }));
const session = vi.hoisted(() => ({ is: 'ready' }));
vi.mock('./auth.ts', () => ({ auth: account }));
vi.mock('../session/session-store.ts', () => ({
  useSession: { getState: () => ({ session }) },
  currentMember: () => ({ uid: 'sam', organization: 'rivera' }),
}));
vi.mock('./firestore.ts', () => ({ db: {} }));

const day = 86_400_000;
const donor: Row = {
  id: 'ada',
  fields: {
    name: 'Ada',
    total: 5,
    phone: null,
    skills: ['Driving'],
    layout: { left: ['giving'] },
    created_at: Timestamp.fromMillis(1_500),
    seen: [{ at: Timestamp.fromMillis(2_500) }],
  },
};
const list = [[donor], []];

/** A page that was just opened: of what one before it kept, only the disk is left. */
async function page() {
  vi.resetModules();
  return import('./query-cache.ts');
}
const readStored = async (key: string) => (await page()).readPersistedQuery(key);
const onDisk = async (key: string) => {
  await vi.advanceTimersByTimeAsync(1_001);
  await waitFor(async () => expect(await readStored(key)).not.toBeNull());
};

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: 100 * day });
  account.currentUser = { uid: 'sam' };
  session.is = 'ready';
  await (await page()).clearQueryCache();
  await (await import('../device/keys.ts')).makeDeviceKeys('sam');
});
afterEach(() => void vi.useRealTimers());

it('has on the disk at once what is to outlive its page', async () => {
  await (await page()).persistNow('block', list);
  expect((await readStored('block'))?.at).toBe(100 * day);
});

it('gives back what was kept last, with its moment, to the same account for thirty days', async () => {
  (await page()).persistQuery('donors', list);
  await onDisk('donors');
  const found = await readStored('donors');
  expect(found?.at).toBe(100 * day);
  expect(JSON.stringify(found?.value)).toBe(JSON.stringify(list));
  expect(await readStored('volunteers')).toBeNull();
  account.currentUser = { uid: 'eve' };
  expect(await readStored('donors')).toBeNull();
  account.currentUser = { uid: 'sam' };
  vi.setSystemTime(130 * day);
  expect(await readStored('donors')).not.toBeNull();
  vi.setSystemTime(130 * day + 1);
  expect(await readStored('donors')).toBeNull();
});

it('keeps nothing of who has left, and puts nothing back once it is cleared', async () => {
  (await page()).persistQuery('donors', list);
  await onDisk('donors');
  const queryCache = await page();
  queryCache.persistQuery('late', list);
  await queryCache.clearQueryCache();
  queryCache.persistQuery('later', list);
  expect([
    await queryCache.readPersistedQuery('donors'),
    await queryCache.readPersistedQuery('late'),
    await queryCache.readPersistedQuery('later'),
  ]).toEqual([null, null, null]);
  await vi.advanceTimersByTimeAsync(3_001);
  session.is = 'removed';
  queryCache.persistQuery('gone', list);
  await vi.advanceTimersByTimeAsync(1_001);
  session.is = 'ready';
  queryCache.persistQuery('back', list);
  await onDisk('back');
  expect(await readStored('gone')).toBeNull();
});

it('lets what was used longest ago go, and what is another’s', async () => {
  const { surplus } = await import('./query-cache-store.ts');
  const now = 100 * day;
  const place = (key: string, used: number, size: number, user = 'sam', at = now) => ({
    key,
    user,
    kind: 'answer' as const,
    at,
    used,
    size,
  });
  expect(
    surplus(
      [place('old', 1, 6e6), place('new', 3, 9e6), place('middle', 2, 9e6), place('theirs', 4, 1, 'eve')],
      'sam',
      now,
    ),
  ).toEqual(['theirs', 'old']);
  expect(surplus([place('stale', now, 1, 'sam', now - 30 * day - 1)], 'sam', now)).toEqual(['stale']);
  const many = Array.from({ length: 302 }, (_, at) => place(`${at}`, at, 1));
  expect(surplus(many, 'sam', now)).toEqual(['1', '0']);
  const changes = many.map((one) => ({ ...one, kind: 'change' as const, key: `change ${one.key}` }));
  expect(surplus([...many.slice(2), ...changes], 'sam', now)).toHaveLength(102);
});

it('has what the server accepted of a change on top of an older answer, and not of a later one', async () => {
  const document = 'organizations/rivera/donors/ada';
  const renamed = { operation: 'update', table: 'donors', id: 'ada', data: { name: 'Bea' } } as const;
  const shown = async () => {
    vi.resetModules();
    const [{ readPersistedQuery }, { ownChangesNow }, { overlayDocument }] = await Promise.all([
      import('./query-cache.ts'),
      import('./own-changes.ts'),
      import('./optimistic.ts'),
    ]);
    const found = await readPersistedQuery(document);
    const row = found?.value[0]?.[0] ?? null;
    return overlayDocument(donors, 'ada', row, found?.at ?? 0, ownChangesNow('donors', 'ada')).shown?.fields
      .name;
  };
  const accept = async () => {
    vi.resetModules();
    const { useJournal } = await import('./journal/journal-state.ts');
    (await import('./journal/persist-accepted.ts')).persistAcceptedChanges();
    const applied = { ...renamed, madeAt: Date.now(), appliedAt: Date.now() };
    useJournal.setState({ applied: [applied] });
    await waitFor(async () =>
      expect(await (await import('./query-cache-store.ts')).storedChanges('sam')).toHaveLength(1),
    );
  };
  (await page()).persistQuery(document, list);
  await onDisk(document);
  expect(await shown()).toBe('Ada');
  await accept();
  expect(await shown()).toBe('Bea');

  // By a clock that was put back, and by somebody who may read donors no more.
  vi.setSystemTime(100 * day - 1);
  expect(await shown()).toBe('Ada');
  vi.setSystemTime(100 * day + 20_000);
  await (await page()).clearQueryCache((key) => key === document);
  expect(await shown()).toBe('Bea');

  (await page()).persistQuery(document, list);
  await vi.advanceTimersByTimeAsync(1_001);
  await waitFor(async () => expect(await shown()).toBe('Ada'));

  await (await page()).clearQueryCache((key) => key !== document);
  expect(await (await import('./query-cache-store.ts')).storedChanges('sam')).toEqual([]);
});

it('does without, where the browser keeps nothing', async () => {
  vi.stubGlobal('indexedDB', undefined);
  const queryCache = await page();
  queryCache.persistQuery('donors', list);
  await vi.advanceTimersByTimeAsync(1_001);
  expect(await queryCache.readPersistedQuery('donors')).toBeNull();
  await queryCache.clearQueryCache();
  vi.unstubAllGlobals();
});
