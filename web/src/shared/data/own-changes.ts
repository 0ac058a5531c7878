import { useShallow } from 'zustand/react/shallow';
import { currentMember } from '../session/session-store.ts';
import { type Applied, type Entry, isWrite, type WriteEntry } from './journal/entry.ts';
import { type Journal, useJournal } from './journal/index.ts';
import type { OwnChange } from './optimistic.ts';

/** The same object for the same change, so that a screen is drawn anew only when one comes or goes. */
const known = new WeakMap<WriteEntry | Applied, OwnChange>();

const ownOf = (change: WriteEntry | Applied, make: () => OwnChange): OwnChange => {
  const own = known.get(change) ?? make();
  known.set(change, own);
  return own;
};

const ofEntry = (entry: WriteEntry): OwnChange =>
  ownOf(entry, () => ({
    operation: entry.operation,
    user: entry.user,
    madeAt: entry.timestamp,
    appliedAt: null,
  }));
const ofApplied = (applied: Applied): OwnChange =>
  ownOf(applied, () => ({
    operation: applied,
    user: currentMember()?.uid ?? '',
    madeAt: applied.madeAt,
    appliedAt: applied.appliedAt,
  }));

/**
 * Refused changes count for nothing, and what is still being typed shows in its form alone. A delete that can be taken
 * back hides its record in lists; who looks at the record itself goes on doing so.
 */
const counts = ({ state, operation: { operation } }: Entry, alone: boolean): boolean =>
  state.is === 'pending' ||
  (state.is === 'held' && state.until !== null && !(alone && operation === 'delete'));

/** This member's own changes of a table, or of one document in it, first those that the server has acknowledged. */
export function ownChanges({ entries, applied, earlier }: Journal, table: string, id?: string): OwnChange[] {
  const alone = id !== undefined;
  const about = (one: { table: string; id: string }) => one.table === table && (!alone || one.id === id);
  const organization = currentMember()?.organization;
  const isCurrent = (one: { organization: string }) =>
    organization === undefined || one.organization === organization;
  // Nobody knows what a call changes before the server has answered.
  const waiting = entries
    .filter(isWrite)
    .filter((entry) => about(entry.operation) && counts(entry, alone) && isCurrent(entry));
  const before = earlier.filter((one) => about(one) && isCurrent(one));
  return [...[...before, ...applied.filter(about)].map(ofApplied), ...waiting.map(ofEntry)];
}

/** The same, as it is in this moment. */
export const ownChangesNow = (table: string, id?: string): OwnChange[] =>
  ownChanges(useJournal.getState(), table, id);

export const useOwnChanges = (table: string, id?: string): OwnChange[] =>
  useJournal(useShallow((journal) => ownChanges(journal, table, id)));
