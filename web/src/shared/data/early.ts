import { useEffect, useState } from 'react';
import { useJournal } from './journal/index.ts';

/** Milliseconds after which a listener is opened whatever is still on its way. */
const longest = 2_000;

/**
 * Whether it is too early to listen under `key`: a new or edited record of this device, one document's or
 * any of the table's, has not been acknowledged yet. A listener that is opened while such a write arrives
 * may be answered from before it and never be corrected: seen on the emulator, once in ten tries on a
 * busy machine, with a record that had just been saved as "not found". A listener that is open stays open.
 */
export function useTooEarly(key: string, table: string, id?: string): boolean {
  const [opened, open] = useState<string | null>(null);
  const inFlight = useJournal(({ entries }) =>
    entries.some(
      ({ state, operation }) =>
        state.is === 'pending' &&
        operation.operation !== 'delete' &&
        operation.table === table &&
        (id === undefined || operation.id === id),
    ),
  );
  const early = opened !== key && inFlight;
  if (opened !== key && !inFlight) open(key);
  useEffect(() => {
    if (!early) return;
    const timer = setTimeout(() => open(key), longest);
    return () => clearTimeout(timer);
  }, [early, key]);
  return early;
}
