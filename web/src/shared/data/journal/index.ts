import type { Entry, Operation } from './entry.ts';
import { laneOf, send } from './send.ts';
import { claimed, entryOf, forgetIfPossible, hide, keepIfPossible, show } from './state.ts';
import { kept, keptBy } from './store.ts';

export type { Draft } from './draft.ts';
export { draft } from './draft.ts';
export type { Entry, Operation, Table } from './entry.ts';
export { useJournal } from './state.ts';

/** What a commit answers with. */
export type Receipt = {
  /** The id of the change's entry. */
  id: string;
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
  const entry = entryOf(operation, (now) =>
    holdMs > 0 ? { is: 'held', until: now + holdMs } : { is: 'pending' },
  );
  show(entry);
  await keepIfPossible(entry);
  return holdMs > 0
    ? hold(entry, holdMs)
    : receipt(
        entry,
        claimed(entry.id, () => send(entry)),
      );
}

const receipt = ({ id }: Entry, synced: Promise<void>, undo = async () => false): Receipt => {
  // Whoever cares listens to `synced`; a refusal that nobody waits for is in the failed list, not lost.
  synced.catch(() => undefined);
  return { id, synced, undo };
};

function hold(entry: Entry, holdMs: number): Receipt {
  let decided: 'send' | 'undo' | null = null;
  const synced = claimed(entry.id, async () => {
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
  return receipt(entry, synced, undo);
}

/** Sends a failed entry once more. */
export async function retry(entry: Entry): Promise<void> {
  const again: Entry = { ...entry, retries: entry.retries + 1, state: { is: 'pending' } };
  show(again);
  await keepIfPossible(again);
  await send(again);
}

export async function discard({ id }: Pick<Entry, 'id'>): Promise<void> {
  hide(id);
  await forgetIfPossible(id);
}

/** Sends an entry that no living tab holds; one that another tab holds is that tab's to send or to undo. */
const resumeOne = ({ id }: Entry): Promise<void> =>
  navigator.locks.request(`journal/${id}`, { ifAvailable: true }, async (lock) => {
    const entry = lock ? await kept(id) : undefined;
    if (!entry) return;
    const sent: Entry = { ...entry, state: { is: 'pending' } };
    show(sent);
    await send(sent).catch(() => undefined);
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
