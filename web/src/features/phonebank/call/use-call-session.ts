import { useCallback, useEffect, useRef, useState } from 'react';
import type { CallAnswer, CallAssignment, CallReport } from '#shared/api/phonebank-api.ts';
import { isContact } from '#shared/domain/phonebank/phone-results.ts';
import { eventsOf } from '#shared/domain/phonebank/recent-answers.ts';
import type { SurveyEvent } from '#shared/domain/surveys/revise.ts';
import { onReconnect } from '../../../shared/data/connectivity.ts';
import { CallError, messageFor } from '../../../shared/data/error-messages.ts';
import { serverNow } from '../../../shared/data/server-clock.ts';
import { useMember } from '../../../shared/session/session-store.ts';
import { t } from '../../../shared/text/index.ts';
import { localDay } from '../../../shared/ui/form/days.ts';
import { toast } from '../../../shared/ui/toasts.tsx';
import { type LearnTogetherResult, learnTogether } from '../../../shared/voters/log/learn-together.ts';
import { askNext, askUndo, type CallList } from '../data.ts';
import { scriptOf } from '../new-list/list-plan.ts';
import { type CallResult, canUndo, draftsOfCall, isGoalReached } from './call-result.ts';
import { addReport, nextBatch, removeReports, waitingReports } from './report-outbox.ts';

type NoCallReason = Pick<CallAnswer, 'why' | 'againAt'>;
export type Line =
  | { is: 'asking' }
  | {
      is: 'on';
      call: CallAssignment;
      /** What was said of them today, in order. */
      log: readonly SurveyEvent[];
      /** What was said in a call that was taken back. */
      result: Omit<CallResult, 'outcome'> | null;
    }
  | ({ is: 'nobody' } & NoCallReason)
  /** The server cannot be asked; it is, as soon as it can be. */
  | { is: 'offline' }
  | { is: 'failed'; why: string };
export type OwnTotals = CallAnswer['callerStats'];
type Last = {
  at: number;
  report: CallReport;
  call: CallAssignment;
  result: Omit<CallResult, 'outcome'>;
  saved: LearnTogetherResult;
};
type Session = { calls: number; reached: number; since: number };

/** What stands of today when somebody comes on the line. */
function logOf({ target, recentAnswers }: CallAssignment): readonly SurveyEvent[] {
  const today = localDay(new Date());
  return eventsOf(target.id, recentAnswers, (at) => localDay(new Date(at)) === today);
}

const isAway = (error: unknown): boolean =>
  error instanceof CallError && (error.code === 'unavailable' || error.code === 'deadline-exceeded');

/**
 * One caller on one list: who is on the line, what becomes of each call, and what comes next. Results are safe on this
 * device before anything is sent; what the server has not taken is sent with each request until it has.
 */
export function useCallSession(list: CallList) {
  const { uid } = useMember();
  const [line, setLine] = useState<Line>({ is: 'asking' });
  const [totals, setTotals] = useState<OwnTotals | null>(null);
  const [blocked, setBlocked] = useState<CallAnswer['blocked']>({});
  const [last, setLast] = useState<Last | null>(null);
  const [busy, setBusy] = useState(false);
  const [session, setSession] = useState<Session>(() => ({ calls: 0, reached: 0, since: Date.now() }));
  const [unsent, setUnsent] = useState(() => waitingReports(uid, list.id).length);
  const latest = useRef(list);
  latest.current = list;
  const turn = useRef(0);

  const receive = useCallback(
    (answer: CallAnswer) => {
      removeReports(uid, answer.taken);
      setUnsent(waitingReports(uid, list.id).length);
      setTotals(answer.callerStats);
      setBlocked(answer.blocked);
      if (answer.late.length > 0) toast('info', t('calls.call.late', { count: answer.late.length }));
    },
    [uid, list.id],
  );
  /** Asks for somebody, handing in what waits. Of two questions the later one is shown. */
  const ask = useCallback(
    async (
      putBack: { voter: string; packet: number; how: 'skip' | 'release' } | null = null,
      isNextRequested = true,
    ) => {
      turn.current += 1;
      const ownTurn = turn.current;
      if (isNextRequested) setLine({ is: 'asking' });
      try {
        const reports = nextBatch(uid, list.id);
        const answer = await askNext({ list: list.id, reports, putBack, isNextRequested: isNextRequested });
        receive(answer);
        if (ownTurn !== turn.current || !isNextRequested) return;
        const { assignment } = answer;
        if (assignment) setLine({ is: 'on', call: assignment, log: logOf(assignment), result: null });
        else setLine({ is: 'nobody', why: answer.why, againAt: answer.againAt });
      } catch (error) {
        if (ownTurn !== turn.current || !isNextRequested) return;
        setLine(isAway(error) ? { is: 'offline' } : { is: 'failed', why: messageFor(error) });
      }
    },
    [uid, list.id, receive],
  );

  useEffect(() => void ask(), [ask]);
  // Whoever waits for the connection, or for somebody's rest to end, is asked for again without a tap.
  useEffect(() => (line.is === 'offline' ? onReconnect(() => void ask()) : undefined), [line.is, ask]);
  const againAt = line.is === 'nobody' ? line.againAt : null;
  useEffect(() => {
    if (againAt === null) return;
    const timer = setTimeout(
      () => void ask(),
      Math.min(Math.max(againAt - Date.now(), 5_000), 2_147_483_000),
    );
    return () => clearTimeout(timer);
  }, [againAt, ask]);

  const call = line.is === 'on' ? line.call : null;
  const log = line.is === 'on' ? line.log : [];

  /** Writes a call down and asks for the next person; false where this device had no room for it. */
  const save = async (result: CallResult, next = true): Promise<boolean> => {
    if (!call || busy) return false;
    setBusy(true);
    const { target, packet } = call;
    const of = latest.current;
    const body = scriptOf(of.script, t('calls.call.stands'));
    const { outcome, callBackAt, ...rest } = result;
    try {
      const saved = await learnTogether(draftsOfCall(of, body, target.id, result, log), log);
      const goalReached = isGoalReached(of, body, result);
      const report = { id: crypto.randomUUID(), voter: target.id, packet, outcome, goalReached, callBackAt };
      addReport(uid, list.id, report);
      setUnsent(waitingReports(uid, list.id).length);
      setLast({ at: serverNow(), report, call, result: { callBackAt, ...rest }, saved });
      setSession(({ calls, reached, since }) => ({
        ...{ calls: calls + 1, since },
        reached: reached + (isContact(outcome) ? 1 : 0),
      }));
      void ask(null, next);
      if (!next) setLine({ is: 'nobody', why: null, againAt: null });
      return true;
    } catch (error) {
      toast('error', t('common.failedToSave'), messageFor(error));
      return false;
    } finally {
      setBusy(false);
    }
  };

  /** One of two numbers is wrong: that is written down, and the call goes on with the other one. */
  const markWrong = async (field: 'cell' | 'landline'): Promise<void> => {
    if (!call) return;
    const { target } = call;
    const origin = { voter_id: target.id, source: 'phone', list_id: list.id } as const;
    try {
      const saved = await learnTogether([{ ...origin, kind: 'correction', field, text: '' }], log);
      setLine({
        ...{ is: 'on', call: { ...call, target: { ...target, [field]: null } } },
        ...{ log: saved.allEvents, result: null },
      });
    } catch (error) {
      toast('error', t('common.failedToSave'), messageFor(error));
    }
  };

  const putBack = (how: 'skip' | 'release', takeNext: boolean): Promise<void> =>
    call ? ask({ voter: call.target.id, packet: call.packet, how }, takeNext) : ask(null, takeNext);

  /** Takes the last result back: what was learned, and the report; its person is on the line again. */
  const undo = async (): Promise<void> => {
    if (!last || busy) return;
    const { report, result } = last;
    // What the server has not heard of is taken back here alone.
    const unheard = waitingReports(uid, list.id).some(({ id }) => id === report.id);
    if (!unheard && !canUndo(report, last.at, serverNow())) {
      setLast(null);
      return toast('error', t('calls.call.cannotUndo'));
    }
    setBusy(true);
    turn.current += 1;
    try {
      if (unheard) removeReports(uid, [report.id]);
      const answer = unheard
        ? null
        : await askUndo({
            list: list.id,
            ...{ report: report.id, voter: report.voter, packet: report.packet },
          });
      const back = await last.saved.undo();
      if (answer) receive(answer);
      setUnsent(waitingReports(uid, list.id).length);
      setSession(({ calls, reached, since }) => ({
        ...{ calls: Math.max(0, calls - 1), since },
        reached: Math.max(0, reached - (isContact(report.outcome) ? 1 : 0)),
      }));
      if (answer && !answer.assignment) setLine({ is: 'nobody', why: answer.why, againAt: answer.againAt });
      else {
        setLine({ is: 'on', call: answer?.assignment ?? last.call, log: back.allEvents, result });
        toast('success', t('calls.call.takenBack', { name: last.call.target.name }));
      }
      setLast(null);
    } catch (error) {
      toast('error', t('calls.call.cannotUndo'), messageFor(error));
      void ask();
    } finally {
      setBusy(false);
    }
  };

  return {
    line,
    totals,
    blocked,
    last,
    busy,
    session,
    unsent,
    ask,
    save,
    skip: () => putBack('skip', true),
    stop: () => putBack('release', false),
    markWrong,
    undo,
  };
}
export type CallSession = ReturnType<typeof useCallSession>;
