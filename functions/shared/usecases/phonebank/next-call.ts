import { nextCallEndpoint, reportCallEndpoint } from '../../api/phonebank-api.ts';
import { prepareContactEvents } from '../consent/record-contact-events.ts';
import { command, useCase } from '../use-case.ts';
import { type AssignmentResult, assignNext, noAssignment, resumeAssignment } from './assign-next.ts';
import { callerIn, type Job, listIn, packetKey } from './call-documents.ts';
import { evidenceOfReport } from './call-evidence.ts';
import { callerAnswer } from './caller-answer.ts';
import { releaseVoter, takeReport } from './take-report.ts';

/** Gives the next person. Some seven reads and two writes: the list, the caller, the packet and its state, what was learned of the voter. */
export const nextCall = useCase(nextCallEndpoint, async ({ list: id, putBack, isNextRequested }, context) => {
  const list = await listIn(context.read, id);
  const job: Job = { context, list };
  if (putBack) await releaseVoter(job, putBack);
  const found = isNextRequested && list.state === 'open' ? await anyCall(job) : noAssignment;
  const answer = await callerAnswer(job, found, isNextRequested);
  await context.perform({ is: 'count-call-list', list: id });
  return answer;
});

async function anyCall(job: Job): Promise<AssignmentResult> {
  const { read } = job.context;
  const caller = await callerIn(read, job);
  const had = await resumeAssignment(job, caller);
  if (had.assignment) return had;
  const next = await assignNext(job, caller.packet, had.blocked);
  if (next.assignment) return next;
  // Two tabs at once: whom the other one has is this one's too.
  const shared = await resumeAssignment(job, await callerIn(read, job));
  return shared.assignment ? { ...next, assignment: shared.assignment } : next;
}

/**
 * Takes what came of one call, also on a list that was paused or closed meanwhile. Sent again under another id it changes
 * nothing either: a report has its own. Up to five reads and four writes.
 */
export const reportCall = command(
  reportCallEndpoint,
  async ({ list: id, report }, context, store) => {
    // Outside of the transaction: an organizer's change of the list would wait for every caller.
    const list = await listIn(context.read, id);
    const job = { context, list };
    const events = await evidenceOfReport(job, report);
    const evidence = events.length > 0 ? await prepareContactEvents(store, context, events) : null;
    const { result, isOwnVoter } = await takeReport(store, job, report);
    // Who asks not to be called is heard, also by a caller who was without a connection while others had them.
    if (result === 'taken' || isOwnVoter) evidence?.write();
    if (result === 'taken') store.after({ is: 'count-call-list', list: id });
    return { result };
  },
  { key: ({ list, report }) => packetKey(list, report.packet) },
);
