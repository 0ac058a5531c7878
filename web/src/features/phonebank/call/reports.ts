import { type CallReport, reportCallEndpoint } from '#shared/api/phonebank-api.ts';
import { CallError, messageFor } from '../../../shared/data/error-messages.ts';
import {
  commitCall,
  type Entry,
  type Journal,
  retry,
  useJournal,
  waitingKnown,
} from '../../../shared/data/journal/index.ts';

/** Hands in what became of a call. Those of one list are sent in their order; the list may still wait itself. */
export const commitReport = (list: string, report: CallReport) =>
  commitCall(reportCallEndpoint, { list, report }, { entity: { table: 'call_lists', id: list } });

const isUnreached = ({ state }: Entry): boolean => state.is === 'pending' && state.unreached === true;
const isReport = ({ operation }: Entry): boolean =>
  operation.operation === 'call' && operation.path === reportCallEndpoint.path;
/** Changes and calls of a list that wait, oldest first. */
const queueOf = (list: string, { entries }: Pick<Journal, 'entries'>): readonly Entry[] =>
  entries.filter(({ operation: { table, id } }) => table === 'call_lists' && id === list);
/** Reports of a list that the server has not taken yet. */
const reportsOn = (list: string, journal: Pick<Journal, 'entries'>): readonly Entry[] =>
  queueOf(list, journal).filter(isReport);
/** Those with what they wait behind: a refused change of the list holds them back too. */
function untilLastReport(list: string, journal: Journal): readonly Entry[] {
  const queue = queueOf(list, journal);
  return queue.slice(0, queue.findLastIndex(isReport) + 1);
}
export const useUnsentReports = (list: string): number =>
  useJournal((journal) => reportsOn(list, journal).length);

/**
 * Resolves once the server has every report of a list, for it would answer with the same person again. Refused ones are sent
 * once more first; rejects where they are refused again, and where a refused change of the list holds them back. Without a
 * connection it calls `away` and goes on waiting, or rejects where there is no `away`.
 */
export async function untilReported(list: string, away?: () => void): Promise<void> {
  await waitingKnown();
  const failed = reportsOn(list, useJournal.getState()).filter(({ state }) => state.is === 'failed');
  const retried = new Set(failed.map(({ id }) => id));
  await new Promise<void>((done, refused) => {
    let stop = () => {};
    const check = (journal: Journal) => {
      const waiting = untilLastReport(list, journal);
      for (const { id, state } of waiting) if (state.is !== 'failed') retried.delete(id);
      const failure = waiting.find(({ id, state }) => state.is === 'failed' && !retried.has(id));
      // So many others may wait for the connection that the report's turn to find that out has not come.
      const isAllAway = !journal.draining && journal.entries.some(isUnreached);
      const isAway = isAllAway || waiting.some(isUnreached);
      const end = (how: () => void) => {
        stop();
        how();
      };
      if (failure?.state.is === 'failed') {
        const { code, why } = failure.state;
        end(() => refused(new CallError(code, why)));
      } else if (waiting.length === 0) end(done);
      else if (isAway && away) away();
      else if (isAway) end(() => refused(new CallError('unavailable', messageFor({ code: 'unavailable' }))));
    };
    stop = useJournal.subscribe(check);
    for (const entry of failed)
      retry(entry).catch(() => {
        // It may have failed again without ever being seen to wait.
        if (retried.delete(entry.id)) check(useJournal.getState());
      });
    check(useJournal.getState());
  });
}
