import type { Entry, Operation } from './entry.ts';
import { send } from './send.ts';
import { claimed, entryOf, forgetIfPossible, hide, keepIfPossible, show } from './state.ts';

/** A change that is still being typed. Should its tab die, the next page sends what was last put. */
export type Draft = {
  /** The id of its entry. */
  id: string;
  /** Keeps what the change is by now; resolves when it is safe on this device. */
  put: (operation: Operation) => Promise<void>;
  /** Sends what was last put: it then waits, fails or is acknowledged like any entry. Nothing is put afterwards. */
  send: () => void;
  /** Forgets it, unless it was sent. */
  drop: () => Promise<void>;
};

/** Begins a draft with what was typed first. Throws "Not authenticated" without a member. */
export function draft(first: Operation): Draft & { kept: Promise<void> } {
  let entry: Entry = entryOf(first, () => ({ is: 'held', until: null }));
  const { id } = entry;
  let over = false;
  let decide = (_: 'send' | 'drop') => {};
  const decided = new Promise<'send' | 'drop'>((done) => {
    decide = done;
  });
  // A refusal is in the failed list, where whoever typed it finds it.
  claimed(id, async () => {
    if ((await decided) === 'send') await send(entry);
  }).catch(() => undefined);

  const put = (operation: Operation): Promise<void> => {
    if (over) return Promise.resolve();
    entry = { ...entry, operation };
    show(entry);
    return keepIfPossible(entry);
  };
  const end = (how: 'send' | 'drop') => {
    if (over) return false;
    over = true;
    decide(how);
    return true;
  };
  return {
    id,
    kept: put(first),
    put,
    send: () => {
      if (!end('send')) return;
      entry = { ...entry, state: { is: 'pending' } };
      show(entry);
    },
    drop: async () => {
      if (!end('drop')) return;
      hide(id);
      await forgetIfPossible(id);
    },
  };
}
