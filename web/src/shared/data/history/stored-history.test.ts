import 'fake-indexeddb/auto';
import { beforeAll, expect, it, vi } from 'vitest';
import { fullEvent } from '#shared/domain/voters/learned.ts';
import type { Learned } from '#shared/domain/voters/voter-state.ts';

const member = vi.hoisted(() => ({ uid: 'ana', organization: 'ours' }));
vi.mock('../../session/session-store.ts', () => ({ currentMember: () => ({ ...member }) }));
const { storeHistory, readHistory } = await import('./stored-history.ts');
const { forgetHistory } = await import('./history-database.ts');
const { makeDeviceKeys } = await import('../../device/keys.ts');

beforeAll(async () => void (await makeDeviceKeys('ana')));

const day = 86_400_000;
const now = 30 * day;
const event = (id: string, received_at: number | null): Learned => ({
  ...fullEvent({ voter_id: 'V1', kind: 'attempt', source: 'door', outcome: 'not_home', list_id: 't1' }),
  ...{ id, happened_at: 5, received_at, by: 'ana' },
});
const ids = async (since: number) => (await readHistory(since)).events.map(({ id }) => id);

it('has what was kept since a moment, with what of the log that is', async () => {
  expect(await readHistory(0)).toEqual({ spans: [], events: [], at: null });
  await storeHistory([now - 20, now], [event('b', now), event('a', now - 20), event('waits', null)], now);
  await storeHistory([now - 50, now - 30], [], now + 1);
  expect(await readHistory(0)).toMatchObject({
    spans: [
      [now - 50, now - 30],
      [now - 20, now],
    ],
    at: now + 1,
  });
  expect(await ids(now - 20)).toEqual(['a', 'b']);
  expect(await ids(now - 19)).toEqual(['b']);
  await storeHistory([now - 29, now - 21], [event('c', now - 25)], now);
  expect((await readHistory(0)).spans).toEqual([[now - 50, now]]);
});

it.each([
  ['another member', { uid: 'ben', organization: 'ours' }],
  ['the same member in another campaign', { uid: 'ana', organization: 'theirs' }],
])('shows nothing to %s', async (_, other) => {
  Object.assign(member, other);
  expect(await readHistory(0)).toMatchObject({ spans: [], events: [] });
  Object.assign(member, { uid: 'ana', organization: 'ours' });
});

it('drops what nobody looks at any more', async () => {
  const later = now + 15 * day + 1;
  await storeHistory([later, later], [], later);
  expect(await ids(0)).toEqual([]);
});

it('forgets by the path of the log, and then keeps nothing more on that page', async () => {
  await storeHistory([now, now], [event('b', now)], now);
  const keyPaths: string[] = [];
  await forgetHistory((path) => {
    keyPaths.push(path);
    return true;
  });
  expect(keyPaths.every((path) => path.startsWith('organizations/ours/voter_events/'))).toBe(true);
  expect(await ids(0)).toEqual(['b']);
  await forgetHistory(() => false);
  expect(await ids(0)).toEqual([]);
  await storeHistory([now, now], [event('late', now)], now);
  expect(await readHistory(0)).toMatchObject({ spans: [], events: [] });
});
