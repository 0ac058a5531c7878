import { useEffect, useRef } from 'react';
import { useJournal } from '../../shared/data/journal/index.ts';
import { useMember } from '../../shared/session/session-store.ts';
import { countOf } from '../../shared/waiting/merge-waiting.ts';
import { queues } from '../../shared/waiting/queues/index.ts';
import { readWaiting } from '../../shared/waiting/read-waiting.ts';
import { showWaitingCount, useWaitingCount } from '../../shared/waiting/waiting-count.ts';

/** Milliseconds for which a count is good enough: nobody pays a listener on every screen for a figure in the menu. */
const freshMs = 300_000;
/** Milliseconds after an own change, in which its consequences arrive. */
const settleMs = 1_500;
/** Tables whose changes change what waits. */
const watched = [
  'tasks',
  'position_drafts',
  'correction_proposals',
  'notes',
  'shift_marks',
  'announcement_receipts',
];

/**
 * Counts what waits for the member: once the first screen is at rest, after own changes, and when the page is looked at
 * again after five minutes. At most `queueMax` reads for each queue, and mostly a handful; no listener.
 */
export default function WaitingWatch() {
  const { organization, uid, can } = useMember();
  const applied = useJournal((state) => state.applied.findLast(({ table }) => watched.includes(table)));
  // It is forgotten once the server's answer has it; the count that it asked for goes on all the same.
  const latest = useRef(applied);
  if (applied) latest.current = applied;
  const own = latest.current;
  useEffect(() => {
    let isCurrent = true;
    const owner = { organization, uid };
    const count = async () => {
      const since = Date.now();
      const allowed = queues.filter(({ capability }) => capability === null || can(capability));
      const counted = countOf(await readWaiting(allowed, owner));
      if (isCurrent && counted) showWaitingCount(owner, counted, since);
    };
    // Without a connection the last count stays.
    const ask = () => void count().catch(() => undefined);
    const { of, at } = useWaitingCount.getState();
    const isFresh = of === `${uid} in ${organization}` && Date.now() - at < freshMs;
    const timer = own || !isFresh ? setTimeout(ask, own ? settleMs : 0) : undefined;
    const look = () => {
      const isOld = Date.now() - useWaitingCount.getState().at >= freshMs;
      if (document.visibilityState === 'visible' && isOld) ask();
    };
    document.addEventListener('visibilitychange', look);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [organization, uid, can, own]);
  return null;
}
