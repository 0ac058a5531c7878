import 'fake-indexeddb/auto';
import { deleteDB, openDB } from 'idb';
import { expect, it, vi } from 'vitest';
import type { Operation } from './entry.ts';
import type { Keyring } from './keyring.ts';
import {
  codeOf,
  create,
  openKeyring,
  openStage,
  pathOf,
  remove,
  rename,
  stateOf,
} from './testing/journal-harness.ts';

const stage = await openStage();

it('leaves alone what a later version wrote', async () => {
  const tab = stage.device.openTab();
  stage.server.state.reachable = false;
  await tab.commit(create('ada'));
  const [own] = await stage.device.locked();
  if (own) await stage.device.disk((entries) => entries.put({ ...own, id: 'later', version: 4 }));
  stage.server.state.reachable = true;
  await stage.pass(60_000);
  expect([stage.nameOf('ada'), tab.states()]).toEqual(['ada', []]);
  expect((await stage.device.stored()).map(({ id, version }) => `${id} v${version}`)).toEqual(['later v4']);
});

it('while a tab with the former version is open, a change is sent from memory and the screens say so', async () => {
  const old = await openDB('hustings-journal', 1, {
    upgrade: (db) => void db.createObjectStore('entries', { keyPath: 'id' }),
  });
  stage.server.state.reachable = false;
  const tab = stage.device.openTab();
  await tab.commit(create('ada'));
  await stage.device.settle();
  expect(stateOf(tab)).toMatchObject({
    blocked: true,
    durable: false,
    entries: [{ state: { is: 'pending' } }],
  });
  old.close();
  await stage.pass(1_000);
  const stored = await stage.stored();
  await stage.device.settle();
  expect([stateOf(tab), stored]).toMatchObject([{ blocked: false, durable: true }, ['create ada pending']]);
  // And this version makes room for a later one.
  const later = await openDB('hustings-journal', 4);
  later.close();
  await deleteDB('hustings-journal');
});

it('a full disk refuses a change before the form closes, and nothing of it is done', async () => {
  const tab = stage.device.openTab();
  stage.device.device.full = true;
  const refused = await tab.commit(create('ada')).catch(codeOf);
  await stage.pass(1_000);
  expect([refused, stateOf(tab).full, tab.states(), stage.server.log]).toEqual([
    'quota-exceeded',
    true,
    [],
    [],
  ]);
  stage.device.device.full = false;
  await tab.commit(create('ada'));
  await stage.pass(1_000);
  expect([stateOf(tab).full, stage.nameOf('ada')]).toEqual([false, 'ada']);
  const huge: Operation = { ...rename('ada', 'x'.repeat(2 ** 21), 'ada') };
  expect(await tab.commit(huge).catch(codeOf)).toBe('invalid-argument');
});

it('a browser that keeps nothing sends from memory, in order, and says so', async () => {
  stage.device.device.broken = true;
  const tab = stage.device.openTab();
  await tab.commit(create('ada'));
  const { synced } = await tab.commit(rename('ada', 'Ada L', 'ada'));
  const { undo } = await tab.commit(remove('ada'), { holdMs: 7_000 });
  await stage.pass(1_000);
  await synced;
  expect([stage.nameOf('ada'), stateOf(tab).durable, await undo(), tab.states()]).toEqual([
    'Ada L',
    false,
    true,
    [],
  ]);
});

it('a clock that was put back keeps nobody waiting', async () => {
  const tab = await stage.withDocuments('ada');
  await tab.commit(remove('ada'), { holdMs: 7_000 });
  vi.setSystemTime(Date.now() - 86_400_000);
  tab.shown();
  await tab.commit(create('bob'));
  await stage.pass(1_000);
  expect([stage.nameOf('ada'), stage.nameOf('bob'), await stage.stored()]).toEqual([undefined, 'bob', []]);
});

it('sends nothing while entries wait for their key, and each of them once when it has come', async () => {
  const keys = { isAvailable: true, isReachable: true };
  const plain = openKeyring();
  const keyring: Keyring = {
    ...plain,
    seal: async (...args) => ({ ...(await plain.seal(...args)), by: keys.isAvailable ? 'member' : 'device' }),
    open: async (user, name, sealedContent) =>
      sealedContent.by === 'member' && !keys.isAvailable ? 'locked' : plain.open(user, name, sealedContent),
    fetch: async () => {
      if (!keys.isReachable) throw new Error('unreached');
      keys.isAvailable = true;
    },
  };
  const { device, server } = stage.withKeys(keyring);
  server.state.reachable = false;
  const first = device.openTab();
  await first.commit(create('ada'));
  await device.settle();
  first.kill();

  Object.assign(keys, { isAvailable: false, isReachable: false });
  server.state.reachable = true;
  const next = device.openTab();
  const other = device.openTab();
  await next.commit(create('bob'));
  await stage.pass(20_000);
  expect(stateOf(next)).toMatchObject({ locked: 1, unreadable: 0, unsafe: 1, others: 0 });
  expect(server.log).toEqual([]);
  keys.isReachable = true;
  await stage.pass(60_000);
  expect(server.log.map(({ kind, path }) => `${kind} ${path}`).toSorted()).toEqual([
    `create ${pathOf('ada')}`,
    `create ${pathOf('bob')}`,
  ]);
  for (const tab of [next, other]) expect(stateOf(tab)).toMatchObject({ entries: [], locked: 0, unsafe: 0 });
});

it('shows what nobody can read any more until it is discarded, sends the rest, and lets every tab forget it', async () => {
  const plain = openKeyring();
  let isDestroyed = false;
  const { device, server } = stage.withKeys({
    ...plain,
    open: async (...args) => (isDestroyed ? 'unreadable' : plain.open(...args)),
  });
  server.state.reachable = false;
  const first = device.openTab();
  await first.commit(create('ada'));
  await device.settle();
  first.kill();
  isDestroyed = true;
  const [tab, other] = [device.openTab(), device.openTab()];
  server.state.reachable = true;
  await stage.pass(1_000);
  expect([stateOf(tab).unreadable, stateOf(tab).entries, server.log]).toEqual([1, [], []]);
  await tab.discardUnreadable();
  await stage.pass(1_000);
  expect([stateOf(tab).unreadable, stateOf(other).unreadable, device.device.marked]).toEqual([0, 0, false]);
});

it('keeps at once what is typed in a page that is closing', async () => {
  const tab = stage.device.openTab();
  const draft = tab.draft(create('ada'));
  await draft.stored;
  stage.device.device.hidden = true;
  const stored = draft.put(rename('ada', 'Ada L', 'ada'));
  tab.kill();
  await Promise.race([stored, stage.device.settle()]);
  expect((await stage.device.stored()).map(({ data }) => data)).toEqual([{ name: 'Ada L' }]);
});

it('encrypts what was typed while the page was hidden, as soon as it turns out to live on', async () => {
  const tab = await stage.withDocuments('ada');
  stage.device.device.hidden = true;
  const { stored } = tab.draft(rename('ada', 'Ada L', 'ada'));
  await stored;
  await stage.device.settle();
  expect((await stage.device.locked()).map(({ by }) => by)).toEqual(['member']);
  expect(stateOf(tab)).toMatchObject({ unsafe: 0, entries: [{ state: { is: 'held' } }] });
});

it('asks for a key that it does not get every half minute, however much changes meanwhile', async () => {
  let requests = 0;
  const plain = openKeyring();
  const { device, server } = stage.withKeys({
    ...plain,
    seal: async (...some) => ({ ...(await plain.seal(...some)), by: 'device' }),
    fetch: async () => {
      requests += 1;
      throw new Error('refused');
    },
  });
  server.state.reachable = false;
  const tab = device.openTab();
  for (const id of ['ada', 'bob', 'eve', 'dan']) {
    await tab.commit(create(id));
    await stage.pass(1_000);
  }
  expect(requests).toBe(1);
  await stage.pass(30_000);
  expect(requests).toBe(2);
  server.state.reachable = true;
});
