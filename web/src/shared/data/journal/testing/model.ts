import fc from 'fast-check';
import { vi } from 'vitest';
import { isDraft } from '../queue-item.ts';
import { twice, violations } from './check-invariants.ts';
import { openDevice, sam } from './fake-device.ts';
import { applyTo, openServer, type Server, turns } from './fake-server.ts';
import { type ModelWorld, pathOf } from './model-change.ts';
import { type Step, sequences } from './model-steps.ts';
import { endTyping, make, settle, type, undo } from './user-actions.ts';

/** Lets time pass, in steps in which answers come in. */
export async function pass(ms: number, device: ModelWorld['device']): Promise<void> {
  for (let left = ms; left > 0; left -= 1_000) {
    vi.advanceTimersByTime(Math.min(left, 1_000));
    await device.settle();
  }
}

async function act(world: ModelWorld, step: Step): Promise<void> {
  const { server, device, tabs, made } = world;
  const tab = 'tab' in step ? tabs[step.tab % tabs.length] : tabs[0];
  const documents = [...new Set(made.map(({ document }) => document))];
  const path = 'at' in step ? pathOf(documents[step.at % documents.length] ?? '') : '';
  if (step.do === 'open a tab') tabs.push(device.openTab());
  else if (step.do === 'go offline' || step.do === 'come back') {
    server.state.reachable = step.do === 'come back';
    device.connect(server.state.reachable);
  } else if (step.do === 'lose an answer') server.state.losing += 1;
  else if (step.do === 'sign out') device.stand({ is: 'away', signedOut: true });
  else if (step.do === 'sign in') device.stand(sam);
  else if (step.do === 'refuse') server.refused.set(path, 'permission-denied');
  else if (step.do === 'allow') server.refused.delete(path);
  else if (step.do === 'change elsewhere') {
    if (server.fieldsOf(path)) server.write(path, { name: `theirs ${world.now}` });
  } else if (step.do === 'wait') await pass(step.ms, device);
  else if (!tab) return;
  else if (step.do === 'kill') {
    tab.kill();
    tabs.splice(tabs.indexOf(tab), 1);
  } else if (step.do === 'create' || step.do === 'delete' || step.do === 'call')
    make(world, tab, step.do, step.at, step.isDelayed);
  else if (step.do === 'rename') make(world, tab, 'update', step.at, step.isDelayed);
  else if (step.do === 'type') type(world, tab, step.at);
  else if (step.do === 'send what is typed') endTyping(world, tab, step.at, 'send');
  else if (step.do === 'drop what is typed') endTyping(world, tab, step.at, 'drop');
  else if (step.do === 'undo') undo(world, tab, step.at);
  else if (step.do === 'retry' || step.do === 'discard' || step.do === 'keep mine' || step.do === 'edit')
    settle(world, tab, step.do, step.at);
}

/** Everything works again, and a tab is open, until nothing is left that could be sent. */
async function rest(world: ModelWorld): Promise<void> {
  const { server, device, tabs } = world;
  Object.assign(server.state, { reachable: true, losing: 0 });
  device.connect(true);
  device.stand(sam);
  if (tabs.length === 0) tabs.push(device.openTab());
  // A tab that was killed while it wrote told nobody: the others find its entry when they look at the disk again, every 30 seconds.
  let settledSeconds = 0;
  for (let left = 120; left > 0 && settledSeconds < 32; left -= 1) {
    await pass(1_000, device);
    const stored = await device.stored();
    const isSettled = stored.every((item) => item.state.is === 'failed' || isDraft(item));
    settledSeconds = isSettled ? settledSeconds + 1 : 0;
  }
}

/**
 * Random sequences of edits, lost connections, reloads, kills, second tabs, lost answers, refusals and what people then
 * do, against the journal as it is, on a disk, with a server. Afterwards every change is in exactly one place: on the
 * server once, among the failed, or taken back; those of one document in their order; and every tab shows the same.
 * Rejects with the shortest sequence that breaks this. Timers must be faked, all but `setImmediate`.
 */
export async function holds(count: number, seed?: number): Promise<void> {
  let server: Server = openServer();
  const apply = await applyTo(() => server);
  const property = fc.asyncProperty(sequences, async (sequence) => {
    server = openServer();
    const device = openDevice(apply);
    const world: ModelWorld = { server, device, tabs: [device.openTab()], made: [], now: 0 };
    for (const { step, soon } of sequence) {
      world.now += 1;
      await act(world, step);
      await turns(soon);
      const doubled = twice(world);
      if (doubled.length > 0) throw new Error(doubled.join('\n'));
    }
    await rest(world);
    const found = violations(world, await device.stored());
    for (const tab of world.tabs) tab.kill();
    vi.clearAllTimers();
    if (found.length > 0) throw new Error(found.join('\n'));
  });
  await fc.assert(property, { numRuns: count, ...(seed !== undefined && { seed }) });
}
