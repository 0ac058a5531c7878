import type { CallAnswer } from '../../api/phonebank-api.ts';
import { callStates } from '../../collections/call-states.ts';
import type { Caller } from '../../domain/phonebank/caller.ts';
import { rateLimitedUntil } from '../../domain/phonebank/target-transitions.ts';
import type { AssignmentResult } from './assign-next.ts';
import { callerIn, hoursElsewhere, type Job } from './call-documents.ts';

/** Milliseconds after which is asked again where others have everybody at this moment. */
const soonMs = 5_000;

/** From when on somebody of a list can be called: not before now; null where nobody is left. One read. */
async function againAt({ context: { now, read }, list }: Job): Promise<number | null> {
  const [next] = await read.find(callStates, {
    where: [
      ['list_id', '==', list.id],
      ['next_at', '>=', 0],
    ],
    orderBy: ['next_at', 'asc'],
    limit: 1,
    select: ['next_at'],
  });
  const at = next?.next_at ?? null;
  return at === null ? null : Math.max(at, now() + soonMs);
}

async function noCallReason(job: Job, caller: Caller): Promise<Pick<CallAnswer, 'why' | 'againAt'>> {
  const { state } = job.list;
  if (state === 'paused' || state === 'draft') return { why: 'paused', againAt: null };
  if (state === 'closed') return { why: 'closed', againAt: null };
  const slower = rateLimitedUntil([caller.hour, ...(await hoursElsewhere(job))], job.context.now());
  if (slower !== null) return { why: 'pace', againAt: slower };
  const at = await againAt(job);
  return { why: at === null ? 'finished' : 'later', againAt: at };
}

/** What a caller is answered. `isRequested`: they want somebody. Up to three reads, one more for each other list of the hour. */
export async function callerAnswer(
  job: Job,
  { assignment, blocked }: AssignmentResult,
  isRequested: boolean,
): Promise<CallAnswer> {
  const caller = await callerIn(job.context.read, job);
  const { calls, reached, active_ms: activeMs } = caller;
  const reason = isRequested && !assignment ? await noCallReason(job, caller) : { why: null, againAt: null };
  return {
    ...{ assignment, blocked, ...reason },
    state: job.list.state,
    callerStats: { calls, reached, activeMs },
  };
}
