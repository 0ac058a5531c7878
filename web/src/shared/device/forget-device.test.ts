import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { beforeEach, expect, it, vi } from 'vitest';
import { fullEvent } from '#shared/domain/voters/learned.ts';
import type { Learned } from '#shared/domain/voters/voter-state.ts';
import { campaignDatabases } from './forget-device.ts';

const member = vi.hoisted(() => ({ uid: 'ana', organization: 'ours' }));
vi.mock('../session/session-store.ts', () => ({
  currentMember: () => ({ ...member }),
  useSession: { getState: () => ({ session: { is: 'ready' } }) },
}));
vi.mock('../data/voter-log.ts', () => ({ overlapMs: 60_000 }));

/** Session and local storage of the browser; both outlive a page here. */
function storage() {
  const stored = new Map<string, string>();
  const methods = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
    key: (at: number) => [...stored.keys()][at] ?? null,
  };
  return new Proxy(methods, {
    get: (own, key) => (key === 'length' ? stored.size : Reflect.get(own, key)),
    ownKeys: () => [...stored.keys()],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  });
}

/** A page that was just opened: of what one before it kept, only the disk is left. */
async function page() {
  vi.resetModules();
  const [keys, forget, past, store, plans, voters] = await Promise.all([
    import('./keys.ts'),
    import('./forget-device.ts'),
    import('../data/history/stored-history.ts'),
    import('../data/query-cache-store.ts'),
    import('../turfs/plans.ts'),
    import('../voters/worker/cache.ts'),
  ]);
  return { ...keys, ...forget, ...past, ...plans, ...voters, store };
}

const now = 1_700_000_000_000;
const secret = 'Ngozi Adeyemi';
const event = (at: number): Learned => ({
  ...fullEvent({ voter_id: `${secret} ${at}`, kind: 'attempt', source: 'door' }),
  ...{ id: `event-${at}`, happened_at: now, received_at: now + at, by: 'ana' },
});

/** Every value that lies in a database, as text; binary as the characters that it would be. */
async function textIn(name: string): Promise<string> {
  const db = await openDB(name);
  const parts: string[] = [];
  for (const store of db.objectStoreNames) {
    parts.push(JSON.stringify(await db.getAllKeys(store)));
    for (const value of await db.getAll(store)) parts.push(textOf(value));
  }
  db.close();
  return parts.join('\n');
}
function textOf(value: unknown): string {
  if (value instanceof Uint8Array) return new TextDecoder('latin1').decode(value);
  if (typeof value !== 'object' || value === null) return String(value);
  return Object.values(value).map(textOf).join(' ');
}
const namesOf = async () => (await indexedDB.databases()).map(({ name = '' }) => name);

/** What a member with a busy device has on it. */
async function used(events: number) {
  const opened = await page();
  await opened.keepFor('ana');
  for (let at = 0; at < events; at += 500) {
    const some = Array.from({ length: Math.min(500, events - at) }, (_, one) => event(at + one));
    await opened.storeHistory([now + at, now + at + 499], some, now);
  }
  const rows = [[{ id: 'd1', fields: { name: secret } }]];
  await opened.store.putAnswers('ana', [
    { key: `organizations/ours/donors?${secret}`, value: rows, at: Date.now() },
  ]);
  await opened.storePlan({
    ...{ id: 'p', at: now, fileId: 'f', whom: {}, name: secret, making: null },
    cut: { way: 'auto', size: 40, keepPrecincts: true },
    options: { name: null, pattern: '', order: 'odd_even', script: null },
    pieces: [],
  });
  const data = new TextEncoder().encode(secret);
  await opened.cacheOf('ana').put('chunk', { data, version: 0, until: 0 });
  return opened;
}

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  vi.stubGlobal('localStorage', storage());
  vi.stubGlobal('sessionStorage', storage());
});

it('reads what a page before it kept, and nobody else does', async () => {
  await used(20);
  const again = await page();
  expect((await again.readHistory(0)).events).toHaveLength(20);
  expect((await again.store.takeAnswer('ana', `organizations/ours/donors?${secret}`))?.value).toMatchObject([
    [{ fields: { name: secret } }],
  ]);
  expect((await again.cacheOf('ana').get('chunk'))?.data).toHaveLength(secret.length);
  expect(await again.cacheOf('ben').get('chunk')).toBeNull();
  await expect(again.store.takeAnswer('ben', 'anything')).rejects.toThrow();
});

it('stores nothing that can be read without the keys, not even what was looked for', async () => {
  await used(20);
  for (const name of await namesOf()) expect(await textIn(name), name).not.toContain(secret);
});

it('leaves 20,000 events unreadable when the tab is killed after the first write, and deletes them at the next start', async () => {
  const opened = await used(20_000);
  expect((await opened.readHistory(0)).events).toHaveLength(20_000);
  const bytes = await textIn('hustings-field-log');
  expect(bytes.length).toBeGreaterThan(1_000_000);
  // The first thing that a sign-out does; nothing of the page runs after it.
  await opened.lockDevice();
  expect(await textIn('hustings-field-log')).toBe(bytes);
  const db = await openDB('hustings-keys');
  expect([await db.count('device'), await db.count('journal'), await db.count('forgetting')]).toEqual([
    0, 0, 1,
  ]);
  db.close();
  expect((await (await page()).readHistory(0)).events).toEqual([]);

  const next = await page();
  const endSession = vi.fn(async () => {});
  expect(await next.finishForgetting(endSession)).toBe(true);
  expect(endSession).toHaveBeenCalledOnce();
  expect(await namesOf()).toEqual(['hustings-keys']);
  expect(await next.forgettingNow()).toBeNull();
  expect(await next.finishForgetting(endSession)).toBe(false);
}, 60_000);

it('deletes every database of a campaign, also those that another tab has open, which keeps nothing more', async () => {
  const other = await used(1);
  const opened = await page();
  await opened.keepFor('ana');
  for (const name of campaignDatabases) (await openDB(name)).close();
  expect(await opened.forgetDevice()).toBe(true);
  expect(await namesOf()).toEqual(['hustings-keys']);
  await other.storeHistory([now, now], [event(1)], now);
  await other.cacheOf('ana').put('chunk', { data: Uint8Array.of(1), version: 0, until: 0 });
  expect((await other.readHistory(0)).events).toEqual([]);
  for (const name of await namesOf()) expect(await textIn(name)).not.toContain(secret);
});

it('takes what is about a campaign out of local and session storage, and leaves what is about the device', async () => {
  for (const [key, value] of [
    ['theme', 'dark'],
    ['signedInBefore', 'ana'],
    ['candidateProfile', secret],
    ['views', secret],
    ['shelfOf', 'ana ours admin'],
    ['demoCarry/mine', secret],
    ['demoCarryProgress/mine', '{}'],
    ['demoCarryFor/mine', 'ana'],
    ['demoCarry/nobodys', '{}'],
  ] as const)
    localStorage.setItem(key, value);
  sessionStorage.setItem('onboarding/ana/ours', secret);
  sessionStorage.setItem('saidAtSignIn', 'Your session has ended.');
  await (await page()).lockDevice();
  expect(Object.keys(localStorage)).toEqual(['theme', 'signedInBefore', 'demoCarry/nobodys']);
  expect(Object.keys(sessionStorage)).toEqual(['saidAtSignIn']);
});

it('keeps what a new account was to take over from the demo until it signs in', async () => {
  for (const [demo, uid] of [
    ['hers', 'ana'],
    ['his', 'ben'],
  ] as const) {
    localStorage.setItem(`demoCarry/${demo}`, secret);
    localStorage.setItem(`demoCarryFor/${demo}`, uid);
  }
  await (await page()).keepFor('ana');
  await (await page()).keepFor('ben');
  expect(Object.keys(localStorage)).toEqual(['demoCarry/his', 'demoCarryFor/his']);
});

it('makes new keys for another account, and what the former one left is gone', async () => {
  await used(5);
  const opened = await page();
  member.uid = 'ben';
  await opened.keepFor('ben');
  member.uid = 'ana';
  expect((await opened.readHistory(0)).events).toEqual([]);
  expect(await namesOf()).not.toContain('hustings-field-log');
  expect(await opened.deviceBox('ben')).not.toBeNull();
  expect(await opened.deviceBox('ana')).toBeNull();
});

it('leaves the keys of a session alone that began after the page that forgets', async () => {
  const late = await used(1);
  const first = await page();
  await first.keepFor('ana');
  await first.forgetDevice();
  const second = await page();
  await second.keepFor('ana');
  await second.storeHistory([now, now], [event(7)], now);
  expect(await late.forgetDevice()).toBe(true);
  expect(await second.forgettingNow()).toBeNull();
  expect((await (await page()).readHistory(0)).events.map(({ id }) => id)).toEqual(['event-7']);
});

it('stores nothing before a page that signed out was finished with', async () => {
  await (await used(1)).lockDevice();
  const next = await page();
  expect(await next.makeDeviceKeys('ana')).toBe('forgetting');
  expect(await next.deviceBox('ana')).toBeNull();
  await next.keepFor('ana');
  expect(await next.deviceBox('ana')).not.toBeNull();
  expect((await next.readHistory(0)).events).toEqual([]);
});

it('takes a damaged record for one that is not there', async () => {
  await used(3);
  for (const [name, store] of [
    ['hustings-field-log', 'events'],
    ['hustings-shelf', 'answers'],
    ['hustings-voters', 'packed'],
    ['hustings-plans', 'plans'],
  ] as const) {
    const db = await openDB(name);
    for (const key of await db.getAllKeys(store)) {
      const sealed: Uint8Array = await db.get(store, key);
      await db.put(
        store,
        sealed.map((byte, at) => (at === 20 ? byte ^ 1 : byte)),
        key,
      );
    }
    db.close();
  }
  const again = await page();
  expect(await again.readHistory(0)).toMatchObject({ events: [], spans: [] });
  expect(await again.store.takeAnswer('ana', `organizations/ours/donors?${secret}`)).toBeNull();
  expect(await again.cacheOf('ana').get('chunk')).toBeNull();
  expect(await again.readOpenPlans(now)).toEqual([]);
});

it('keeps nothing, and signs out all the same, where the browser has no databases', async () => {
  vi.stubGlobal('indexedDB', undefined);
  const opened = await page();
  await opened.keepFor('ana');
  expect(await opened.deviceBox('ana')).toBeNull();
  await opened.lockDevice();
  expect(await opened.finishForgetting(async () => {})).toBe(false);
});

it('makes new keys where a copy of the databases brought none', async () => {
  await used(1);
  const db = await openDB('hustings-keys');
  await db.put('device', { uid: 'ana', id: 'copied', keys: { cipher: {}, names: {} } }, 'current');
  db.close();
  const next = await page();
  expect(await next.deviceBox('ana')).toBeNull();
  expect(await next.makeDeviceKeys('ana')).toBe('made');
  expect(await next.readHistory(0)).toMatchObject({ events: [], spans: [] });
  await next.storeHistory([now, now], [event(3)], now);
  expect((await next.readHistory(0)).events).toHaveLength(1);
});

it('destroys the keys at a sign-out although the disk has no room for the mark', async () => {
  const opened = await used(3);
  const put = IDBObjectStore.prototype.put;
  IDBObjectStore.prototype.put = function (...args) {
    const request = put.apply(this, args);
    // A write that finds no room fails its whole transaction.
    if (this.name === 'forgetting') this.transaction.abort();
    return request;
  };
  try {
    await opened.lockDevice();
  } finally {
    IDBObjectStore.prototype.put = put;
  }
  const again = await page();
  expect(await again.deviceBox('ana')).toBeNull();
  expect((await again.readHistory(0)).events).toEqual([]);
});

it('destroys the keys at a sign-out although the browser has closed the connection', async () => {
  const opened = await used(3);
  const transaction = IDBDatabase.prototype.transaction;
  IDBDatabase.prototype.transaction = function (...args) {
    IDBDatabase.prototype.transaction = transaction;
    this.close();
    return transaction.apply(this, args);
  };
  await opened.lockDevice();
  const again = await page();
  expect(await again.deviceBox('ana')).toBeNull();
  expect(await again.forgettingNow()).toEqual({ endSession: true });
});

it.each([0, 1, 2, 4, 8, 16])(
  'leaves no keys where a sign-out overtakes a sign-in, %i turns after it began',
  async (turns) => {
    for (const before of ['nothing', 'a mark', 'the keys of another account']) {
      globalThis.indexedDB = new IDBFactory();
      if (before === 'a mark') await (await used(1)).lockDevice();
      if (before === 'the keys of another account') await (await page()).keepFor('ben');
      const opened = await page();
      const made = opened.keepFor('ana');
      for (let turn = 0; turn < turns; turn++) await new Promise((done) => setTimeout(done, 0));
      await opened.lockDevice();
      await made;
      await new Promise((done) => setTimeout(done, 50));
      expect(await opened.deviceBox('ana'), before).toBeNull();
      const next = await page();
      expect(await next.deviceBox('ana'), before).toBeNull();
      expect(await next.forgettingNow(), before).toEqual({ endSession: true });
    }
  },
);

it('has the key of unsent changes at the next start, though it came before the device was ready', async () => {
  await (await used(1)).lockDevice();
  const opened = await page();
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt']);
  await opened.keepJournalKey('ana', key);
  expect(await (await page()).journalKey('ana')).toBeNull();
  await opened.keepFor('ana');
  expect(await (await page()).journalKey('ana')).not.toBeNull();
  expect(await (await page()).journalKey('ben')).toBeNull();
});
