import 'fake-indexeddb/auto';
import { deleteDB, openDB } from 'idb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Operation } from './entry.ts';
import { type Device, openDevice, sam, type Tab } from './testing/device.ts';
import { pass as passOn } from './testing/model.ts';
import { applyTo, openServer, type Server } from './testing/server.ts';

let server: Server = openServer();
let device: Device;
const apply = await applyTo(() => server);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  server = openServer();
  device = openDevice(apply);
});
afterEach(() => vi.useRealTimers());

const create = (id: string): Operation => ({
  operation: 'create',
  table: 'donors',
  id,
  data: { name: id, capacity: 'small' },
});
const rename = (id: string, name: string, saw: string): Operation => ({
  operation: 'update',
  table: 'donors',
  id,
  data: { name },
  base: { name: saw },
});
const remove = (id: string): Operation => ({ operation: 'delete', table: 'donors', id });
const pathOf = (id: string) => `organizations/rivera/donors/${id}`;
const nameOf = (id: string) => server.fieldsOf(pathOf(id))?.name;
const pass = (ms: number) => passOn(ms, device);
const stateOf = (tab: Tab) => tab.useJournal.getState();
const codeOf = (error: unknown) => Reflect.get(Object(error), 'code');
/** What the device keeps, in short. */
const kept = async () =>
  (await device.kept())
    .toSorted((one, other) => one.timestamp - other.timestamp || one.document.localeCompare(other.document))
    .map(({ operation, document, state }) => `${operation} ${document} ${state.is}`);
/** A tab and a document of that name on the server. */
async function withDocument(...ids: string[]): Promise<Tab> {
  const tab = device.openTab();
  for (const id of ids) await tab.commit(create(id));
  await device.settle();
  return tab;
}

it('a change is on the disk before anything is sent, then on the server, and every tab knows', async () => {
  const [tab, other] = [device.openTab(), device.openTab()];
  const { synced } = await tab.commit(create('ada'));
  const before = nameOf('ada');
  expect([await device.kept(), before]).toMatchObject([
    [{ operation: 'create', table: 'donors', document: 'ada', user: 'sam', retries: 0, version: 2 }],
    undefined,
  ]);
  await device.settle();
  await synced;
  expect([nameOf('ada'), await kept(), tab.states(), other.states()]).toEqual(['ada', [], [], []]);
  expect(stateOf(other).applied).toMatchObject([{ id: 'ada', appliedAt: Date.now() }]);
  expect(device.locks.held()).toEqual([]);
});

it('changes of one document go out in their order, from whichever tab, those of several side by side', async () => {
  const tab = await withDocument('ada');
  const other = device.openTab();
  server.state.delay = 400;
  await tab.commit(rename('ada', 'Ada L', 'ada'));
  await other.commit(rename('ada', 'Ada Lovelace', 'Ada L'));
  for (let n = 0; n < 14; n += 1) await (n % 2 ? tab : other).commit(create(`d${n}`));
  const stamps = (await device.kept()).map(({ timestamp }) => timestamp);
  expect(new Set(stamps).size).toBe(16);
  await pass(2_000);
  expect([nameOf('ada'), server.log.length, server.state.peak, await kept()]).toEqual([
    'Ada Lovelace',
    17,
    10,
    [],
  ]);
});

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
  const tab = device.openTab();
  await pass(1_000);
  expect([nameOf('ada'), nameOf('eve'), tab.states()]).toEqual([
    'Ada L',
    undefined,
    [{ is: 'failed', why: 'No.', code: 'permission-denied' }],
  ]);
  expect((await device.kept()).map(({ id, version }) => `${id} v${version}`)).toEqual(['3 v2', '4 v3']);
});

it('while a tab with the former version is open, a change is sent from memory and the screens say so', async () => {
  const old = await openDB('hustings-journal', 1, {
    upgrade: (db) => void db.createObjectStore('entries', { keyPath: 'id' }),
  });
  server.state.reachable = false;
  const tab = device.openTab();
  await tab.commit(create('ada'));
  await device.settle();
  expect(stateOf(tab)).toMatchObject({
    blocked: true,
    durable: false,
    entries: [{ state: { is: 'pending' } }],
  });
  old.close();
  await pass(1_000);
  const there = await kept();
  await device.settle();
  expect([stateOf(tab), there]).toMatchObject([{ blocked: false, durable: true }, ['create ada pending']]);
  // And this version makes room for a later one.
  const later = await openDB('hustings-journal', 3);
  later.close();
  await deleteDB('hustings-journal');
});

it('a full disk refuses a change before the form closes, and nothing of it is done', async () => {
  const tab = device.openTab();
  device.device.full = true;
  const refused = await tab.commit(create('ada')).catch(codeOf);
  await pass(1_000);
  expect([refused, stateOf(tab).full, tab.states(), server.log]).toEqual(['quota-exceeded', true, [], []]);
  device.device.full = false;
  await tab.commit(create('ada'));
  await pass(1_000);
  expect([stateOf(tab).full, nameOf('ada')]).toEqual([false, 'ada']);
  const huge: Operation = { ...rename('ada', 'x'.repeat(2 ** 21), 'ada') };
  expect(await tab.commit(huge).catch(codeOf)).toBe('invalid-argument');
});

it('a browser that keeps nothing sends from memory, in order, and says so', async () => {
  device.device.broken = true;
  const tab = device.openTab();
  await tab.commit(create('ada'));
  const { synced } = await tab.commit(rename('ada', 'Ada L', 'ada'));
  const { undo } = await tab.commit(remove('ada'), { holdMs: 7_000 });
  await pass(1_000);
  await synced;
  expect([nameOf('ada'), stateOf(tab).durable, await undo(), tab.states()]).toEqual([
    'Ada L',
    false,
    true,
    [],
  ]);
});

it('a refusal is tried three times more, then fails with why, and parks its document and nothing else', async () => {
  const tab = await withDocument('ada', 'bob');
  const other = device.openTab();
  server.refused.set(pathOf('ada'), 'permission-denied');
  const before = server.state.asked;
  const { synced } = await tab.commit(rename('ada', 'Ada L', 'ada'));
  await tab.commit(rename('ada', 'Ada Lovelace', 'Ada L'));
  await tab.commit(rename('bob', 'Bob B', 'bob'));
  await pass(3_000);
  expect([nameOf('bob'), await kept()]).toEqual(['Bob B', ['update ada pending', 'update ada pending']]);
  await pass(2_000);
  expect(await synced.catch(codeOf)).toBe('permission-denied');
  expect([server.state.asked - before, await kept()]).toEqual([
    5,
    ['update ada failed', 'update ada pending'],
  ]);
  expect(other.states()).toMatchObject([
    { code: 'permission-denied', why: 'You do not have permission to perform this action' },
    { is: 'pending' },
  ]);
  expect([stateOf(other).entries[0]?.retries, device.device.refused]).toEqual([3, 1]);
  server.refused.clear();
  const [failed] = stateOf(other).entries;
  await other.retry(failed ?? { id: '' });
  await pass(1_000);
  expect([nameOf('ada'), await kept()]).toEqual(['Ada Lovelace', []]);
});

it('what follows a create that was refused and discarded is refused for what it is', async () => {
  const tab = device.openTab();
  server.refused.set(pathOf('ada'), 'permission-denied');
  const { id } = await tab.commit(create('ada'));
  await tab.commit(rename('ada', 'Ada L', 'ada'));
  await pass(5_000);
  await tab.discard({ id });
  await pass(5_000);
  expect([tab.states(), server.log]).toMatchObject([[{ is: 'failed', code: 'not-found' }], []]);
});

it.each([
  'unavailable',
  'internal',
  'resource-exhausted',
  'unauthenticated',
  'auth/network-request-failed',
  '',
])('a server that says "%s" is asked again for as long as it takes', async (code) => {
  const tab = await withDocument('ada');
  if (code) server.refused.set(pathOf('ada'), code);
  else server.state.reachable = false;
  await tab.commit(rename('ada', 'Ada L', 'ada'));
  await pass(300_000);
  expect([tab.states(), stateOf(tab).draining]).toEqual([[{ is: 'pending', unreached: true }], false]);
  server.refused.clear();
  server.state.reachable = true;
  device.connect(true);
  await device.settle();
  expect([nameOf('ada'), tab.states()]).toEqual(['Ada L', []]);
});

it('a commit whose answer was lost is not done twice', async () => {
  const tab = device.openTab();
  server.state.losing = 3;
  await tab.commit(create('ada'));
  await tab.commit(rename('ada', 'Ada L', 'ada'));
  await tab.commit(remove('ada'));
  await pass(5_000);
  expect([server.log.map(({ kind }) => kind), await kept()]).toEqual([['create', 'update', 'delete'], []]);
});

it('somebody else in the way: nothing is overwritten, what they wrote is told, and the person decides', async () => {
  const tab = await withDocument('ada', 'bob');
  for (const id of ['ada', 'bob']) server.write(pathOf(id), { name: 'Theirs', capacity: 'major' });
  await tab.commit(rename('ada', 'Mine', 'ada'));
  await tab.commit(rename('bob', 'Mine', 'bob'));
  await device.settle();
  expect(tab.states()).toMatchObject([0, 1].map(() => ({ code: 'conflict', server: { name: 'Theirs' } })));
  const [ada, bob] = stateOf(tab).entries;
  await Promise.all(
    [tab.keepMine(ada ?? { id: '' }), tab.edit(bob ?? { id: '' }, { name: 'Both' })]
      .map((sent) => sent.catch(() => undefined))
      .concat(pass(1_000)),
  );
  expect([nameOf('ada'), nameOf('bob'), server.fieldsOf(pathOf('ada'))?.capacity]).toEqual([
    'Mine',
    'Both',
    'major',
  ]);
});

it('what is held can be taken back until it is sent, and is sent by whoever is left', async () => {
  const tab = await withDocument('ada', 'bob');
  const other = device.openTab();
  const ada = await tab.commit(remove('ada'), { holdMs: 7_000 });
  const bob = await tab.commit(remove('bob'), { holdMs: 7_000 });
  await pass(6_000);
  expect([await ada.undo(), await ada.undo()]).toEqual([true, false]);
  tab.kill();
  await pass(2_000);
  expect([nameOf('ada'), nameOf('bob'), other.states()]).toEqual(['ada', undefined, []]);
  const late = await other.commit(remove('ada'), { holdMs: 100 });
  await pass(500);
  expect(await late.undo()).toBe(false);
  expect(bob.id).not.toBe(ada.id);
});

it('a clock that was put back keeps nobody waiting', async () => {
  const tab = await withDocument('ada');
  await tab.commit(remove('ada'), { holdMs: 7_000 });
  vi.setSystemTime(Date.now() - 86_400_000);
  tab.shown();
  await tab.commit(create('bob'));
  await pass(1_000);
  expect([nameOf('ada'), nameOf('bob'), await kept()]).toEqual([undefined, 'bob', []]);
});

it('what is typed is kept, sent when it is said, and sent by another tab when its own dies', async () => {
  const tab = await withDocument('ada', 'bob', 'eve');
  const other = device.openTab();
  const ada = tab.draft(rename('ada', 'A', 'ada'));
  const bob = tab.draft(rename('bob', 'B', 'bob'));
  const eve = tab.draft(rename('eve', 'E', 'eve'));
  await Promise.all([ada.kept, bob.kept, eve.put(rename('eve', 'Ev', 'eve'))]);
  await pass(60_000);
  expect(await kept()).toEqual(['ada', 'bob', 'eve'].map((id) => `update ${id} held`));
  ada.send();
  await bob.drop();
  await ada.put(rename('ada', 'too late', 'ada'));
  await pass(1_000);
  expect([nameOf('ada'), nameOf('bob'), nameOf('eve')]).toEqual(['A', 'bob', 'eve']);
  tab.kill();
  await pass(1_000);
  expect([nameOf('eve'), other.states(), device.locks.held()]).toEqual(['Ev', [], []]);
});

it('only whose it is sees and sends it, and signing out stops the sending', async () => {
  const tab = device.openTab();
  server.state.reachable = false;
  await tab.commit(create('ada'));
  device.stand({ is: 'away', signedOut: true });
  server.state.reachable = true;
  device.connect(true);
  await pass(60_000);
  expect([await kept(), stateOf(tab).entries, await tab.commit(create('bob')).catch(String)]).toEqual([
    ['create ada pending'],
    [],
    'Error: Not authenticated',
  ]);
  device.stand({ is: 'member', user: 'ana', organization: 'diaz' });
  await pass(60_000);
  expect([stateOf(tab).entries, stateOf(tab).others, server.log]).toEqual([[], 1, []]);
  device.stand(sam);
  await pass(1_000);
  expect([nameOf('ada'), stateOf(tab).others]).toEqual(['ada', 0]);
});

it.each([
  ['was taken out of the campaign', { is: 'outside' } as const],
  ['is in another one', { is: 'member', user: 'sam', organization: 'diaz' } as const],
])('the changes of who %s fail and stay', async (_, standing) => {
  const tab = device.openTab();
  server.state.reachable = false;
  await tab.commit(create('ada'));
  device.stand(standing);
  await pass(1_000);
  expect([tab.states(), await kept()]).toMatchObject([
    [{ code: 'permission-denied' }],
    ['create ada failed'],
  ]);
});

it('a tab that hears nothing of the one that sends takes over after ten seconds', async () => {
  const frozen = new Promise<void>(() => {});
  const robbed = device.locks
    .of('frozen')('journal/drain', {}, () => frozen)
    .catch((error: Error) => error.name);
  const tab = device.openTab();
  await tab.commit(create('ada'));
  await pass(9_000);
  expect(nameOf('ada')).toBeUndefined();
  await pass(4_000);
  expect([nameOf('ada'), await robbed]).toEqual(['ada', 'AbortError']);
});
