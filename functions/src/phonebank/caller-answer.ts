import type { CallAnswer } from '#shared/api/phonebank-api.ts';
import type { Caller } from '#shared/domain/phonebank/caller.ts';
import { rateLimitedUntil } from '#shared/domain/phonebank/target-transitions.ts';
import type { AssignmentResult } from './assign-next.ts';
import { callingIn, hoursElsewhere, type Job, readCaller } from './call-documents.ts';

/** Milliseconds after which is asked again where others have everybody at this moment. */
const soonMs = 5_000;

type ReportResults = { taken: readonly string[]; late: readonly string[] };

/** From when on somebody of a list can be called: not before now; null where nobody is left. One read. */
async function againAt({ db, member, id, now }: Job): Promise<number | null> {
  const { docs } = await callingIn(db, member.organization)
    .states.where('list_id', '==', id)
    .where('next_at', '>=', 0)
    .orderBy('next_at')
    .limit(1)
    .select('next_at')
    .get();
  const at: unknown = docs[0]?.get('next_at');
  return typeof at === 'number' ? Math.max(at, now() + soonMs) : null;
}

async function noCallReason(job: Job, caller: Caller): Promise<Pick<CallAnswer, 'why' | 'againAt'>> {
  const { state } = job.list;
  if (state === 'paused' || state === 'draft') return { why: 'paused', againAt: null };
  if (state === 'closed') return { why: 'closed', againAt: null };
  const elsewhere = await hoursElsewhere(callingIn(job.db, job.member.organization), {
    ...{ list: job.id, uid: job.member.uid, now: job.now() },
  });
  const slower = rateLimitedUntil([caller.hour, ...elsewhere], job.now());
  if (slower !== null) return { why: 'pace', againAt: slower };
  const at = await againAt(job);
  return { why: at === null ? 'finished' : 'later', againAt: at };
}

/** What a caller is answered. `isRequested`: somebody was asked for. Up to three reads, one more for each other list of the hour. */
export async function callerAnswer(
  job: Job,
  { assignment, blocked }: AssignmentResult,
  { taken, late }: ReportResults,
  isRequested: boolean,
): Promise<CallAnswer> {
  const { db, member, id, list, now } = job;
  const callerDocument = await callingIn(db, member.organization).caller(id, member.uid).get();
  const caller = readCaller(callerDocument, id, member, now());
  const { calls, reached, active_ms: activeMs } = caller;
  const reason = isRequested && !assignment ? await noCallReason(job, caller) : { why: null, againAt: null };
  return {
    ...{ assignment, blocked, ...reason },
    taken: [...taken],
    late: [...late],
    state: list.state,
    callerStats: { calls, reached, activeMs },
  };
}
