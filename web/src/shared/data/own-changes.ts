import { useMemo } from 'react';
import { stored } from './journal/apply.ts';
import { useJournal } from './journal/index.ts';
import type { OwnChanges } from './rows.ts';

/** This device's deletes and edits of one collection, sent or waiting; refused ones count for nothing. */
export function useOwnChanges(table: string): OwnChanges {
  const entries = useJournal((journal) => journal.entries);
  const applied = useJournal((journal) => journal.applied);
  return useMemo(() => {
    const waiting = entries.filter(({ state }) => state.is !== 'failed').map(({ operation }) => operation);
    const mine = [...applied, ...waiting].filter((operation) => operation.table === table);
    const changed = new Map<string, object>();
    for (const operation of mine) {
      if (operation.operation !== 'update') continue;
      changed.set(operation.id, { ...changed.get(operation.id), ...stored(operation) });
    }
    const deleted = new Set(mine.filter(({ operation }) => operation === 'delete').map(({ id }) => id));
    return { deleted, changed };
  }, [table, entries, applied]);
}
