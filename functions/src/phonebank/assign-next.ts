import type { CallAssignment } from '#shared/api/phonebank-api.ts';
import { callPackets } from '#shared/collections/index.ts';
import { type Caller, withVoter } from '#shared/domain/phonebank/caller.ts';
import { claimed, lastCallOf, lockedElsewhereUntil } from '#shared/domain/phonebank/claim.ts';
import { markIneligible, postponed, stopsCall } from '#shared/domain/phonebank/eligibility.ts';
import type { BlockedReason } from '#shared/domain/phonebank/list.ts';
import { type CallTarget, targetsIn } from '#shared/domain/phonebank/target.ts';
import { callable, type TargetState } from '#shared/domain/phonebank/target-states.ts';
import { assign, type HourlyCount, rateLimitedUntil } from '#shared/domain/phonebank/target-transitions.ts';
import {
  callingIn,
  hoursElsewhere,
  type Job,
  onPacket,
  readCaller,
  readClaim,
  readState,
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
};
export const noAssignment: AssignmentResult = { assignment: null, blocked: {} };

/** The people of a packet by their ids. One read; a packet never changes. */
export async function peopleOf(
  { db, member, id }: Job,
  number: number,
): Promise<ReadonlyMap<string, CallTarget>> {
  const found = await callingIn(db, member.organization).packet(id, number).get();
  if (!found.exists) return new Map();
  const { targets } = callPackets.schema.parse(found.data());
  return new Map(targetsIn(targets).map((target) => [target.id, target]));
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
  const { db, member, id, list, now } = job;
  const calling = callingIn(db, member.organization);
  if (!has || has.until <= now()) return noAssignment;
  const [found, people] = await Promise.all([calling.state(id, has.packet).get(), peopleOf(job, has.packet)]);
  const state = readState(found)?.targets[has.voter];
  const target = people.get(has.voter);
  if (!state || !target || state.by !== member.uid || state.until <= now()) return noAssignment;
  const query = { organization: member.organization, list, id, calledAt: 0, now: now() };
  const withdrawn = isWithdrawn ? member.uid : null;
  const { seen, recentAnswers, known } = await readEligibility(db, { ...query, withdrawn }, target, state);
  const stopped = stopsCall(seen, known);
  if (stopped) {
    await handBack(job, has, (now) => ({ ...markIneligible(now, stopped.seen), until: 0 }));
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

/** Gives a caller the next person of a list. `passed`: who was passed over already. Where nobody can be called, `given` is null. */
export async function assignNext(
  job: Job,
  preferred: number | null,
  passed: AssignmentResult['blocked'],
): Promise<AssignmentResult> {
  const blocked: AssignmentResult['blocked'] = { ...passed };
  const { db, member, id, now } = job;
  const query = { list: id, uid: member.uid, now: now() };
  const [first, hours] = await Promise.all([
    preferred ?? anyPacket(job),
    hoursElsewhere(callingIn(db, member.organization), query),
  ]);
  let packet = first;
  for (let round = 0; round < roundsMax && packet !== null; round++) {
    const found = await giveOf(job, packet, hours, blocked);
    if (found.assignment) return { assignment: found.assignment, blocked };
    if (!found.more) packet = await anyPacket(job);
  }
  return { assignment: null, blocked };
}

/** A packet in which somebody can be called, of those that have waited longest. Up to eight reads. */
async function anyPacket({ db, member, id, now }: Job): Promise<number | null> {
  const { docs } = await callingIn(db, member.organization)
    .states.where('list_id', '==', id)
    .where('next_at', '<=', now())
    .orderBy('next_at')
    .limit(spread)
    .select('number')
    .get();
  const number: unknown = docs[Math.floor(Math.random() * docs.length)]?.get('number');
  return typeof number === 'number' ? number : null;
}

/**
 * Locks one person of a packet for the caller, in one transaction with the caller's own document and with the voter's claim:
 * whoever asks at the same moment, on this list or on another, gets another one. Who is barred is set aside, so that nobody
 * looks at them again. `more`: there may be others.
 */
async function giveOf(
  job: Job,
  number: number,
  hours: readonly HourlyCount[],
  blocked: AssignmentResult['blocked'],
) {
  const { db, member, id, list, now } = job;
  const calling = callingIn(db, member.organization);
  const people = await peopleOf(job, number);
  const done = await onPacket(db, calling.state(id, number), async (transaction) => {
    const [found, callerDocument] = await transaction.getAll(
      calling.state(id, number),
      calling.caller(id, member.uid),
    );
    const packet = found && readState(found);
    if (!packet || !callerDocument) return { assignment: null, more: false, barred: [] };
    const at = now();
    const caller = readCaller(callerDocument, id, member, at);
    // Another tab of the same caller was faster; or it is not for calling that they are asked for.
    if (rateLimitedUntil([caller.hour, ...hours], at) !== null || (caller.has && caller.has.until > at))
      return { assignment: null, more: false, barred: [] };
    const targets: Record<string, TargetState> = { ...packet.targets };
    const barred: BlockedReason[] = [];
    const due = callable(packet.targets, at);
    for (const voter of due.slice(0, checkedMax)) {
      const [state, target] = [targets[voter], people.get(voter)];
      if (!state || !target) continue;
      const claim = await readClaim(transaction, calling, voter);
      const elsewhere = lockedElsewhereUntil(claim, id, at);
      if (elsewhere !== null) {
        targets[voter] = postponed(state, elsewhere);
        continue;
      }
      const query = { organization: member.organization, list, id, calledAt: lastCallOf(claim), now: at };
      const { seen, recentAnswers } = await readEligibility(db, query, target, state);
      if (seen.is === 'free') {
        const assigned = assign(state, member.uid, at);
        targets[voter] = assigned;
        writeStates(transaction, calling, packet, targets);
        writeClaim(transaction, calling, voter, claimed(claim, id, assigned.until), at);
        const has = { voter, packet: number, until: assigned.until };
        transaction.set(calling.caller(id, member.uid), withVoter(caller, has, member.fullName, at));
        const line = { target: seen.target, packet: number, until: assigned.until, recentAnswers };
        return { assignment: { ...line, calledBack: state.is === 'call_back' }, more: false, barred };
      }
      targets[voter] = markIneligible(state, seen);
      if (seen.is === 'blocked') barred.push(seen.why);
    }
    if (due.length > 0) writeStates(transaction, calling, packet, targets);
    return { assignment: null, more: due.length > checkedMax, barred };
  });
  for (const why of done.barred) blocked[why] = (blocked[why] ?? 0) + 1;
  return done;
}
