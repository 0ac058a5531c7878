import type { CallReport } from '#shared/api/phonebank-api.ts';
import { afterCall, withoutVoter } from '#shared/domain/phonebank/caller.ts';
import { calledLate } from '#shared/domain/phonebank/claim.ts';
import type { TargetState } from '#shared/domain/phonebank/target-states.ts';
import {
  applyReport,
  isCurrentReport,
  isLocked,
  putBack,
} from '#shared/domain/phonebank/target-transitions.ts';
import {
  callingIn,
  type Job,
  onPacket,
  readCaller,
  readClaim,
  readState,
  writeClaim,
  writeStates,
} from './call-documents.ts';

/**
 * Takes one report: what became of a call. Sent again, it changes nothing; `late` where somebody else has, or had, the voter
 * since, or they were put back: what was learned stands in the log all the same.
 */
export async function takeReport(job: Job, report: CallReport): Promise<'taken' | 'late'> {
  const { db, member, id, list, now } = job;
  const calling = callingIn(db, member.organization);
  return onPacket(db, calling.state(id, report.packet), async (transaction) => {
    const own = calling.caller(id, member.uid);
    const [found, callerDocument] = await transaction.getAll(calling.state(id, report.packet), own);
    const packet = found && readState(found);
    const state = packet?.targets[report.voter];
    if (state?.report === report.id && state.by === member.uid) return 'taken';
    if (!packet || !callerDocument || !isCurrentReport(state, member.uid, report.id)) return 'late';
    const at = now();
    // While the lock lasts the claim is this list's, and nothing of it need be read.
    const claim = isLocked(state, at)
      ? { list_id: id, until: 0, reported_at: at }
      : calledLate(await readClaim(transaction, calling, report.voter), id, at);
    writeClaim(transaction, calling, report.voter, claim, at);
    writeStates(transaction, calling, packet, {
      ...packet.targets,
      [report.voter]: applyReport(state, report, list, at),
    });
    const caller = readCaller(callerDocument, id, member, at);
    transaction.set(own, afterCall(caller, report.voter, report.outcome, at));
    return 'taken';
  });
}

/** Gives a person back to the list; nothing where the caller does not have them. */
export const releaseVoter = (
  job: Job,
  { how, ...place }: { voter: string; packet: number; how: 'skip' | 'release' },
): Promise<void> => handBack(job, place, (state, at) => putBack(state, at, how));

/** Takes a person from their caller, who has nobody afterwards. `after`: where the person then stands. */
export async function handBack(
  job: Job,
  { voter, packet: number }: { voter: string; packet: number },
  after: (state: TargetState, at: number) => TargetState,
): Promise<void> {
  const { db, member, id, now } = job;
  const calling = callingIn(db, member.organization);
  await onPacket(db, calling.state(id, number), async (transaction) => {
    const own = calling.caller(id, member.uid);
    const [found, callerDocument] = await transaction.getAll(calling.state(id, number), own);
    const packet = found && readState(found);
    const state = packet?.targets[voter];
    if (!packet || !callerDocument || !state || state.by !== member.uid || state.until === 0) return;
    const at = now();
    if (isLocked(state, at)) writeClaim(transaction, calling, voter, { list_id: id, until: 0 }, at);
    writeStates(transaction, calling, packet, { ...packet.targets, [voter]: after(state, at) });
    const caller = readCaller(callerDocument, id, member, at);
    if (caller.has?.voter === voter) transaction.set(own, withoutVoter(caller, voter));
  });
}
