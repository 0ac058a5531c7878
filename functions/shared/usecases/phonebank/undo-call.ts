import { undoCallEndpoint } from '../../api/phonebank-api.ts';
import { calledBackBy } from '../../domain/phonebank/caller.ts';
import { lockedElsewhereUntil, reclaimed } from '../../domain/phonebank/claim.ts';
import { revertReport } from '../../domain/phonebank/target-transitions.ts';
import { RefusedError } from '../../refusals.ts';
import { prepareContactEvents } from '../consent/record-contact-events.ts';
import { useCase } from '../use-case.ts';
import { resumeAssignment } from './assign-next.ts';
import {
  callerIn,
  claimOf,
  type Job,
  listIn,
  onPacket,
  packetAndCaller,
  writeCaller,
  writeClaim,
  writeStates,
} from './call-documents.ts';
import { retractionsOfReport } from './call-evidence.ts';
import { callerAnswer } from './caller-answer.ts';
import { releaseVoter } from './take-report.ts';

/** Takes a caller's last report back: the voter is theirs again, and whom they have meanwhile goes back to the list. */
export const undoCall = useCase(
  undoCallEndpoint,
  async ({ list: id, report, voter, packet: number }, context) => {
    const { member, now, read } = context;
    const list = await listIn(read, id);
    // Who finishes on a list that was just paused may mend a slip; of a closed one nobody is given any more.
    if (list.state === 'closed') throw new RefusedError('phonebank.closed');
    const job: Job = { context, list };
    const { has } = await callerIn(read, job);
    if (has && has.voter !== voter) await releaseVoter(job, { ...has, how: 'release' });
    const isBack = await onPacket(job, number, async (store) => {
      const [packet, caller] = await packetAndCaller(store, job, number);
      const state = packet?.targets[voter];
      if (!packet || !state) return false;
      const at = now();
      // Its first answer was lost.
      if (caller.has?.voter === voter && caller.has.until > at) return true;
      const before = revertReport(state, member.uid, report, at);
      if (!before) return false;
      const claim = await claimOf(store, voter);
      if (lockedElsewhereUntil(claim, id, at) !== null) return false;
      const retractions = await retractionsOfReport(store, job, { report, voter, packet: number });
      const evidence =
        retractions.length > 0 ? await prepareContactEvents(store, context, retractions) : null;
      evidence?.write();
      writeClaim(store, context, voter, reclaimed(claim, id, before.until), at);
      writeStates(store, packet, { ...packet.targets, [voter]: before });
      const again = { voter, packet: number, until: before.until };
      writeCaller(store, calledBackBy(caller, again, state.reached - before.reached, at));
      return true;
    });
    if (!isBack) throw new RefusedError('phonebank.late');
    const found = await resumeAssignment(job, await callerIn(read, job), true);
    const answer = await callerAnswer(job, found, true);
    await context.perform({ is: 'count-call-list', list: id });
    return found.assignment ? answer : { ...answer, why: 'barred' as const, againAt: null };
  },
);
