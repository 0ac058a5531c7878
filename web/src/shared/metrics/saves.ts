import { useConnectivity } from '../data/connectivity.ts';
import { type Entry, useJournal } from '../data/journal/index.ts';
import { measure } from './measure.ts';

/** Milliseconds: what took longer waited for somebody, or for a connection. */
const mostMs = 60_000;

/** Measures from a change's being stored on this device until the server has it, while it can be reached. Returns how to stop. */
export function watchSaves(): () => void {
  const sending = new Map<string, { since: number; name: string }>();
  const checkEntries = (entries: readonly Entry[]) => {
    const now = performance.now();
    const { online } = useConnectivity.getState();
    const byId = new Map(entries.map((entry) => [entry.id, entry]));
    for (const [id, { since, name }] of sending) {
      const entry = byId.get(id);
      if (entry?.state.is === 'pending' && online) continue;
      sending.delete(id);
      if (entry || now - since > mostMs || !online) continue;
      measure({ metric_type: 'user_action', metric_name: name, value: now - since, unit: 'ms' });
    }
    for (const { id, state, operation } of entries) {
      if (state.is !== 'pending' || !online || sending.has(id)) continue;
      sending.set(id, { since: now, name: `${operation.operation} ${operation.table}` });
    }
  };
  checkEntries(useJournal.getState().entries);
  return useJournal.subscribe(({ entries }) => checkEntries(entries));
}
