import type { Firestore } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import type { CallAnswer, undoCallEndpoint } from '#shared/api/phonebank-api.ts';
import { calledBackBy } from '#shared/domain/phonebank/caller.ts';
import { lockedElsewhereUntil, reclaimed } from '#shared/domain/phonebank/claim.ts';
import { revertReport } from '#shared/domain/phonebank/target-transitions.ts';
import { RefusedError } from '#shared/refusals.ts';
import type { Member } from '../http/guard.ts';
import { resumeAssignment } from './assign-next.ts';
import {
  callingIn,
  type Job,
  listIn,
  onPacket,
  readCaller,
  readClaim,
  readState,
  writeClaim,
  writeStates,
} from './call-documents.ts';
import { callerAnswer } from './caller-answer.ts';
import type { CallCounter } from './count-call-list.ts';
import { releaseVoter } from './take-report.ts';

type Input = z.output<typeof undoCallEndpoint.request>;

/** Takes a caller's last report back: the voter is theirs again, and whom they have meanwhile goes back to the list. */
export const undoCall =
  ({ db, calls, now = Date.now }: { db: Firestore; calls: CallCounter; now?: () => number }) =>
  async (member: Member, { list: id, report, voter, packet: number }: Input): Promise<CallAnswer> => {
    const calling = callingIn(db, member.organization);
    const list = await listIn(calling, id);
    // Who finishes on a list that was just paused may mend a slip; of a closed one nobody is given any more.
    if (list.state === 'closed') throw new RefusedError('phonebank.closed');
    const job: Job = { db, member, id, list, now };
    const own = calling.caller(id, member.uid);
    const { has } = readCaller(await own.get(), id, member, now());
    if (has && has.voter !== voter) await releaseVoter(job, { ...has, how: 'release' });
    const isBack = await onPacket(db, calling.state(id, number), async (transaction) => {
      const [found, callerDocument] = await transaction.getAll(calling.state(id, number), own);
      const packet = found && readState(found);
      const state = packet?.targets[voter];
      if (!packet || !state || !callerDocument) return false;
      const at = now();
      const caller = readCaller(callerDocument, id, member, at);
      // Its first answer was lost.
      if (caller.has?.voter === voter && caller.has.until > at) return true;
      const before = revertReport(state, member.uid, report, at);
      if (!before) return false;
      const claim = await readClaim(transaction, calling, voter);
      if (lockedElsewhereUntil(claim, id, at) !== null) return false;
      writeClaim(transaction, calling, voter, reclaimed(claim, id, before.until), at);
      writeStates(transaction, calling, packet, { ...packet.targets, [voter]: before });
      const has = { voter, packet: number, until: before.until };
      transaction.set(own, calledBackBy(caller, has, state.reached - before.reached, at));
      return true;
    });
    if (!isBack) throw new RefusedError('phonebank.late');
    const found = await resumeAssignment(job, readCaller(await own.get(), id, member, now()), true);
    const answer = await callerAnswer(job, found, { taken: [], late: [] }, true);
    await calls.ask({ organization: member.organization, list: id });
    return found.assignment ? answer : { ...answer, why: 'barred', againAt: null };
  };
