import 'fake-indexeddb/auto';
import { deleteDB, openDB } from 'idb';
import { expect, it, vi } from 'vitest';
import type { Operation } from './entry.ts';
import { codeOf, create, openStage, remove, rename, stateOf } from './testing/stage.ts';

const stage = await openStage();

it('what waited under version 1 is converted and sent; what a later version wrote is left alone', async () => {
  const first = (id: string, state: object, operation: Operation) => ({
    ...{ id, version: 1, operation, user: 'sam', organization: 'rivera', timestamp: Number(id), retries: 0 },
    state,
  });
  const old = await openDB('hustings-journal', 1, {
    upgrade: (db) => void db.createObjectStore('entries', { keyPath: 'id' }),
  });
  await old.put('entries', first('2', { is: 'pending' }, rename('ada', 'Ada L', 'ada')));
  await old.put('entries', first('1', { is: 'pending' }, create('ada')));
  await old.put(
    'entries',
    first('3', { is: 'failed', why: 'No.', code: 'permission-denied' }, remove('bob')),
  );
  await old.put('entries', { ...first('4', { is: 'pending' }, create('eve')), version: 3 });
  old.close();
  const tab = stage.device.openTab();
  await stage.pass(1_000);
  expect([stage.nameOf('ada'), stage.nameOf('eve'), tab.states()]).toEqual([
    'Ada L',
    undefined,
    [{ is: 'failed', why: 'No.', code: 'permission-denied' }],
  ]);
  expect((await stage.device.kept()).map(({ id, version }) => `${id} v${version}`)).toEqual(['3 v2', '4 v3']);
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
  const there = await stage.kept();
  await stage.device.settle();
  expect([stateOf(tab), there]).toMatchObject([{ blocked: false, durable: true }, ['create ada pending']]);
  // And this version makes room for a later one.
  const later = await openDB('hustings-journal', 3);
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
  expect([stage.nameOf('ada'), stage.nameOf('bob'), await stage.kept()]).toEqual([undefined, 'bob', []]);
});
