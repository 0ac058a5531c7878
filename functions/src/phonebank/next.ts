import type { Firestore } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import type { CallAnswer, nextCallEndpoint } from '#shared/api/phonebank-api.ts';
import type { Member } from '../http/guard.ts';
import { type AssignmentResult, assignNext, noAssignment, resumeAssignment } from './assign-next.ts';
import { callingIn, type Job, listIn, readCaller } from './call-documents.ts';
import { callerAnswer } from './caller-answer.ts';
import type { CallCounter } from './count-call-list.ts';
import { releaseVoter, takeReport } from './take-report.ts';

type Input = z.output<typeof nextCallEndpoint.request>;
type Dependencies = { db: Firestore; calls: CallCounter; now?: () => number };

/**
 * Hands in what came of calls and gives the next person. Some nine reads and four writes for each call: the list, the
 * caller, the packet and its state, what was learned of the voter.
 */
export const nextCall =
  ({ db, calls, now = Date.now }: Dependencies) =>
  async (member: Member, { list: id, reports, putBack, isNextRequested }: Input): Promise<CallAnswer> => {
    const calling = callingIn(db, member.organization);
    const list = await listIn(calling, id);
    const job: Job = { db, member, id, list, now };
    const taken: string[] = [];
    const late: string[] = [];
    for (const report of reports) {
      taken.push(report.id);
      if ((await takeReport(job, report)) === 'late') late.push(report.id);
    }
    if (putBack) await releaseVoter(job, putBack);
    const found = isNextRequested && list.state === 'open' ? await someone(job) : noAssignment;
    const answer = await callerAnswer(job, found, { taken, late }, isNextRequested);
    await calls.ask({ organization: member.organization, list: id });
    return answer;
  };

async function someone(job: Job): Promise<AssignmentResult> {
  const { db, member, id, now } = job;
  const found = await callingIn(db, member.organization).caller(id, member.uid).get();
  const caller = readCaller(found, id, member, now());
  const had = await resumeAssignment(job, caller);
  if (had.assignment) return had;
  const next = await assignNext(job, caller.packet, had.blocked);
  if (next.assignment) return next;
  // Two tabs at once: what the other one was given is this one's too.
  const again = await callingIn(db, member.organization).caller(id, member.uid).get();
  const shared = await resumeAssignment(job, readCaller(again, id, member, now()));
  return shared.assignment ? { ...next, assignment: shared.assignment } : next;
}
