import { useCallback, useEffect, useRef, useState } from 'react';
import type { CallAnswer, CallReport, OnTheLine } from '#shared/calls/calling.ts';
import { eventsOf } from '#shared/rules/calling/lately.ts';
import { isContact } from '#shared/rules/calling/results.ts';
import type { SaidEvent } from '#shared/rules/surveys/revise.ts';
import { onReconnect } from '../../../shared/data/connectivity.ts';
import { CallError, wordsFor } from '../../../shared/data/errors.ts';
import { serverNow } from '../../../shared/data/server-clock.ts';
import { useMember } from '../../../shared/session/member.ts';
import { t } from '../../../shared/text/index.ts';
import { localDay } from '../../../shared/ui/form/days.ts';
import { toast } from '../../../shared/ui/toasts.tsx';
import { learnTogether, type ToldTogether } from '../../../shared/voters/log/together.ts';
import { askNext, askUndo, type CallList } from '../data.ts';
import { scriptOf } from '../make/plan.ts';
import { drop, nextOf, put, waiting } from './outbox.ts';
import { canUndo, draftsOfCall, isGoalMet, type Said } from './said.ts';

type Nobody = Pick<CallAnswer, 'why' | 'againAt'>;
export type Line =
  | { is: 'asking' }
  | {
      is: 'on';
      given: OnTheLine;
      /** What was said of them today, in order. */
      log: readonly SaidEvent[];
      /** What was said in a call that was taken back. */
      said: Omit<Said, 'outcome'> | null;
    }
  | ({ is: 'nobody' } & Nobody)
  /** The server cannot be asked; it is, as soon as it can be. */
  | { is: 'offline' }
  | { is: 'failed'; why: string };
export type Mine = CallAnswer['mine'];
type Last = {
  at: number;
  report: CallReport;
  given: OnTheLine;
  said: Omit<Said, 'outcome'>;
  told: ToldTogether;
};
type Session = { calls: number; reached: number; since: number };

/** What stands of today when somebody comes on the line. */
function logOf({ target, said }: OnTheLine): readonly SaidEvent[] {
  const today = localDay(new Date());
  return eventsOf(target.id, said, (at) => localDay(new Date(at)) === today);
}

const isAway = (error: unknown): boolean =>
  error instanceof CallError && (error.code === 'unavailable' || error.code === 'deadline-exceeded');

/**
 * One caller on one list: who is on the line, what becomes of each call, and what comes next. Results are safe on this
 * device before anything is sent; what the server has not taken is sent with each request until it has.
 */
export function useCalling(list: CallList) {
  const { uid } = useMember();
  const [line, setLine] = useState<Line>({ is: 'asking' });
  const [mine, setMine] = useState<Mine | null>(null);
  const [blocked, setBlocked] = useState<CallAnswer['blocked']>({});
  const [last, setLast] = useState<Last | null>(null);
  const [busy, setBusy] = useState(false);
  const [session, setSession] = useState<Session>(() => ({ calls: 0, reached: 0, since: Date.now() }));
  const [unsent, setUnsent] = useState(() => waiting(uid, list.id).length);
  const latest = useRef(list);
  latest.current = list;
  const turn = useRef(0);

  const hear = useCallback(
    (answer: CallAnswer) => {
      drop(uid, answer.taken);
      setUnsent(waiting(uid, list.id).length);
      setMine(answer.mine);
      setBlocked(answer.blocked);
      if (answer.late.length > 0) toast('info', t('calls.call.late', { count: answer.late.length }));
    },
    [uid, list.id],
  );
  /** Asks for somebody, handing in what waits. Of two questions the later one is shown. */
  const ask = useCallback(
    async (
      putBack: { voter: string; packet: number; how: 'skip' | 'release' } | null = null,
      want = true,
    ) => {
      turn.current += 1;
      const mine = turn.current;
      if (want) setLine({ is: 'asking' });
      try {
        const reports = nextOf(uid, list.id);
        const answer = await askNext({ list: list.id, reports, putBack, want });
        hear(answer);
        if (mine !== turn.current || !want) return;
        const { given } = answer;
        if (given) setLine({ is: 'on', given, log: logOf(given), said: null });
        else setLine({ is: 'nobody', why: answer.why, againAt: answer.againAt });
      } catch (error) {
        if (mine !== turn.current || !want) return;
        setLine(isAway(error) ? { is: 'offline' } : { is: 'failed', why: wordsFor(error) });
      }
    },
    [uid, list.id, hear],
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

  const given = line.is === 'on' ? line.given : null;
  const log = line.is === 'on' ? line.log : [];

  /** Writes a call down and asks for the next person; false where this device had no room for it. */
  const save = async (said: Said, next = true): Promise<boolean> => {
    if (!given || busy) return false;
    setBusy(true);
    const { target, packet } = given;
    const of = latest.current;
    const body = scriptOf(of.script, t('calls.call.stands'));
    const { outcome, callBackAt, ...rest } = said;
    try {
      const told = await learnTogether(draftsOfCall(of, body, target.id, said, log), log);
      const goalMet = isGoalMet(of, body, said);
      const report = { id: crypto.randomUUID(), voter: target.id, packet, outcome, goalMet, callBackAt };
      put(uid, list.id, report);
      setUnsent(waiting(uid, list.id).length);
      setLast({ at: serverNow(), report, given, said: { callBackAt, ...rest }, told });
      setSession(({ calls, reached, since }) => ({
        ...{ calls: calls + 1, since },
        reached: reached + (isContact(outcome) ? 1 : 0),
      }));
      void ask(null, next);
      if (!next) setLine({ is: 'nobody', why: null, againAt: null });
      return true;
    } catch (error) {
      toast('error', t('common.failedToSave'), wordsFor(error));
      return false;
    } finally {
      setBusy(false);
    }
  };

  /** One of two numbers is wrong: that is written down, and the call goes on with the other one. */
  const markWrong = async (field: 'cell' | 'landline'): Promise<void> => {
    if (!given) return;
    const { target } = given;
    const origin = { voter_id: target.id, source: 'phone', list_id: list.id } as const;
    try {
      const told = await learnTogether([{ ...origin, kind: 'correction', field, text: '' }], log);
      setLine({
        ...{ is: 'on', given: { ...given, target: { ...target, [field]: null } } },
        ...{ log: told.said, said: null },
      });
    } catch (error) {
      toast('error', t('common.failedToSave'), wordsFor(error));
    }
  };

  const putBack = (how: 'skip' | 'release', want: boolean): Promise<void> =>
    given ? ask({ voter: given.target.id, packet: given.packet, how }, want) : ask(null, want);

  /** Takes the last result back: what was learned, and the report; its person is on the line again. */
  const undo = async (): Promise<void> => {
    if (!last || busy) return;
    const { report, said } = last;
    // What the server has not heard of is taken back here alone.
    const unheard = waiting(uid, list.id).some(({ id }) => id === report.id);
    if (!unheard && !canUndo(report, last.at, serverNow())) {
      setLast(null);
      return toast('error', t('calls.call.cannotUndo'));
    }
    setBusy(true);
    turn.current += 1;
    try {
      if (unheard) drop(uid, [report.id]);
      const answer = unheard
        ? null
        : await askUndo({
            list: list.id,
            ...{ report: report.id, voter: report.voter, packet: report.packet },
          });
      const back = await last.told.undo();
      if (answer) hear(answer);
      setUnsent(waiting(uid, list.id).length);
      setSession(({ calls, reached, since }) => ({
        ...{ calls: Math.max(0, calls - 1), since },
        reached: Math.max(0, reached - (isContact(report.outcome) ? 1 : 0)),
      }));
      if (answer && !answer.given) setLine({ is: 'nobody', why: answer.why, againAt: answer.againAt });
      else {
        setLine({ is: 'on', given: answer?.given ?? last.given, log: back.said, said });
        toast('success', t('calls.call.takenBack', { name: last.given.target.name }));
      }
      setLast(null);
    } catch (error) {
      toast('error', t('calls.call.cannotUndo'), wordsFor(error));
      void ask();
    } finally {
      setBusy(false);
    }
  };

  return {
    line,
    mine,
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
export type Calling = ReturnType<typeof useCalling>;
