import type { Operation } from '../entry.ts';
import type { Tab } from './fake-device.ts';
import { Made, type ModelWorld, pathOf } from './model-change.ts';
import { touchDonor } from './touch-donor.ts';

const holdMs = 7_000;
const pick = <T>(among: readonly T[], at: number): T | undefined => among[at % among.length];

/** What the person at a tab sees of a document: the server's, with their own changes on top; null where there is none. */
function seenAt({ server }: ModelWorld, tab: Tab, document: string): string | null {
  let name = server.fieldsOf(pathOf(document))?.name ?? null;
  for (const { operation, state } of tab.useJournal.getState().entries) {
    if (operation.id !== document || state.is === 'failed') continue;
    if (operation.operation !== 'call')
      name = operation.operation === 'delete' ? null : Reflect.get(operation.data, 'name');
  }
  return typeof name === 'string' ? name : null;
}

/** An operation that a person at this tab could ask for now. */
function operationOf(
  world: ModelWorld,
  tab: Tab,
  kind: Operation['operation'],
  at: number,
): Operation | null {
  const data = { name: `name ${world.now}` };
  if (kind === 'create') return { operation: kind, table: 'donors', id: `d${world.now}`, data };
  const id = pick([...new Set(world.made.map(({ document }) => document))], at);
  const saw = id === undefined ? null : seenAt(world, tab, id);
  if (id === undefined || saw === null) return null;
  if (kind === 'delete') return { operation: kind, table: 'donors', id };
  return { operation: kind, table: 'donors', id, data, base: { name: saw } };
}

function begin(
  world: ModelWorld,
  tab: Tab,
  kind: Operation['operation'],
  at: number,
): [Operation, Made] | null {
  const operation = operationOf(world, tab, kind, at);
  if (!operation || !world.device.isIn()) return null;
  const names = kind === 'delete' ? [] : [`name ${world.now}`];
  const made = new Made(tab, kind, operation.id, names, world.now);
  world.made.push(made);
  return [operation, made];
}

export function make(world: ModelWorld, tab: Tab, kind: Made['kind'], at: number, isDelayed: boolean): void {
  const how = { holdMs: isDelayed ? holdMs : 0 };
  if (kind === 'call') {
    makeCall(world, tab, at, how);
    return;
  }
  const [operation, made] = begin(world, tab, kind, at) ?? [];
  if (operation && made) follow(world, made, tab.commit(operation, how));
}

/** A call about a document that was there once, or will be. */
function makeCall(world: ModelWorld, tab: Tab, at: number, how: { holdMs: number }): void {
  const id = pick([...new Set(world.made.map(({ document }) => document))], at);
  if (id === undefined || !world.device.isIn()) return;
  const name = `name ${world.now}`;
  const made = new Made(tab, 'call', id, [name], world.now);
  world.made.push(made);
  follow(world, made, tab.commitCall(touchDonor, { id, name }, { entity: { table: 'donors', id }, ...how }));
}

type Receipt = { id: string; synced: Promise<unknown>; undo: () => Promise<boolean> };
function follow(world: ModelWorld, made: Made, receipt: Promise<Receipt>): void {
  receipt.then(
    ({ id, synced, undo }) => {
      Object.assign(made, { id, undo, is: 'kept', storedAt: world.now });
      made.follow(synced);
    },
    () => {
      made.is = 'refused';
    },
  );
}

export function type(world: ModelWorld, tab: Tab, at: number): void {
  const [operation, made] = begin(world, tab, 'update', at) ?? [];
  if (!operation || !made) return;
  const draft = tab.draft(operation);
  Object.assign(made, { id: draft.id, draft, wasTyped: true });
  draft.stored.then(() => {
    if (made.is === 'asked') made.is = 'kept';
  });
}

export function endTyping(world: ModelWorld, tab: Tab, at: number, how: 'send' | 'drop'): void {
  const made = pick(
    world.made.filter((one) => one.draft && one.tab === tab),
    at,
  );
  if (!made?.draft) return;
  if (how === 'send') made.draft.send();
  else {
    made.takenBack = true;
    made.draft.drop().then(() => {
      made.is = 'discarded';
    });
  }
  made.draft = null;
}

export function undo(world: ModelWorld, tab: Tab, at: number): void {
  const made = pick(
    world.made.filter((one) => one.undo && one.tab === tab),
    at,
  );
  if (!made?.undo) return;
  made.takenBack = true;
  made.undo().then((done) => {
    made.takenBack = done;
    if (done) made.is = 'undone';
  });
}

/** What a person makes of an entry that they see in the list of failed ones. */
export function settle(
  world: ModelWorld,
  tab: Tab,
  how: 'retry' | 'discard' | 'keep mine' | 'edit',
  at: number,
): void {
  const entry = pick(
    tab.useJournal.getState().entries.filter(({ state }) => state.is === 'failed'),
    at,
  );
  const made = world.made.find(({ id }) => id === entry?.id);
  if (!entry || !made) return;
  if (how === 'discard') {
    made.takenBack = true;
    tab.discard(entry).then(async () => {
      if ((await world.device.stored()).every(({ id }) => id !== entry.id)) made.is = 'discarded';
      else made.takenBack = false;
    });
    return;
  }
  made.again += 1;
  made.tab = tab;
  made.synced = 'open';
  if (how === 'retry') made.follow(tab.retry(entry));
  else if (how === 'keep mine' || !('data' in entry.operation)) made.follow(tab.overwriteRemote(entry));
  else {
    const name = `name ${world.now}`;
    made.names.push(name);
    made.follow(tab.edit(entry, { name }));
  }
}
