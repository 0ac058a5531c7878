import type { Firestore } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import type { CallAnswer, callUndoCall } from '#shared/calls/calling.ts';
import { undone } from '#shared/rules/calling/moves.ts';
import { callRefusals } from '#shared/rules/calling/refusals.ts';
import type { Member } from '../http/guard.ts';
import { Refused } from '../http/refused.ts';
import { answered } from './answer.ts';
import type { CallCounter } from './count.ts';
import { type Job, resumed } from './give.ts';
import { callingIn, listIn, onPacket, readCaller, readState, writeStates } from './stored.ts';
import { giveUp } from './take.ts';

type Asked = z.output<typeof callUndoCall.request>;

/** Takes a caller's last report back: the voter is theirs again, and whom they have meanwhile goes back to the list. */
export const undoCall =
  ({ db, calls, now = Date.now }: { db: Firestore; calls: CallCounter; now?: () => number }) =>
  async (member: Member, { list: id, report, voter, packet: number }: Asked): Promise<CallAnswer> => {
    const calling = callingIn(db, member.organization);
    const job: Job = { db, member, id, list: await listIn(calling, id), now };
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
      writeStates(transaction, calling, packet, { ...packet.targets, [voter]: before });
      transaction.set(own, {
        ...caller,
        has: { voter, packet: number, until: before.until },
        has_until: before.until,
        calls: Math.max(0, caller.calls - 1),
        reached: Math.max(0, caller.reached - (state.reached - before.reached)),
        last_at: at,
      });
      return true;
    });
    if (!isBack) throw new Refused(callRefusals.late.code, callRefusals.late.words);
    const answer = await answered(
      job,
      { given: await resumed(job, readCaller(await own.get(), id, member, now())), blocked: {} },
      { taken: [], late: [] },
      true,
    );
    await calls.ask({ organization: member.organization, list: id });
    return answer;
  };
