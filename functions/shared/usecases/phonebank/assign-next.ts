import type { CallAssignment } from '../../api/phonebank-api.ts';
import { callPackets } from '../../collections/call-packets.ts';
import { callStates } from '../../collections/call-states.ts';
import { sha256 } from '../../demo/hash.ts';
import { type Caller, withVoter } from '../../domain/phonebank/caller.ts';
import { claimed, lastCallOf, lockedElsewhereUntil } from '../../domain/phonebank/claim.ts';
import {
  markIneligible,
  postponed,
  quietTargets,
  stillGone,
  stopsCall,
} from '../../domain/phonebank/eligibility.ts';
import { type BlockedReason, packetId } from '../../domain/phonebank/list.ts';
import { type CallTarget, targetsIn } from '../../domain/phonebank/target.ts';
import { callable, isGone, newTarget, type TargetState } from '../../domain/phonebank/target-states.ts';
import { assign, type HourlyCount, rateLimitedUntil } from '../../domain/phonebank/target-transitions.ts';
import { type NewContactEvent, recordContactEvents } from '../consent/record-contact-events.ts';
import { goneAmong } from '../voters/gone-among.ts';
import {
  claimOf,
  hoursElsewhere,
  type Job,
  onPacket,
  packetAndCaller,
  writeCaller,
  writeClaim,
  writeStates,
} from './call-documents.ts';
import { readEligibility } from './read-eligibility.ts';
import { handBack } from './take-report.ts';

/** People who are looked at in one transaction, and transactions of one request: so many barred ones in a row are seldom. */
const checkedMax = 5;
const roundsMax = 8;
/** Packets of which one is chosen at random: callers spread over them instead of waiting for each other. */
const spread = 8;

export type AssignmentResult = {
  assignment: CallAssignment | null;
  blocked: Partial<Record<BlockedReason, number>>;
  /** When calling opens where it is too early or too late now: milliseconds since 1970. */
  quietUntil?: number | null;
};
export const noAssignment: AssignmentResult = { assignment: null, blocked: {} };

/** The people of a packet by their ids. One read; a packet never changes. */
async function peopleOf({ context, list }: Job, number: number): Promise<ReadonlyMap<string, CallTarget>> {
  const found = await context.read.get(callPackets, packetId(list.id, number));
  return new Map(targetsIn(found?.targets ?? '[]').map((target) => [target.id, target]));
}

/**
 * Whom a caller has already: the same again, while their lock lasts. Whoever must not be contacted any more since they were
 * given out is taken from the caller and set aside. Where they have somebody, two reads and those of their events.
 * `isWithdrawn`: the caller has just taken back the result, and what they said with it goes next.
 */
export async function resumeAssignment(
  job: Job,
  { has }: Caller,
  isWithdrawn = false,
): Promise<AssignmentResult> {
  const { member, now, read } = job.context;
  if (!has || has.until <= now()) return noAssignment;
  const [packet, people] = await Promise.all([
    read.get(callStates, packetId(job.list.id, has.packet)),
    peopleOf(job, has.packet),
  ]);
  const state = packet?.targets[has.voter];
  const target = people.get(has.voter);
  if (!state || !target || state.by !== member.uid || state.until <= now()) return noAssignment;
  const withdrawn = isWithdrawn ? member.uid : null;
  const { seen, recentAnswers, known } = await readEligibility(job, target, state, {
    ...{ calledAt: 0, now: now(), withdrawn },
  });
  const stopped = stopsCall(seen, known);
  if (stopped) {
    await handBack(job, has, (found) => ({ ...markIneligible(found, stopped.seen), until: 0 }));
    return { assignment: null, blocked: { [stopped.why]: 1 } };
  }
  const line = {
    packet: has.packet,
    until: state.until,
    calledBack: state.is === 'call_back',
    recentAnswers,
  };
  return { assignment: { target: known, ...line }, blocked: {} };
}

/** Gives a caller the next person of a list. `passed`: who was passed over already. */
export async function assignNext(
  job: Job,
  preferred: number | null,
  passed: AssignmentResult['blocked'],
): Promise<AssignmentResult> {
  const blocked: AssignmentResult['blocked'] = { ...passed };
  const [first, hours] = await Promise.all([preferred ?? anyPacket(job), hoursElsewhere(job)]);
  let packet = first;
  let quietUntil: number | null = null;
  for (let round = 0; round < roundsMax && packet !== null; round++) {
    const { assignment, hasMore, barred, quiet } = await assignFrom(job, packet, hours);
    if (quiet !== null) quietUntil = Math.min(quiet, quietUntil ?? quiet);
    for (const why of barred) blocked[why] = (blocked[why] ?? 0) + 1;
    if (assignment) return { assignment, blocked };
    if (!hasMore) packet = await anyPacket(job);
  }
  return { assignment: null, blocked, quietUntil };
}

/**
 * A packet in which somebody can be called, of those that have waited longest. By a new id, which is random on the server
 * and the same again where the demo repeats a call. Up to eight reads.
 */
async function anyPacket({ context, list }: Job): Promise<number | null> {
  const { now, newId, read } = context;
  const due = await read.find(callStates, {
    where: [
      ['list_id', '==', list.id],
      ['next_at', '<=', now()],
    ],
    orderBy: ['next_at', 'asc'],
    limit: spread,
    select: ['number'],
  });
  const chance = Number.parseInt(sha256(newId()).slice(0, 8), 16);
  return due[chance % due.length]?.number ?? null;
}

/** `quiet`: when calling opens for somebody who is called too early or too late now. */
type Found = {
  assignment: CallAssignment | null;
  hasMore: boolean;
  barred: BlockedReason[];
  quiet: number | null;
};

/**
 * Locks one person of a packet for the caller, in one transaction with the caller's own document and with the voter's claim:
 * whoever asks at the same moment, on this list or on another, gets another one. Who is barred is set aside, so that nobody
 * looks at them again. `hasMore`: there may be others.
 */
async function assignFrom(job: Job, number: number, hours: readonly HourlyCount[]): Promise<Found> {
  const { context, list } = job;
  const { member, now } = context;
  const people = await peopleOf(job, number);
  return onPacket(job, number, async (store) => {
    const [packet, caller] = await packetAndCaller(store, job, number);
    const at = now();
    // Another tab of the same caller was faster; or it is not for calling that they are asked for.
    const isRefused =
      rateLimitedUntil([caller.hour, ...hours], at) !== null || (caller.has && caller.has.until > at);
    if (!packet || isRefused) return { assignment: null, hasMore: false, barred: [], quiet: null };
    const targets: Record<string, TargetState> = { ...packet.targets };
    const barred: BlockedReason[] = [];
    const evidence: NewContactEvent[] = [];
    let quiet: number | null = null;
    // Whoever was gone is looked for in the voter file alone, all of a packet at once: their log was read before.
    const goneBefore = callable(targets, at).filter((voter) => isGone(targets[voter] ?? newTarget));
    for (const voter of await goneAmong(context.read, goneBefore)) {
      targets[voter] = markIneligible(targets[voter] ?? newTarget, stillGone(at));
      barred.push('left');
    }
    // Whole packets at once: at night nobody of a list may be called, and each look would cost a transaction.
    for (const [voter, until] of quietTargets(list, targets, people, at)) {
      const state = targets[voter];
      if (!state) continue;
      targets[voter] = postponed(state, until);
      quiet = Math.min(until, quiet ?? until);
    }
    const due = callable(targets, at);
    for (const voter of due.slice(0, checkedMax)) {
      const [state, target] = [targets[voter], people.get(voter)];
      if (!state || !target) continue;
      const claim = await claimOf(store, voter);
      const elsewhere = lockedElsewhereUntil(claim, list.id, at);
      if (elsewhere !== null) {
        targets[voter] = postponed(state, elsewhere);
        continue;
      }
      const query = { calledAt: lastCallOf(claim), now: at };
      const { seen, recentAnswers, evidence: found } = await readEligibility(job, target, state, query);
      evidence.push(...found);
      if (seen.is === 'free') {
        const assigned = assign(state, member.uid, at);
        targets[voter] = assigned;
        await recordContactEvents(store, context, evidence);
        writeStates(store, packet, targets);
        writeClaim(store, context, voter, claimed(claim, list.id, assigned.until), at);
        const has = { voter, packet: number, until: assigned.until };
        writeCaller(store, withVoter(caller, has, member.fullName, at));
        const line = { target: seen.target, packet: number, until: assigned.until, recentAnswers };
        return {
          assignment: { ...line, calledBack: state.is === 'call_back' },
          hasMore: false,
          barred,
          quiet: null,
        };
      }
      targets[voter] = markIneligible(state, seen);
      if (seen.is === 'blocked') barred.push(seen.why);
      else if (seen.is === 'later' && seen.gone) barred.push('left');
    }
    await recordContactEvents(store, context, evidence);
    if (due.length > 0 || quiet !== null || barred.length > 0) writeStates(store, packet, targets);
    return { assignment: null, hasMore: due.length > checkedMax, barred, quiet };
  });
}
