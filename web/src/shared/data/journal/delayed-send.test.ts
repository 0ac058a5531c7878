import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { openStage, remove, rename } from './testing/journal-harness.ts';

const stage = await openStage();

it('what is held can be taken back until it is sent, and is sent by whoever is left', async () => {
  const tab = await stage.withDocuments('ada', 'bob');
  const other = stage.device.openTab();
  const ada = await tab.commit(remove('ada'), { holdMs: 7_000 });
  const bob = await tab.commit(remove('bob'), { holdMs: 7_000 });
  await stage.pass(6_000);
  expect([await ada.undo(), await ada.undo()]).toEqual([true, false]);
  tab.kill();
  await stage.pass(2_000);
  expect([stage.nameOf('ada'), stage.nameOf('bob'), other.states()]).toEqual(['ada', undefined, []]);
  const late = await other.commit(remove('ada'), { holdMs: 100 });
  await stage.pass(500);
  expect(await late.undo()).toBe(false);
  expect(bob.id).not.toBe(ada.id);
});

it('what is typed is kept, sent when it is said, and sent by another tab when its own dies', async () => {
  const tab = await stage.withDocuments('ada', 'bob', 'eve');
  const other = stage.device.openTab();
  const ada = tab.draft(rename('ada', 'A', 'ada'));
  const bob = tab.draft(rename('bob', 'B', 'bob'));
  const eve = tab.draft(rename('eve', 'E', 'eve'));
  await Promise.all([ada.stored, bob.stored, eve.put(rename('eve', 'Ev', 'eve'))]);
  await stage.pass(60_000);
  expect(await stage.stored()).toEqual(['ada', 'bob', 'eve'].map((id) => `update ${id} held`));
  ada.send();
  await bob.drop();
  await ada.put(rename('ada', 'too late', 'ada'));
  await stage.pass(1_000);
  expect([stage.nameOf('ada'), stage.nameOf('bob'), stage.nameOf('eve')]).toEqual(['A', 'bob', 'eve']);
  tab.kill();
  await stage.pass(1_000);
  expect([stage.nameOf('eve'), other.states(), stage.device.locks.granted()]).toEqual(['Ev', [], []]);
});
