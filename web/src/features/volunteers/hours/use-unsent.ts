import { useMemo } from 'react';
import { addHoursCall, correctHoursCall, decideHoursCall } from '#shared/api/hours-api.ts';
import { useJournal } from '../../../shared/data/journal/index.ts';

/** What this device has of hours and has not sent yet; refused changes count for nothing. */
export function useUnsent() {
  const entries = useJournal((journal) => journal.entries);
  return useMemo(() => {
    const calls = entries.flatMap(({ operation, state }) =>
      operation.operation === 'call' && state.is !== 'failed' ? [operation] : [],
    );
    const added = calls.flatMap(({ path, input }) => {
      const read = path === addHoursCall.path ? addHoursCall.request.safeParse(input) : null;
      return read?.success ? [read.data] : [];
    });
    const corrected = calls.flatMap(({ path, input }) => {
      const read = path === correctHoursCall.path ? correctHoursCall.request.safeParse(input) : null;
      return read?.success ? [read.data] : [];
    });
    const decided = calls.flatMap(({ path, input }) => {
      const read = path === decideHoursCall.path ? decideHoursCall.request.safeParse(input) : null;
      return read?.success ? [read.data.entryId] : [];
    });
    return { added, corrected, decided: new Set(decided) };
  }, [entries]);
}
