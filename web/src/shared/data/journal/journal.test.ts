import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import type { Operation } from './entry.ts';
import { sam } from './testing/fake-device.ts';
import { codeOf, create, openStage, pathOf, remove, rename, stateOf } from './testing/journal-harness.ts';

const stage = await openStage();

it('a change is on the disk before anything is sent, then on the server, and every tab knows', async () => {
  const [tab, other] = [stage.device.openTab(), stage.device.openTab()];
  const { synced } = await tab.commit(create('ada'));
  const before = stage.nameOf('ada');
  expect([await stage.device.stored(), before]).toMatchObject([
    [{ operation: 'create', table: 'donors', document: 'ada', user: 'sam', retries: 0, version: 3 }],
    undefined,
  ]);
  await stage.device.settle();
  await synced;
  expect([stage.nameOf('ada'), await stage.stored(), tab.states(), other.states()]).toEqual([
    'ada',
    [],
    [],
    [],
  ]);
  expect(stateOf(other).applied).toMatchObject([{ id: 'ada', appliedAt: Date.now() }]);
  expect(stage.device.locks.granted()).toEqual([]);
});

it('changes of one document go out in their order, from whichever tab, those of several side by side', async () => {
  const tab = await stage.withDocuments('ada');
  const other = stage.device.openTab();
  stage.server.state.delay = 400;
  await tab.commit(rename('ada', 'Ada L', 'ada'));
  await other.commit(rename('ada', 'Ada Lovelace', 'Ada L'));
  for (let n = 0; n < 14; n += 1) await (n % 2 ? tab : other).commit(create(`d${n}`));
  const stamps = (await stage.device.stored()).map(({ timestamp }) => timestamp);
  expect(new Set(stamps).size).toBe(16);
  await stage.pass(2_000);
  expect([
    stage.nameOf('ada'),
    stage.server.log.length,
    stage.server.state.peak,
    await stage.stored(),
  ]).toEqual(['Ada Lovelace', 17, 10, []]);
});

it('a refusal is tried three times more, then fails with why, and parks its document and nothing else', async () => {
  const tab = await stage.withDocuments('ada', 'bob');
  const other = stage.device.openTab();
  stage.server.refused.set(pathOf('ada'), 'permission-denied');
  const before = stage.server.state.requests;
  const { synced } = await tab.commit(rename('ada', 'Ada L', 'ada'));
  await tab.commit(rename('ada', 'Ada Lovelace', 'Ada L'));
  await tab.commit(rename('bob', 'Bob B', 'bob'));
  await stage.pass(3_000);
  expect([stage.nameOf('bob'), await stage.stored()]).toEqual([
    'Bob B',
    ['update ada pending', 'update ada pending'],
  ]);
  await stage.pass(2_000);
  expect(await synced.catch(codeOf)).toBe('permission-denied');
  expect([stage.server.state.requests - before, await stage.stored()]).toEqual([
    // The change, and each time whether its person was merged away meanwhile.
    9,
    ['update ada failed', 'update ada pending'],
  ]);
  expect(other.states()).toMatchObject([
    { code: 'permission-denied', why: 'You do not have permission to perform this action' },
    { is: 'pending' },
  ]);
  expect([stateOf(other).entries[0]?.retries, stage.device.device.refused]).toEqual([3, 1]);
  stage.server.refused.clear();
  const [failed] = stateOf(other).entries;
  await other.retry(failed ?? { id: '' });
  await stage.pass(1_000);
  expect([stage.nameOf('ada'), await stage.stored()]).toEqual(['Ada Lovelace', []]);
});

it('several at once are kept all or none, in their order, and each says what became of it', async () => {
  const tab = stage.device.openTab();
  stage.server.refused.set(pathOf('d3'), 'permission-denied');
  const synced = await tab.commitAll(Array.from({ length: 40 }, (_, n) => create(`d${n}`)));
  expect((await stage.stored()).slice(0, 2)).toEqual(['create d0 pending', 'create d1 pending']);
  await stage.pass(6_000);
  const ends = await Promise.all(synced.map((each) => each.then(() => 'done', codeOf)));
  expect(ends.filter((end) => end !== 'done')).toEqual(['permission-denied']);
  expect([stage.nameOf('d39'), await stage.stored()]).toEqual(['d39', ['create d3 failed']]);
  const huge: Operation = {
    operation: 'create',
    table: 'donors',
    id: 'huge',
    data: { name: 'x'.repeat(3e6) },
  };
  expect(await tab.commitAll([create('small'), huge]).catch(codeOf)).toBe('invalid-argument');
  await stage.device.settle();
  expect(stage.nameOf('small')).toBeUndefined();
});

it('what is learned of one voter reaches the server in the order in which it was learned', async () => {
  const tab = stage.device.openTab();
  stage.server.state.delay = 400;
  const learned = (id: string, voter_id: string): Operation => ({
    operation: 'create',
    table: 'voter_events',
    id,
    data: { voter_id },
  });
  await tab.commitAll([learned('a', 'V1'), learned('b', 'V1'), learned('c', 'V2'), learned('d', 'V1')]);
  await stage.pass(5_000);
  const sent = stage.server.log.map(({ path }) => path.at(-1) ?? '');
  expect([sent.toSorted(), sent.filter((id) => id !== 'c'), stage.server.state.peak]).toEqual([
    ['a', 'b', 'c', 'd'],
    ['a', 'b', 'd'],
    2,
  ]);
});

it('a goal that somebody else set first waits for a person, who may put theirs in its place', async () => {
  const [own, remote] = [
    { target: 5_000, start_value: 0, start_date: '2026-11-01', due_date: '2027-05-01' },
    { target: 7_000, start_value: 0, start_date: '2026-11-01', due_date: '2027-06-01' },
  ];
  const path = 'organizations/rivera/goals/raised';
  stage.server.write(path, { ...remote, created_by: 'ana' });
  const tab = stage.device.openTab();
  const { id, synced } = await tab.commit({ operation: 'create', table: 'goals', id: 'raised', data: own });
  await stage.pass(5_000);
  expect(await synced.catch(codeOf)).toBe('conflict');
  expect(tab.states()).toMatchObject([{ server: { target: 7_000, due_date: '2027-06-01' } }]);
  expect(stage.server.fieldsOf(path)).toMatchObject(remote);
  await tab.overwriteRemote({ id });
  await stage.pass(1_000);
  expect([stage.server.fieldsOf(path), await stage.stored()]).toMatchObject([
    { ...own, created_by: 'ana' },
    [],
  ]);
});

it('what follows a create that was refused and discarded is refused for what it is', async () => {
  const tab = stage.device.openTab();
  stage.server.refused.set(pathOf('ada'), 'permission-denied');
  const { id } = await tab.commit(create('ada'));
  await tab.commit(rename('ada', 'Ada L', 'ada'));
  await stage.pass(5_000);
  await tab.discard({ id });
  await stage.pass(5_000);
  expect([tab.states(), stage.server.log]).toMatchObject([[{ is: 'failed', code: 'not-found' }], []]);
});

it.each([
  'unavailable',
  'internal',
  'resource-exhausted',
  'unauthenticated',
  'auth/network-request-failed',
  '',
])('a server that says "%s" is asked again for as long as it takes', async (code) => {
  const tab = await stage.withDocuments('ada');
  if (code) stage.server.refused.set(pathOf('ada'), code);
  else stage.server.state.reachable = false;
  await tab.commit(rename('ada', 'Ada L', 'ada'));
  await stage.pass(300_000);
  expect([tab.states(), stateOf(tab).draining]).toEqual([[{ is: 'pending', unreached: true }], false]);
  stage.server.refused.clear();
  stage.server.state.reachable = true;
  stage.device.connect(true);
  await stage.device.settle();
  expect([stage.nameOf('ada'), tab.states()]).toEqual(['Ada L', []]);
});

it('waits after a lost connection until the server has said which campaign is active', async () => {
  const tab = await stage.withDocuments('ada');
  stage.device.connect(false);
  stage.device.hearCampaign(false);
  await tab.commit(rename('ada', 'Ada L', 'ada'));
  await stage.pass(300_000);
  stage.device.connect(true);
  await stage.pass(300_000);
  expect([stage.nameOf('ada'), tab.states()]).toEqual(['ada', [{ is: 'pending', unreached: true }]]);
  stage.device.hearCampaign(true);
  await stage.device.settle();
  expect([stage.nameOf('ada'), tab.states()]).toEqual(['Ada L', []]);
});

it('a commit whose answer was lost is not done twice', async () => {
  const tab = stage.device.openTab();
  stage.server.state.losing = 3;
  await tab.commit(create('ada'));
  await tab.commit(rename('ada', 'Ada L', 'ada'));
  await tab.commit(remove('ada'));
  await stage.pass(5_000);
  expect([stage.server.log.map(({ kind }) => kind), await stage.stored()]).toEqual([
    ['create', 'update', 'delete'],
    [],
  ]);
});

it('somebody else in the way: nothing is overwritten, what they wrote is told, and the person decides', async () => {
  const tab = await stage.withDocuments('ada', 'bob');
  for (const id of ['ada', 'bob']) stage.server.write(pathOf(id), { name: 'Theirs', capacity: 'major' });
  await tab.commit(rename('ada', 'Mine', 'ada'));
  await tab.commit(rename('bob', 'Mine', 'bob'));
  await stage.device.settle();
  expect(tab.states()).toMatchObject([0, 1].map(() => ({ code: 'conflict', server: { name: 'Theirs' } })));
  const [ada, bob] = stateOf(tab).entries;
  await Promise.all(
    [tab.overwriteRemote(ada ?? { id: '' }), tab.edit(bob ?? { id: '' }, { name: 'Both' })]
      .map((sent) => sent.catch(() => undefined))
      .concat(stage.pass(1_000)),
  );
  expect([stage.nameOf('ada'), stage.nameOf('bob'), stage.server.fieldsOf(pathOf('ada'))?.capacity]).toEqual([
    'Mine',
    'Both',
    'major',
  ]);
});

it('only whose it is sees and sends it, and signing out stops the sending', async () => {
  const tab = stage.device.openTab();
  stage.server.state.reachable = false;
  await tab.commit(create('ada'));
  stage.device.stand({ is: 'away', signedOut: true });
  // A page that waited for the journal's file says so late.
  tab.resume('sam');
  stage.server.state.reachable = true;
  stage.device.connect(true);
  await stage.pass(60_000);
  expect([await stage.stored(), stateOf(tab).entries, await tab.commit(create('bob')).catch(String)]).toEqual(
    [['create ada pending'], [], 'Error: Not authenticated'],
  );
  stage.device.stand({ is: 'member', user: 'ana', organization: 'diaz' });
  // Or says so once somebody else has signed in.
  tab.resume('sam');
  await stage.pass(60_000);
  expect([stateOf(tab).entries, stateOf(tab).others, stage.server.log]).toEqual([[], 1, []]);
  stage.device.stand(sam);
  await stage.pass(1_000);
  expect([stage.nameOf('ada'), stateOf(tab).others]).toEqual(['ada', 0]);
});

it.each([
  ['was taken out of the campaign', { is: 'outside' } as const],
  [
    'is in another one for good',
    { is: 'member', user: 'sam', organization: 'diaz', campaigns: ['diaz'] } as const,
  ],
])('the changes of who %s fail and stay', async (_, identity) => {
  const tab = stage.device.openTab();
  stage.server.state.reachable = false;
  await tab.commit(create('ada'));
  stage.device.stand(identity);
  await stage.pass(1_000);
  expect(await stage.stored()).toEqual(['create ada failed']);
  const { entries, elsewhere } = stateOf(tab);
  expect([...entries, ...elsewhere]).toMatchObject([{ state: { code: 'permission-denied' } }]);
});

it.each([null, ['rivera', 'diaz']])(
  'the changes of who has switched wait, are shown over nothing, and go when the campaign is active again (%j)',
  async (campaigns) => {
    const tab = stage.device.openTab();
    stage.server.state.reachable = false;
    await tab.commit(create('ada'));
    stage.device.stand({ is: 'member', user: 'sam', organization: 'diaz', campaigns });
    stage.server.state.reachable = true;
    await stage.pass(60_000);
    expect(await stage.stored()).toEqual(['create ada pending']);
    expect(stateOf(tab)).toMatchObject({ entries: [], elsewhere: [{ organization: 'rivera' }], others: 0 });
    expect(stage.server.log).toEqual([]);
    stage.device.stand(sam);
    await stage.pass(1_000);
    expect([stage.nameOf('ada'), await stage.stored(), stateOf(tab).elsewhere]).toEqual(['ada', [], []]);
  },
);

it('a tab that hears nothing of the one that sends takes over after ten seconds', async () => {
  const frozen = new Promise<void>(() => {});
  const robbed = stage.device.locks
    .of('frozen')('journal/drain', {}, () => frozen)
    .catch((error: Error) => error.name);
  const tab = stage.device.openTab();
  await tab.commit(create('ada'));
  await stage.pass(9_000);
  expect(stage.nameOf('ada')).toBeUndefined();
  await stage.pass(4_000);
  expect([stage.nameOf('ada'), await robbed]).toEqual(['ada', 'AbortError']);
});
