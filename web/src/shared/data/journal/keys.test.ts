import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Item } from './queue-item.ts';
import type { SealedEntry } from './sealed-entries.ts';

const server = vi.hoisted(() => ({ keys: new Map<string, string>(), requests: 0, uid: 'ana', away: false }));
vi.mock('../api.ts', () => ({
  callEndpoint: async () => {
    server.requests += 1;
    if (server.away) throw new Error('unreached');
    const key = server.keys.get(server.uid);
    if (!key) throw new Error('no key');
    return { key };
  },
}));
vi.mock('../../session/session-store.ts', () => ({ currentMember: () => null }));

const itemOf = (id: string, user = 'ana'): Item => ({
  ...{ id, user, organization: 'ours', timestamp: 1, retries: 0, version: 2, state: { is: 'pending' } },
  ...{ operation: 'create', table: 'donors', document: `donor-${id}`, data: { name: 'Ngozi Adeyemi' } },
});
const base64 = (byte: number) => Buffer.alloc(32, byte).toString('base64');

/** A page that was just opened, as this member: of what one before it kept, only the disk is left. */
async function page(uid: string) {
  vi.resetModules();
  server.uid = uid;
  const [{ openDisk }, { openStore }, { keyring }, device] = await Promise.all([
    import('./journal-database.ts'),
    import('./store.ts'),
    import('./keyring.ts'),
    import('../../device/forget-device.ts'),
  ]);
  await device.finishForgetting(async () => {});
  await device.keepFor(uid);
  const store = openStore({ now: Date.now, open: openDisk, keys: keyring }, () => {});
  const read = async () => {
    const { items, closed } = await store.all();
    return { items: items.map(({ id, data }) => [id, data]), closed: closed.map(({ id, why }) => [id, why]) };
  };
  const raw = (): Promise<SealedEntry[]> =>
    openDisk(
      () => {},
      () => {},
    )((entries) => entries.getAll());
  return { store, keyring, read, raw, signOut: () => device.lockDevice() };
}
const ngozi = (id: string) => [id, { name: 'Ngozi Adeyemi' }];

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  server.keys = new Map([
    ['ana', base64(1)],
    ['ben', base64(2)],
  ]);
  Object.assign(server, { requests: 0, away: false });
});

it('keeps an unsent change over a sign-out, readable for its member alone and counted for others', async () => {
  const ana = await page('ana');
  await ana.keyring.fetch('ana');
  await ana.store.add([itemOf('one'), itemOf('two')]);
  for (const { sealed, lane, by } of await ana.raw()) {
    expect(by).toBe('member');
    expect(new TextDecoder('latin1').decode(sealed)).not.toContain('Ngozi');
    expect(lane).not.toContain('donor');
  }
  await ana.signOut();

  const ben = await page('ben');
  await ben.keyring.fetch('ben');
  expect(await ben.read()).toEqual({
    items: [],
    closed: [
      ['one', 'locked'],
      ['two', 'locked'],
    ],
  });
  await ben.signOut();

  // Her own browser profile, without what the server has.
  server.away = true;
  const alone = await page('ana');
  await expect(alone.keyring.fetch('ana')).rejects.toThrow('unreached');
  expect((await alone.read()).items).toEqual([]);

  server.away = false;
  const again = await page('ana');
  await again.keyring.fetch('ana');
  expect((await again.read()).items).toEqual([ngozi('one'), ngozi('two')]);
});

it('has the key for the next page without asking the server', async () => {
  const first = await page('ana');
  await first.keyring.fetch('ana');
  await first.store.add([itemOf('one')]);
  server.away = true;
  const next = await page('ana');
  await next.keyring.fetch('ana');
  expect((await next.read()).items).toEqual([ngozi('one')]);
  expect(server.requests).toBe(1);
});

it('takes a change before the key has come, and encrypts it once more when it has', async () => {
  const ana = await page('ana');
  await ana.store.add([itemOf('early')]);
  expect((await ana.raw()).map(({ by }) => by)).toEqual(['device']);
  await ana.keyring.fetch('ana');
  expect(await ana.store.renew((await ana.store.all()).unsafe)).toBe(true);
  expect((await ana.raw()).map(({ by }) => by)).toEqual(['member']);
  await ana.signOut();
  const again = await page('ana');
  await again.keyring.fetch('ana');
  expect((await again.read()).items).toEqual([ngozi('early')]);
});

it('keeps what is typed while the page closes, and encrypts it with the next one', async () => {
  const ana = await page('ana');
  await ana.keyring.fetch('ana');
  await ana.store.put(itemOf('typed'), true);
  expect((await ana.raw()).map(({ by }) => by)).toEqual(['nothing']);
  const next = await page('ana');
  const { items, unsafe } = await next.store.all();
  expect(items.map(({ id }) => id)).toEqual(['typed']);
  await next.store.renew(unsafe);
  expect((await next.raw()).map(({ by }) => by)).toEqual(['member']);
});

it('says of damaged entries, and of those whose key is gone, that they are unreadable, and keeps them until they are discarded', async () => {
  const ana = await page('ana');
  await ana.keyring.fetch('ana');
  await ana.store.add([itemOf('one')]);
  await ana.signOut();
  server.keys.set('ana', base64(3));
  const again = await page('ana');
  await again.keyring.fetch('ana');
  expect(await again.read()).toEqual({ items: [], closed: [['one', 'unreadable']] });
  const [one] = await again.raw();
  expect(await again.store.change(itemOf('one'), () => null)).toBeUndefined();
  expect(await again.raw()).toEqual([one]);
  await again.store.forget(['one']);
  expect(await again.raw()).toEqual([]);
});

it('decides of an entry once among two tabs that change it at the same moment', async () => {
  const ana = await page('ana');
  await ana.keyring.fetch('ana');
  const [item = itemOf('one')] = await ana.store.add([itemOf('one')]);
  const raise = () =>
    ana.store.change(item, (now) => (now.retries < 1 ? { ...now, retries: now.retries + 1 } : undefined));
  const made = await Promise.all([raise(), raise(), raise()]);
  expect(made.filter((one) => one !== undefined)).toHaveLength(1);
  expect((await ana.store.all()).items).toMatchObject([{ retries: 1 }]);
});

it('sends what was typed last, though it is still being encrypted', async () => {
  const ana = await page('ana');
  await ana.keyring.fetch('ana');
  const typed = (name: string): Item => ({
    ...itemOf('typed'),
    state: { is: 'held', until: null },
    data: { name },
  });
  await ana.store.put(typed('N'));
  const putting = ana.store.put(typed('Ngozi'));
  const sent = await ana.store.change(typed('Ngozi'), (now) => ({ ...now, state: { is: 'pending' } }));
  await putting;
  expect(sent).toMatchObject({ data: { name: 'Ngozi' }, state: { is: 'pending' } });
  expect((await ana.store.all()).items).toMatchObject([
    { data: { name: 'Ngozi' }, state: { is: 'pending' } },
  ]);
});

it('sends a draft whose first words are still being encrypted', async () => {
  const ana = await page('ana');
  await ana.keyring.fetch('ana');
  const putting = ana.store.put(itemOf('typed'));
  expect(await ana.store.change(itemOf('typed'), () => null)).toBeNull();
  await putting;
  expect(await ana.raw()).toEqual([]);
});

it('keeps what was typed last, though the page was hidden while the words before it were encrypted', async () => {
  const ana = await page('ana');
  await ana.keyring.fetch('ana');
  const before = { ...itemOf('typed'), data: { name: 'Ngo' } };
  await Promise.all([ana.store.put(before), ana.store.put(itemOf('typed'), true)]);
  expect((await ana.read()).items).toEqual([ngozi('typed')]);
});
