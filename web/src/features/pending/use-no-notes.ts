import { useEffect } from 'react';
import { discard, useJournal } from '../../shared/data/journal/index.ts';
import { refusedNotesIn } from './connection-status.ts';

/** Forgets what the app noted by itself and the server refused: there is nothing that a person could settle. */
export function useNoNotes(): void {
  const entries = useJournal((journal) => journal.entries);
  useEffect(() => {
    for (const note of refusedNotesIn(entries)) discard(note).catch(() => undefined);
  }, [entries]);
}
