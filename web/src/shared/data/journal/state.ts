import { create } from 'zustand';
import { currentMember } from '../../session/member.ts';
import type { Entry, Operation } from './entry.ts';
import { forget, keep } from './store.ts';

/** What the screens may know of the queue: entries not yet acknowledged, and whether this device keeps them. */
export const useJournal = create<{ entries: Entry[]; durable: boolean; applied: Operation[] }>(() => ({
  entries: [],
  durable: true,
  applied: [],
}));

/** How many acknowledged operations are remembered, to patch pages that are no longer listened to. */
const appliedKept = 200;

export const show = (entry: Entry): void =>
  useJournal.setState(({ entries }) => ({
    entries: [...entries.filter(({ id }) => id !== entry.id), entry],
  }));
export const hide = (id: string): void =>
  useJournal.setState(({ entries }) => ({ entries: entries.filter((entry) => entry.id !== id) }));
export const acknowledged = ({ operation }: Entry): void =>
  useJournal.setState(({ applied }) => ({ applied: [...applied.slice(-appliedKept), operation] }));

/** Keeps an entry on the device where the browser can; where it cannot, the screens say so. */
export const keepIfPossible = (entry: Entry): Promise<void> =>
  keep(entry).catch(() => useJournal.setState({ durable: false }));
export const forgetIfPossible = (id: string): Promise<void> => forget(id).catch(() => undefined);

/** Milliseconds since 1970, later for each entry: two of one millisecond would lose their order over a reload. */
let latest = 0;
function nextMoment(): number {
  latest = Math.max(Date.now(), latest + 1);
  return latest;
}

/** A new entry of the current member. Throws "Not authenticated" without one. */
export function entryOf(operation: Operation, stateAt: (now: number) => Entry['state']): Entry {
  const member = currentMember();
  if (!member) throw new Error('Not authenticated');
  const now = nextMoment();
  return {
    id: crypto.randomUUID(),
    version: 1,
    operation,
    user: member.uid,
    organization: member.organization,
    timestamp: now,
    retries: 0,
    state: stateAt(now),
  };
}

/** Holds an entry's lock while it is this tab's to send: another tab that opens meanwhile leaves it alone. */
export const claimed = (id: string, work: () => Promise<void>): Promise<void> =>
  navigator.locks.request(`journal/${id}`, work);
