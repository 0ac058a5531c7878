import { useCallback, useEffect, useRef, useState } from 'react';
import type { CallAnswer, CallAssignment, CallReport } from '#shared/api/phonebank-api.ts';
import { isContact } from '#shared/domain/phonebank/phone-results.ts';
import { eventsOf } from '#shared/domain/phonebank/recent-answers.ts';
import type { SurveyEvent } from '#shared/domain/surveys/revise.ts';
import { onReconnect } from '../../../shared/data/connectivity.ts';
import { CallError, messageFor } from '../../../shared/data/error-messages.ts';
import { serverNow } from '../../../shared/data/server-clock.ts';
import { t } from '../../../shared/text/index.ts';
import { localDay } from '../../../shared/ui/form/days.ts';
import { toast } from '../../../shared/ui/toasts.tsx';
import { type LearnTogetherResult, learnTogether } from '../../../shared/voters/log/learn-together.ts';
import { askNext, askUndo, type CallList } from '../data.ts';
import { scriptOf } from '../new-list/list-plan.ts';
import { type CallResult, canUndo, draftsOfCall, isGoalReached } from './call-result.ts';
import { commitReport, untilReported, useUnsentReports } from './reports.ts';

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
  /** Takes the report back on this device; false where the server may have heard of it. */
  withdraw: () => Promise<boolean>;
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
 * device before anything is sent, and nobody is asked for before the server has them.
 */
export function useCallSession(list: CallList) {
  const [line, setLine] = useState<Line>({ is: 'asking' });
  const [totals, setTotals] = useState<OwnTotals | null>(null);
  const [blocked, setBlocked] = useState<CallAnswer['blocked']>({});
  const [last, setLast] = useState<Last | null>(null);
  const [busy, setBusy] = useState(false);
  const [session, setSession] = useState<Session>(() => ({ calls: 0, reached: 0, since: Date.now() }));
  const unsent = useUnsentReports(list.id);
  const latest = useRef(list);
  latest.current = list;
  const turn = useRef(0);

  const receive = useCallback((answer: CallAnswer) => {
    setTotals(answer.callerStats);
    setBlocked(answer.blocked);
  }, []);
  /** Asks for somebody once the server has what waits. Of two questions the later one is asked and shown. */
  const ask = useCallback(
    async (
      putBack: { voter: string; packet: number; how: 'skip' | 'release' } | null = null,
      isNextRequested = true,
    ) => {
      turn.current += 1;
      const ownTurn = turn.current;
      const isLast = () => ownTurn === turn.current;
      if (isNextRequested) setLine({ is: 'asking' });
      try {
        await untilReported(list.id, () => {
          if (isLast() && isNextRequested) setLine({ is: 'offline' });
        });
        if (!isLast() && !putBack) return;
        const answer = await askNext({ list: list.id, putBack, isNextRequested });
        receive(answer);
        if (!isLast() || !isNextRequested) return;
        const { assignment } = answer;
        if (assignment) setLine({ is: 'on', call: assignment, log: logOf(assignment), result: null });
        else setLine({ is: 'nobody', why: answer.why, againAt: answer.againAt });
      } catch (error) {
        if (!isLast() || !isNextRequested) return;
        setLine(isAway(error) ? { is: 'offline' } : { is: 'failed', why: messageFor(error) });
      }
    },
    [list.id, receive],
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
      const { undo: withdraw, synced } = await commitReport(list.id, report).catch(async (error: unknown) => {
        await saved.undo();
        throw error;
      });
      // A refused one is listed with what waits, and told by the next question.
      void synced.then(
        (answer) => answer?.result === 'late' && toast('info', t('calls.call.late', { count: 1 })),
        () => undefined,
      );
      setLast({ at: serverNow(), report, call, result: { callBackAt, ...rest }, saved, withdraw });
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
    setBusy(true);
    turn.current += 1;
    try {
      // What the server has not heard of is taken back here alone.
      const isWithdrawn = await last.withdraw();
      if (!isWithdrawn && !canUndo(report, last.at, serverNow())) {
        setLast(null);
        toast('error', t('calls.call.cannotUndo'));
        return void ask();
      }
      if (!isWithdrawn) await untilReported(list.id);
      const { id, voter, packet } = report;
      const answer = isWithdrawn ? null : await askUndo({ list: list.id, report: id, voter, packet });
      const back = await last.saved.undo();
      if (answer) receive(answer);
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
