import { create } from 'zustand';
import { currentMember } from '../../session/member.ts';
import { codeOf, wordsFor } from '../errors.ts';
import { apply } from './apply.ts';
import type { Entry, Operation } from './entry.ts';
import { forget, keep, kept, keptBy } from './store.ts';

export type { Operation, Table } from './entry.ts';

/** What the screens may know of the queue: entries not yet acknowledged, and whether this device keeps them. */
export const useJournal = create<{ entries: Entry[]; durable: boolean; applied: Operation[] }>(() => ({
  entries: [],
  durable: true,
  applied: [],
}));

/** How many acknowledged operations are remembered, to patch pages that are no longer listened to. */
const appliedKept = 200;

const show = (entry: Entry) =>
  useJournal.setState(({ entries }) => ({
    entries: [...entries.filter(({ id }) => id !== entry.id), entry],
  }));
const hide = (id: string) =>
  useJournal.setState(({ entries }) => ({ entries: entries.filter((entry) => entry.id !== id) }));

/** Keeps an entry on the device where the browser can; where it cannot, the screens say so. */
const keepIfPossible = (entry: Entry): Promise<void> =>
  keep(entry).catch(() => useJournal.setState({ durable: false }));
const forgetIfPossible = (id: string): Promise<void> => forget(id).catch(() => undefined);

/** The last send of each document: operations on one document go out in the order they were made. */
const lanes = new Map<string, Promise<void>>();

const laneOf = ({ operation: { table, id } }: Entry): string => `${table}/${id}`;

function send(entry: Entry): Promise<void> {
  const lane = laneOf(entry);
  const before = lanes.get(lane) ?? Promise.resolve();
  const sent = before.catch(() => undefined).then(() => sendNow(entry));
  lanes.set(lane, sent);
  return sent;
}

async function sendNow(entry: Entry): Promise<void> {
  try {
    await apply(entry);
  } catch (error) {
    const failed: Entry = { ...entry, state: { is: 'failed', why: wordsFor(error), code: codeOf(error) } };
    show(failed);
    await keepIfPossible(failed);
    throw error;
  }
  useJournal.setState(({ applied }) => ({ applied: [...applied.slice(-appliedKept), entry.operation] }));
  hide(entry.id);
  await forgetIfPossible(entry.id);
}

/** What a commit answers with. */
export type Receipt = {
  /** Settles when the server has answered. Rejects with its refusal; the entry then waits as failed. */
  synced: Promise<void>;
  /** Takes a held operation back; false when it is too late. */
  undo: () => Promise<boolean>;
};

/**
 * The one way to write. Resolves when the change is safe on this device, then sends it; a change held for
 * `holdMs` can be taken back until it is sent. Throws "Not authenticated" without a member.
 */
export async function commit(operation: Operation, { holdMs = 0 } = {}): Promise<Receipt> {
  const member = currentMember();
  if (!member) throw new Error('Not authenticated');
  const now = nextMoment();
  const entry: Entry = {
    id: crypto.randomUUID(),
    version: 1,
    operation,
    user: member.uid,
    organization: member.organization,
    timestamp: now,
    retries: 0,
    state: holdMs > 0 ? { is: 'held', until: now + holdMs } : { is: 'pending' },
  };
  show(entry);
  await keepIfPossible(entry);
  return holdMs > 0 ? hold(entry, holdMs) : receipt(claimed(entry, () => send(entry)));
}

/** Milliseconds since 1970, later for each entry: two of one millisecond would lose their order over a reload. */
let latest = 0;
function nextMoment(): number {
  latest = Math.max(Date.now(), latest + 1);
  return latest;
}

/** Holds an entry's lock while it is this tab's to send: another tab that opens meanwhile leaves it alone. */
const claimed = (entry: Entry, work: () => Promise<void>): Promise<void> =>
  navigator.locks.request(`journal/${entry.id}`, work);

const receipt = (synced: Promise<void>, undo = async () => false): Receipt => {
  // Whoever cares listens to `synced`; a refusal that nobody waits for is in the failed list, not lost.
  synced.catch(() => undefined);
  return { synced, undo };
};

function hold(entry: Entry, holdMs: number): Receipt {
  let decided: 'send' | 'undo' | null = null;
  const synced = claimed(entry, async () => {
    await new Promise((done) => setTimeout(done, holdMs));
    if (decided) return;
    decided = 'send';
    await send({ ...entry, state: { is: 'pending' } });
  });
  const undo = async () => {
    if (decided) return false;
    decided = 'undo';
    hide(entry.id);
    await forgetIfPossible(entry.id);
    return true;
  };
  return receipt(synced, undo);
}

/** Sends a failed entry once more. */
export async function retry(entry: Entry): Promise<void> {
  const again: Entry = { ...entry, retries: entry.retries + 1, state: { is: 'pending' } };
  show(again);
  await keepIfPossible(again);
  await send(again);
}

export async function discard(entry: Entry): Promise<void> {
  hide(entry.id);
  await forgetIfPossible(entry.id);
}

/** Sends an entry that no living tab holds; one that another tab holds is that tab's to send or to undo. */
const resumeOne = ({ id }: Entry): Promise<void> =>
  navigator.locks.request(`journal/${id}`, { ifAvailable: true }, async (lock) => {
    const entry = lock ? await kept(id) : undefined;
    if (!entry) return;
    show(entry);
    await send({ ...entry, state: { is: 'pending' } }).catch(() => undefined);
  });

/** Sends what an earlier page left behind: a killed tab, a reload before the server's answer. */
export async function resume(user: string): Promise<void> {
  const left = await keptBy(user).catch(() => []);
  const lines = new Map<string, Promise<void>>();
  for (const entry of left) {
    if (entry.state.is === 'failed') {
      show(entry);
      continue;
    }
    const line = laneOf(entry);
    lines.set(
      line,
      (lines.get(line) ?? Promise.resolve()).then(() => resumeOne(entry)),
    );
  }
}
