import type { CallAnswer } from '../../api/phonebank-api.ts';
import { callPackets } from '../../collections/call-packets.ts';
import { callStates } from '../../collections/call-states.ts';
import type { Caller } from '../../domain/phonebank/caller.ts';
import { quietHoursEnd } from '../../domain/phonebank/eligibility.ts';
import { packetId } from '../../domain/phonebank/list.ts';
import { targetsIn } from '../../domain/phonebank/target.ts';
import { rateLimitedUntil } from '../../domain/phonebank/target-transitions.ts';
import type { AssignmentResult } from './assign-next.ts';
import { callerIn, hoursElsewhere, type Job } from './call-documents.ts';
import { withCallColumns } from './carried-columns.ts';

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

/** Whether the list waits for morning: its people are all put off until then. Up to two reads. */
async function isQuietNow({ context: { now, read }, list }: Job): Promise<boolean> {
  if (list.any_hour) return false;
  const [next] = await read.find(callStates, {
    where: [
      ['list_id', '==', list.id],
      ['next_at', '>=', now()],
    ],
    orderBy: ['next_at', 'asc'],
    limit: 1,
    select: ['number'],
  });
  const packet = next && (await read.get(callPackets, packetId(list.id, next.number)));
  return targetsIn(packet?.targets ?? '[]').some(({ state }) => quietHoursEnd(state, now()) !== null);
}

async function noCallReason(
  job: Job,
  caller: Caller,
  quietUntil: number | null,
): Promise<Pick<CallAnswer, 'why' | 'againAt'>> {
  const { state } = job.list;
  if (state === 'paused' || state === 'draft') return { why: 'paused', againAt: null };
  if (state === 'closed') return { why: 'closed', againAt: null };
  const slower = rateLimitedUntil([caller.hour, ...(await hoursElsewhere(job))], job.context.now());
  if (slower !== null) return { why: 'pace', againAt: slower };
  if (quietUntil !== null) return { why: 'hours', againAt: quietUntil };
  const at = await againAt(job);
  if (at !== null && (await isQuietNow(job))) return { why: 'hours', againAt: at };
  return { why: at === null ? 'finished' : 'later', againAt: at };
}

/** What a caller is answered. `isRequested`: they want somebody. Up to four reads, one more for each other list of the hour. */
export async function callerAnswer(
  job: Job,
  { assignment, blocked, quietUntil = null }: AssignmentResult,
  isRequested: boolean,
): Promise<CallAnswer> {
  const given = assignment && {
    ...assignment,
    target: await withCallColumns(job.context, assignment.target),
  };
  const caller = await callerIn(job.context.read, job);
  const { calls, reached, active_ms: activeMs } = caller;
  const reason =
    isRequested && !assignment ? await noCallReason(job, caller, quietUntil) : { why: null, againAt: null };
  return {
    ...{ assignment: given, blocked, ...reason },
    state: job.list.state,
    callerStats: { calls, reached, activeMs },
  };
}
