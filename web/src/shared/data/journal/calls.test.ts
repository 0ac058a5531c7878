import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { fullEvent } from '#shared/domain/voters/learned.ts';
import type { Tab } from './testing/fake-device.ts';
import { sam } from './testing/fake-device.ts';
import { codeOf, create, openStage, pathOf, remove, rename, stateOf } from './testing/journal-harness.ts';
import { touchDonor } from './testing/touch-donor.ts';

const stage = await openStage();

const call = (tab: Tab, id: string, name: string, holdMs = 0) =>
  tab.commitCall(touchDonor, { id, name }, { entity: { table: 'donors', id }, holdMs });
const callsOf = (name: string): number =>
  stage.server.log.filter(({ kind, fields }) => kind === 'call' && fields.name === name).length;

it('keeps a call on the disk before it is sent, and resolves with its answer in the tab that sent it', async () => {
  const tab = await stage.withDocuments('ada');
  const { synced } = await call(tab, 'ada', 'one');
  const before = callsOf('one');
  expect([await stage.device.stored(), before]).toMatchObject([
    [{ operation: 'call', document: 'ada', version: 3, call: { path: touchDonor.path, table: 'donors' } }],
    0,
  ]);
  await stage.device.settle();
  expect([await synced, callsOf('one'), await stage.stored()]).toEqual([{ done: 'one' }, 1, []]);
  expect(stateOf(tab).applied.map(({ id }) => id)).toEqual(['ada']);
});

it('resolves without an answer when another tab sent the call', async () => {
  const first = await stage.withDocuments('ada');
  stage.server.state.reachable = false;
  await call(first, 'ada', 'one');
  const other = stage.device.openTab();
  await stage.device.settle();
  const { synced } = await call(other, 'ada', 'two');
  stage.server.state.reachable = true;
  await stage.pass(60_000);
  expect([await synced, callsOf('one'), callsOf('two')]).toEqual([undefined, 1, 1]);
});

it('refuses an input that the endpoint does not take, and keeps nothing of it', async () => {
  const tab = stage.device.openTab();
  const wrong = { id: 'ada', name: 7 } as unknown as { id: string; name: string };
  const entity = { table: 'donors', id: 'ada' } as const;
  expect(await tab.commitCall(touchDonor, wrong, { entity }).catch(codeOf)).toBe('invalid-argument');
  expect(await stage.stored()).toEqual([]);
});

it('sends calls about one series of events in the order in which they were made without a connection', async () => {
  const first = await stage.withDocuments('ada');
  stage.server.state.reachable = false;
  // Functions alone write events, so another collection stands for theirs.
  const about = (tab: Tab, name: string) =>
    tab.commitCall(touchDonor, { id: 'ada', name }, { entity: { table: 'tasks', id: 'series' } });
  await about(first, 'renamed');
  await about(first, 'moved');
  await stage.pass(5_000);
  // A second tab goes on with what the first one left.
  const other = stage.device.openTab();
  await stage.device.settle();
  await about(other, 'cancelled');
  stage.server.state.reachable = true;
  await stage.pass(120_000);
  const sent = stage.server.log.filter(({ kind }) => kind === 'call').map(({ fields }) => fields.name);
  expect([...new Set(sent)]).toEqual(['renamed', 'moved', 'cancelled']);
  expect(await stage.stored()).toEqual([]);
});

it('takes a held call back before it is sent', async () => {
  const tab = await stage.withDocuments('ada');
  const { synced, undo } = await call(tab, 'ada', 'one', 7_000);
  expect([await undo(), await synced]).toEqual([true, undefined]);
  await call(tab, 'ada', 'two', 7_000);
  await stage.pass(8_000);
  expect([callsOf('one'), callsOf('two'), await stage.stored()]).toEqual([0, 1, []]);
});

it('takes a call back that waits for a connection and was never sent', async () => {
  const tab = await stage.withDocuments('ada');
  stage.server.state.reachable = false;
  await tab.commit(rename('ada', 'Ada L', 'ada'));
  const { synced, undo } = await call(tab, 'ada', 'one');
  await stage.pass(5_000);
  expect([await undo(), await synced]).toEqual([true, undefined]);
  stage.server.state.reachable = true;
  await stage.pass(60_000);
  expect([callsOf('one'), await stage.stored()]).toEqual([0, []]);
});

it('refuses to take a call back that was sent, also where its answer was lost', async () => {
  const tab = await stage.withDocuments('ada');
  stage.server.state.reachable = false;
  const { undo } = await call(tab, 'ada', 'one');
  await stage.pass(5_000);
  expect(await undo()).toBe(false);
  stage.server.state.reachable = true;
  await stage.pass(60_000);
  expect([callsOf('one'), await stage.stored()]).toEqual([1, []]);
});

it('sends a call after the create of its document, and holds it back where that one failed', async () => {
  const tab = stage.device.openTab();
  stage.server.state.delay = 200;
  await tab.commit(create('ada'));
  await call(tab, 'ada', 'one');
  await tab.commit(rename('ada', 'Ada L', 'ada'));
  await stage.pass(2_000);
  expect(stage.server.log.map(({ kind }) => kind)).toEqual(['create', 'call', 'update']);
  stage.server.refused.set(pathOf('bob'), 'permission-denied');
  await tab.commit(create('bob'));
  await call(tab, 'bob', 'two');
  await call(tab, 'ada', 'three');
  await stage.pass(10_000);
  expect([callsOf('two'), callsOf('three'), await stage.stored()]).toEqual([
    0,
    1,
    ['create bob failed', 'call bob pending'],
  ]);
});

it('keeps a voter’s calls in their order with what was learned of the voter in between', async () => {
  const tab = await stage.withDocuments('ada');
  stage.server.state.delay = 50;
  const entity = { table: 'voter_additions', id: 'V1' } as const;
  const report = (name: string) => tab.commitCall(touchDonor, { id: 'ada', name }, { entity });
  await report('one');
  await tab.commit({
    operation: 'create',
    table: 'voter_events',
    id: 'e1',
    data: {
      ...fullEvent({ voter_id: 'V1', kind: 'attempt', source: 'phone', outcome: 'refused' }),
      answers: null,
      channels: null,
      field: null,
      happened_at: 1,
    },
  });
  await report('two');
  await stage.pass(5_000);
  expect(stage.server.log.slice(1).map(({ kind, fields }) => fields.name ?? kind)).toEqual([
    'one',
    'create',
    'two',
  ]);
});

it('lists a refused call with why after three retries, and sends it again for a person', async () => {
  const tab = await stage.withDocuments('ada');
  stage.server.refused.set(pathOf('ada'), 'failed-precondition');
  const before = stage.server.state.requests;
  const { synced } = await call(tab, 'ada', 'one');
  await stage.pass(6_000);
  expect([await synced.catch(codeOf), stage.server.state.requests - before, await stage.stored()]).toEqual([
    'failed-precondition',
    4,
    ['call ada failed'],
  ]);
  stage.server.refused.clear();
  const [entry = { id: '' }] = stateOf(tab).entries;
  await tab.edit(entry, { name: 'other' });
  expect([callsOf('one'), callsOf('other'), await stage.stored()]).toEqual([1, 0, []]);
});

it.each(['unauthenticated', 'session-ended', 'second-factor-required', 'internal', 'resource-exhausted'])(
  'waits, and is not dropped, while the server answers %s',
  async (code) => {
    const tab = await stage.withDocuments('ada');
    stage.server.refused.set(pathOf('ada'), code);
    await call(tab, 'ada', 'one');
    await stage.pass(120_000);
    expect(await stage.stored()).toEqual(['call ada pending']);
    stage.server.refused.clear();
    await stage.pass(40_000);
    expect([callsOf('one'), await stage.stored()]).toEqual([1, []]);
  },
);

it('waits as long as the server asks', async () => {
  const tab = await stage.withDocuments('ada');
  stage.server.refused.set(pathOf('ada'), 'resource-exhausted');
  stage.server.state.retryAfterMs = 90_000;
  await call(tab, 'ada', 'one');
  await stage.pass(1_000);
  const before = stage.server.state.requests;
  stage.server.refused.clear();
  await stage.pass(80_000);
  expect([stage.server.state.requests - before, callsOf('one')]).toEqual([0, 0]);
  await stage.pass(20_000);
  expect(callsOf('one')).toBe(1);
});

it('refuses a call that is sent again with other content under the same id', async () => {
  const tab = await stage.withDocuments('ada');
  stage.server.state.losing = 1;
  const { synced } = await call(tab, 'ada', 'one');
  await stage.device.settle();
  const [item] = await stage.device.stored();
  const headers = { id: item?.id ?? '', organization: 'rivera' };
  const forged = stage.server.call(headers, touchDonor.path, { id: 'ada', name: 'forged' });
  expect([await forged.catch(codeOf), callsOf('one'), callsOf('forged')]).toEqual(['already-exists', 1, 0]);
  await stage.pass(5_000);
  expect([await synced, callsOf('one'), await stage.stored()]).toEqual([{ done: 'one' }, 1, []]);
});

it('sends no call to another organization, and keeps one that the server refuses for it', async () => {
  const tab = await stage.withDocuments('ada');
  stage.server.state.reachable = false;
  await call(tab, 'ada', 'one');
  await stage.device.settle();
  stage.device.stand({ is: 'member', user: 'sam', organization: 'other' });
  stage.server.state.reachable = true;
  // One that this device believes is of the present organization, and the server knows is not.
  await call(tab, 'bob', 'two');
  await stage.pass(60_000);
  expect([callsOf('one'), callsOf('two'), await stage.stored()]).toEqual([
    0,
    0,
    ['call ada pending', 'call bob pending'],
  ]);
  stage.device.stand(sam);
  await stage.pass(60_000);
  expect([callsOf('one'), callsOf('two'), await stage.stored()]).toEqual([1, 0, ['call bob pending']]);
});

it('waits while the member is in another campaign in another tab, and is sent when this one is active again', async () => {
  const tab = await stage.withDocuments('ada', 'bob');
  stage.server.state.active = 'other';
  await call(tab, 'ada', 'one');
  await tab.commit(remove('bob'));
  await stage.pass(60_000);
  expect([callsOf('one'), await stage.stored()]).toEqual([0, ['call ada pending', 'delete bob pending']]);
  expect(stage.server.fieldsOf(pathOf('bob'))).not.toBeNull();
  stage.server.state.active = 'rivera';
  await stage.pass(60_000);
  expect([callsOf('one'), await stage.stored()]).toEqual([1, []]);
  expect(stage.server.fieldsOf(pathOf('bob'))).toBeNull();
});

it('sends what the former version kept', async () => {
  const tab = await stage.withDocuments('ada');
  stage.server.state.reachable = false;
  await tab.commit(rename('ada', 'Ada L', 'ada'));
  await stage.device.settle();
  const [entry] = await stage.device.locked();
  tab.kill();
  if (entry) await stage.device.disk((entries) => entries.put({ ...entry, version: 2 }));
  stage.server.state.reachable = true;
  stage.device.openTab();
  await stage.pass(60_000);
  expect([stage.nameOf('ada'), await stage.stored()]).toEqual(['Ada L', []]);
});

it('loses and doubles none of 500 calls and writes over kills, two tabs and lost answers', async () => {
  let tabs = [
    await stage.withDocuments(...Array.from({ length: 10 }, (_, n) => `d${n}`)),
    stage.device.openTab(),
  ];
  const isCall = (n: number) => n % 2 === 0;
  stage.server.state.reachable = false;
  stage.device.connect(false);
  for (let n = 0; n < 500; n += 1) {
    const [tab] = tabs.slice(n % 2);
    if (!tab) throw new Error('no tab');
    if (isCall(n)) await call(tab, `d${(n / 2) % 10}`, `call ${n}`);
    else await tab.commit(create(`new ${n}`));
    if (n % 100 === 99) {
      tab.kill();
      tabs = [...tabs.filter((one) => one !== tab), stage.device.openTab()];
    }
  }
  expect((await stage.device.stored()).length).toBe(500);
  stage.server.state.reachable = true;
  stage.device.connect(true);
  for (let round = 0; round < 6; round += 1) {
    stage.server.state.losing = 7;
    await stage.pass(1_000);
    const [first] = tabs;
    first?.kill();
    tabs = [...tabs.slice(1), stage.device.openTab()];
  }
  stage.server.state.losing = 0;
  await stage.pass(120_000);
  const counts = Array.from({ length: 500 }, (_, n) =>
    isCall(n)
      ? callsOf(`call ${n}`)
      : stage.server.log.filter(({ path }) => path === pathOf(`new ${n}`)).length,
  );
  expect([counts.filter((count) => count === 0).length, counts.filter((count) => count > 1).length]).toEqual([
    0, 0,
  ]);
  expect(await stage.stored()).toEqual([]);
});
