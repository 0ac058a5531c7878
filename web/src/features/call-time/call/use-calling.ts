import { useMemo, useState } from 'react';
import type { AskCorrection } from '#shared/api/ask-outcomes-api.ts';
import type { AskReport } from '#shared/api/call-time-api.ts';
import type { FollowUpWay } from '#shared/domain/call-time/follow-up.ts';
import { noCalls } from '#shared/domain/call-time/session.ts';
import { type CallSheet, sheetsIn } from '#shared/domain/call-time/sheet.ts';
import { messageFor } from '../../../shared/data/error-messages.ts';
import { type CallReceipt, useJournal } from '../../../shared/data/journal/index.ts';
import { t } from '../../../shared/text/index.ts';
import { notifyIfFailed, toast } from '../../../shared/ui/toasts.tsx';
import { type Block, commitFollowUp, commitOutcome, type Session, undoMs } from '../data.ts';
import {
  type Change,
  changesIn,
  correctedResult,
  countsWith,
  isDone,
  type Result,
  resultAfter,
  resultsWith,
} from './call-results.ts';

/** The last outcome, with what takes it back while it has not been sent. */
export type LastCall = {
  report: AskReport;
  sheet: CallSheet;
  undoUntil: number;
  undo: () => void;
  /** Notes how it was followed up, and says where that was refused. */
  follow: (how: FollowUpWay) => Promise<void>;
};

/** Outcomes and corrections of this block that this device keeps and the server does not have yet, oldest first. */
export function useUnsent(block: string): { changes: readonly Change[]; refused: number } {
  const entries = useJournal((journal) => journal.entries);
  return useMemo(() => {
    const changes = changesIn(entries, block);
    return { changes, refused: changes.filter(({ failed }) => failed).length };
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
  const { changes, refused } = useUnsent(block.id);
  const sheets = useMemo(() => sheetsIn(block.sheets), [block.sheets]);

  const results = useMemo(
    () => resultsWith({ ...recorded, ...block.results }, changes),
    [block.results, changes, recorded],
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

  const counts = useMemo(() => countsWith(session ?? noCalls, changes), [changes, session]);

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
    const followUps: CallReceipt<unknown>[] = [];
    const follow = async (how: FollowUpWay): Promise<void> => {
      await notifyIfFailed(
        commitFollowUp(sheet.id, report.id, how).then((followUp) => {
          followUps.push(followUp);
          followUp.synced.catch((error: unknown) =>
            toast('error', t('callTime.after.notFollowed', { name: sheet.name }), messageFor(error)),
          );
          if (how === 'email') toast('success', t('callTime.after.mailed', { name: sheet.name }));
        }),
      );
    };
    let isTakenBack = false;
    const undo = () => {
      // Pressed twice, it is taken back once.
      if (isTakenBack) return;
      isTakenBack = true;
      setLast(null);
      void notifyIfFailed(
        // What was noted of a call goes with it.
        Promise.all(followUps.map((one) => one.undo()))
          .then(() => receipt.undo())
          .then((isBack) => {
            if (!isBack) return toast('info', t('callTime.after.late'));
            setRecorded(({ [sheet.id]: _, ...others }) => others);
            choose(sheet.id);
          }),
      );
    };
    setLast({ report, sheet, undoUntil: Date.now() + undoMs, undo, follow });
    return true;
  }

  /** What was corrected shows at once; whoever has no outcome any more is called again. */
  const corrected = (correction: AskCorrection) => {
    const { person } = correction;
    setLast((now) => (now?.report.id === correction.ask ? null : now));
    setRecorded(({ [person]: before, ...others }) => {
      const result = correctedResult(before ?? block.results[person], correction);
      return result ? { ...others, [person]: result } : others;
    });
  };

  return {
    ...{ sheets, queue, current, results, counts, unsent: changes.length, refused, last, record, choose },
    corrected,
    /** Called on this device and not known to the server. */
    called: changes.flatMap((one) => (one.is === 'report' ? [one.report.person] : [])),
    done: sheets.length - queue.length,
    forget: () => setLast(null),
  };
}
export type Calling = ReturnType<typeof useCalling>;
