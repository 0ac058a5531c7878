import type { CallReport } from '../../api/phonebank-api.ts';
import { afterCall, withoutVoter } from '../../domain/phonebank/caller.ts';
import { calledLate } from '../../domain/phonebank/claim.ts';
import type { TargetState } from '../../domain/phonebank/target-states.ts';
import {
  applyReport,
  isCurrentReport,
  isLocked,
  putBack,
} from '../../domain/phonebank/target-transitions.ts';
import type { Store } from '../store.ts';
import {
  claimOf,
  type Job,
  onPacket,
  packetAndCaller,
  writeCaller,
  writeClaim,
  writeStates,
} from './call-documents.ts';

/**
 * Takes one report: what became of a call. Sent again, it changes nothing; `late` where somebody else has, or had, the voter
 * since, or they were put back: what was learned stays in the log all the same.
 */
export async function takeReport(
  store: Store,
  job: Job,
  report: CallReport,
): Promise<{
  result: 'taken' | 'late';
  /** Whether the voter was given to this caller at some time. */
  isOwnVoter: boolean;
}> {
  const { context, list } = job;
  const { member, now } = context;
  const [packet, caller] = await packetAndCaller(store, job, report.packet);
  const state = packet?.targets[report.voter];
  const isOwnVoter = caller.voters.includes(report.voter);
  if (state?.report === report.id && state.by === member.uid) return { result: 'taken', isOwnVoter };
  if (!packet || !isCurrentReport(state, member.uid, report.id)) return { result: 'late', isOwnVoter };
  const at = now();
  // While the lock lasts the claim is this list's, and nothing of it need be read.
  const claim = isLocked(state, at)
    ? { list_id: list.id, until: 0, reported_at: at }
    : calledLate(await claimOf(store, report.voter), list.id, at);
  writeClaim(store, context, report.voter, claim, at);
  writeStates(store, packet, { ...packet.targets, [report.voter]: applyReport(state, report, list, at) });
  writeCaller(store, afterCall(caller, report.voter, report.outcome, at));
  return { result: 'taken', isOwnVoter };
}

type Place = { voter: string; packet: number };

/** Gives a person back to the list; nothing where the caller does not have them. */
export const releaseVoter = (
  job: Job,
  { how, ...place }: Place & { how: 'skip' | 'release' },
): Promise<void> => handBack(job, place, (state, at) => putBack(state, at, how));

/** Takes a person from their caller, who has nobody afterwards. `after`: the person's state from then on. */
export const handBack = (
  job: Job,
  { voter, packet: number }: Place,
  after: (state: TargetState, at: number) => TargetState,
): Promise<void> =>
  onPacket(job, number, async (store) => {
    const { context, list } = job;
    const { member, now } = context;
    const [packet, caller] = await packetAndCaller(store, job, number);
    const state = packet?.targets[voter];
    if (!packet || !state || state.by !== member.uid || state.until === 0) return;
    const at = now();
    if (isLocked(state, at)) writeClaim(store, context, voter, { list_id: list.id, until: 0 }, at);
    writeStates(store, packet, { ...packet.targets, [voter]: after(state, at) });
    if (caller.has?.voter === voter) writeCaller(store, withoutVoter(caller, voter));
  });
