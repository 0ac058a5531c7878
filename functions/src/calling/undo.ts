import type { Firestore } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import type { CallAnswer, callUndoCall } from '#shared/calls/calling.ts';
import { calledBackBy } from '#shared/rules/calling/caller.ts';
import { heldElsewhere, reclaimed } from '#shared/rules/calling/claim.ts';
import { undone } from '#shared/rules/calling/moves.ts';
import { callRefusals } from '#shared/rules/calling/refusals.ts';
import type { Member } from '../http/guard.ts';
import { Refused } from '../http/refused.ts';
import { answered } from './answer.ts';
import type { CallCounter } from './count.ts';
import { resumed } from './give.ts';
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
} from './stored.ts';
import { giveUp } from './take.ts';

type Asked = z.output<typeof callUndoCall.request>;

/** Takes a caller's last report back: the voter is theirs again, and whom they have meanwhile goes back to the list. */
export const undoCall =
  ({ db, calls, now = Date.now }: { db: Firestore; calls: CallCounter; now?: () => number }) =>
  async (member: Member, { list: id, report, voter, packet: number }: Asked): Promise<CallAnswer> => {
    const calling = callingIn(db, member.organization);
    const list = await listIn(calling, id);
    // Who finishes on a list that was just paused may mend a slip; of a closed one nobody is given any more.
    if (list.state === 'closed') throw new Refused(callRefusals.closed.code, callRefusals.closed.words);
    const job: Job = { db, member, id, list, now };
    const own = calling.caller(id, member.uid);
    const { has } = readCaller(await own.get(), id, member, now());
    if (has && has.voter !== voter) await giveUp(job, { ...has, how: 'release' });
    const isBack = await onPacket(db, calling.state(id, number), async (transaction) => {
      const [found, ours] = await transaction.getAll(calling.state(id, number), own);
      const packet = found && readState(found);
      const state = packet?.targets[voter];
      if (!packet || !state || !ours) return false;
      const at = now();
      const caller = readCaller(ours, id, member, at);
      // Its first answer was lost.
      if (caller.has?.voter === voter && caller.has.until > at) return true;
      const before = undone(state, member.uid, report, at);
      if (!before) return false;
      const claim = await readClaim(transaction, calling, voter);
      if (heldElsewhere(claim, id, at) !== null) return false;
      writeClaim(transaction, calling, voter, reclaimed(claim, id, before.until), at);
      writeStates(transaction, calling, packet, { ...packet.targets, [voter]: before });
      const has = { voter, packet: number, until: before.until };
      transaction.set(own, calledBackBy(caller, has, state.reached - before.reached, at));
      return true;
    });
    if (!isBack) throw new Refused(callRefusals.late.code, callRefusals.late.words);
    const found = await resumed(job, readCaller(await own.get(), id, member, now()), true);
    const answer = await answered(job, found, { taken: [], late: [] }, true);
    await calls.ask({ organization: member.organization, list: id });
    return found.given ? answer : { ...answer, why: 'barred', againAt: null };
  };
