import type { CallReport } from '#shared/calls/calling.ts';
import { breakMs } from '#shared/rules/calling/list.ts';
import { counts, putBack, reported } from '#shared/rules/calling/moves.ts';
import { isContact } from '#shared/rules/calling/results.ts';
import type { Job } from './give.ts';
import { type Caller, callingIn, onPacket, readCaller, readState, writeStates } from './stored.ts';

/** The caller after a call; a gap of a break does not count as time at the telephone. */
const called = (caller: Caller, voter: string, outcome: CallReport['outcome'], now: number): Caller => {
  const gap = now - caller.last_at;
  const has = caller.has?.voter === voter ? null : caller.has;
  return {
    ...caller,
    ...{ has, has_until: has?.until ?? 0, last_at: now },
    calls: caller.calls + 1,
    reached: caller.reached + (isContact(outcome) ? 1 : 0),
    active_ms: caller.active_ms + (gap > 0 && gap < breakMs ? gap : 0),
  };
};

/**
 * Takes one report: what became of a call. Sent again, it changes nothing; `late` where somebody else has, or had, the voter
 * since, or they were put back: what was learned stands in the log all the same.
 */
export async function takeReport(job: Job, report: CallReport): Promise<'taken' | 'late'> {
  const { db, member, id, list, now } = job;
  const calling = callingIn(db, member.organization);
  return onPacket(db, calling.state(id, report.packet), async (transaction) => {
    const own = calling.caller(id, member.uid);
    const [found, ours] = await transaction.getAll(calling.state(id, report.packet), own);
    const packet = found && readState(found);
    const state = packet?.targets[report.voter];
    if (state?.report === report.id && state.by === member.uid) return 'taken';
    if (!packet || !ours || !counts(state, member.uid, report.id)) return 'late';
    const at = now();
    writeStates(transaction, calling, packet, {
      ...packet.targets,
      [report.voter]: reported(state, report, list, at),
    });
    const caller = readCaller(ours, id, member, at);
    transaction.set(own, called(caller, report.voter, report.outcome, at));
    return 'taken';
  });
}

/** Gives a person back to the list; nothing where the caller does not have them. */
export async function giveUp(
  job: Job,
  { voter, packet: number, how }: { voter: string; packet: number; how: 'skip' | 'release' },
): Promise<void> {
  const { db, member, id, now } = job;
  const calling = callingIn(db, member.organization);
  await onPacket(db, calling.state(id, number), async (transaction) => {
    const own = calling.caller(id, member.uid);
    const [found, ours] = await transaction.getAll(calling.state(id, number), own);
    const packet = found && readState(found);
    const state = packet?.targets[voter];
    if (!packet || !ours || !state || state.by !== member.uid || state.until === 0) return;
    const at = now();
    writeStates(transaction, calling, packet, { ...packet.targets, [voter]: putBack(state, at, how) });
    const caller = readCaller(ours, id, member, at);
    if (caller.has?.voter === voter) transaction.set(own, { ...caller, has: null, has_until: 0 });
  });
}
