import { useMemo, useState } from 'react';
import { type AskReport, askReport, recordAskCall } from '#shared/api/call-time-api.ts';
import { isReached } from '#shared/domain/call-time/outcomes.ts';
import { type SessionCounts, withCall } from '#shared/domain/call-time/session.ts';
import { type CallSheet, sheetsIn } from '#shared/domain/call-time/sheet.ts';
import { messageFor } from '../../../shared/data/error-messages.ts';
import { type CallReceipt, useJournal } from '../../../shared/data/journal/index.ts';
import { t } from '../../../shared/text/index.ts';
import { notifyIfFailed, toast } from '../../../shared/ui/toasts.tsx';
import { type Block, commitOutcome, type Session, undoMs } from '../data.ts';
import { isDone, type Result, resultAfter, resultsWith } from './call-results.ts';

/** The last outcome, with what takes it back while it has not been sent. */
export type LastCall = { report: AskReport; sheet: CallSheet; undoUntil: number; undo: () => void };

/** Outcomes of this block that this device keeps and the server does not have yet, oldest first. */
export function useUnsent(block: string): { reports: readonly AskReport[]; refused: number } {
  const entries = useJournal((journal) => journal.entries);
  return useMemo(() => {
    const own = entries.flatMap(({ operation, state }) => {
      if (operation.operation !== 'call' || operation.path !== recordAskCall.path) return [];
      const read = askReport.safeParse(operation.input);
      return read.success && read.data.block === block ? [{ report: read.data, state }] : [];
    });
    return {
      reports: own.map(({ report }) => report),
      refused: own.filter(({ state }) => state.is === 'failed').length,
    };
  }, [entries, block]);
}

/**
 * A block as its caller works through it: what the server knows, and over it what waits on this device. Nothing here asks a
 * server: the next donor is there at once, with and without a connection.
 */
export function useCalling(block: Block, session: Session | null) {
  const [last, setLast] = useState<LastCall | null>(null);
  const [chosen, choose] = useState<string | null>(null);
  // What was recorded stays done between the server's answer and its next document.
  const [recorded, setRecorded] = useState<Readonly<Record<string, Result>>>({});
  const { reports, refused } = useUnsent(block.id);
  const sheets = useMemo(() => sheetsIn(block.sheets), [block.sheets]);

  const results = useMemo(
    () => resultsWith({ ...recorded, ...block.results }, reports),
    [block.results, reports, recorded],
  );

  const queue = useMemo(() => {
    const byId = new Map(sheets.map((sheet) => [sheet.id, sheet]));
    return block.order.flatMap((id) => {
      const sheet = byId.get(id);
      return sheet && !isDone(sheet, results[id]) ? [sheet] : [];
    });
  }, [sheets, block.order, results]);
  const current = queue.find(({ id }) => id === chosen) ?? queue[0] ?? null;
  // A manager who reorders the queue does not change whom the caller is speaking to.
  if (current && current.id !== chosen) choose(current.id);

  const counts = useMemo(() => {
    const none: SessionCounts = { calls: 0, reached: 0, pledged: 0, promised: 0 };
    return reports.reduce(withCall, session ?? none);
  }, [reports, session]);

  async function record(report: AskReport, sheet: CallSheet): Promise<boolean> {
    let receipt: CallReceipt<unknown>;
    try {
      receipt = await commitOutcome(report);
    } catch (error) {
      toast('error', t('common.failedToSave'), messageFor(error) || t('common.pleaseTryAgain'));
      return false;
    }
    const result = resultAfter(results[sheet.id], report);
    setRecorded((all) => ({ ...all, [sheet.id]: result }));
    const undo = () => {
      setLast(null);
      void notifyIfFailed(
        receipt.undo().then((isBack) => {
          if (!isBack) return toast('info', t('callTime.after.late'));
          setRecorded(({ [sheet.id]: _, ...others }) => others);
          choose(sheet.id);
        }),
      );
    };
    setLast({ report, sheet, undoUntil: Date.now() + undoMs, undo });
    return true;
  }

  return {
    ...{ sheets, queue, current, results, counts, unsent: reports.length, refused, last, record, choose },
    /** Called on this device and not known to the server. */
    called: reports.map(({ person }) => person),
    done: sheets.length - queue.length,
    forget: () => setLast(null),
  };
}
export type Calling = ReturnType<typeof useCalling>;

/** Whether a follow-up is sent after an outcome. */
export const hasFollowUp = ({ outcome }: Pick<AskReport, 'outcome'>): boolean =>
  outcome === 'left_message' ||
  outcome === 'no_answer' ||
  (isReached(outcome) && outcome !== 'never_ask' && outcome !== 'declined');
