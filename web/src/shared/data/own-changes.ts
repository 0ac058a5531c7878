import { useShallow } from 'zustand/react/shallow';
import { currentMember } from '../session/session-store.ts';
import { type Applied, type Entry, isWrite } from './journal/entry.ts';
import { type Journal, useJournal } from './journal/index.ts';
import { projected } from './journal/projected.ts';
import type { OwnChange } from './optimistic.ts';

/** The same objects for the same change, so that a screen is drawn anew only when one comes or goes. */
const known = new WeakMap<Entry | Applied, OwnChange[]>();

function ownOf(change: Entry | Applied, make: () => OwnChange[]): OwnChange[] {
  const own = known.get(change) ?? make();
  known.set(change, own);
  return own;
}

/** What an entry changes, and what follows from it. */
const ofEntry = (entry: Entry): OwnChange[] =>
  ownOf(entry, () => {
    const operations = [...(isWrite(entry) ? [entry.operation] : []), ...projected(entry.operation)];
    const { user, timestamp: madeAt } = entry;
    return operations.map((operation) => ({ operation, user, madeAt, appliedAt: null }));
  });
const ofApplied = (applied: Applied): OwnChange[] =>
  ownOf(applied, () => {
    const { madeAt, appliedAt } = applied;
    const user = currentMember()?.uid ?? '';
    return [applied, ...projected(applied)].map((operation) => ({ operation, user, madeAt, appliedAt }));
  });

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
  const isAbout = ({ operation }: OwnChange) => operation.table === table && (!alone || operation.id === id);
  const organization = currentMember()?.organization;
  const isCurrent = (one: { organization: string }) =>
    organization === undefined || one.organization === organization;
  const waiting = entries.filter((entry) => counts(entry, alone) && isCurrent(entry));
  const before = [...earlier.filter(isCurrent), ...applied];
  return [...before.flatMap(ofApplied), ...waiting.flatMap(ofEntry)].filter(isAbout);
}

/** The same, as it is in this moment. */
export const ownChangesNow = (table: string, id?: string): OwnChange[] =>
  ownChanges(useJournal.getState(), table, id);

export const useOwnChanges = (table: string, id?: string): OwnChange[] =>
  useJournal(useShallow((journal) => ownChanges(journal, table, id)));
