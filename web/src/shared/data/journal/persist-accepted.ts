import { currentMember } from '../../session/session-store.ts';
import { persistChange } from '../query-cache.ts';
import { useJournal } from './journal-state.ts';
import { collections } from './written-collections.ts';

/**
 * Keeps each change that the server accepts beside the answers on the shelf: those may be older, and the next page has
 * no other way to know of it. What was learned of voters is kept apart.
 */
export const persistAcceptedChanges = (): (() => void) =>
  useJournal.subscribe(({ applied }, before) => {
    const member = currentMember();
    if (!member || applied === before.applied) return;
    const { uid, organization } = member;
    const known = new Set(before.applied);
    for (const one of applied) {
      if (known.has(one) || one.table === 'voter_events') continue;
      const { path, within } = collections[one.table];
      const document = `${path(within === 'member' ? uid : organization)}/${one.id}`;
      persistChange(document, { ...one, organization });
    }
  });
