import type { OnTheLine } from '#shared/calls/calling.ts';
import { callPackets } from '#shared/collections/index.ts';
import { postponed, setAside, stopsCall } from '#shared/rules/calling/barred.ts';
import { type Caller, withVoter } from '#shared/rules/calling/caller.ts';
import { claimed, heldElsewhere, lastCallOf } from '#shared/rules/calling/claim.ts';
import type { BlockedReason } from '#shared/rules/calling/list.ts';
import { given, type Hour, tooFast } from '#shared/rules/calling/moves.ts';
import { callable, type TargetState } from '#shared/rules/calling/states.ts';
import { type CallTarget, targetsIn } from '#shared/rules/calling/target.ts';
import { lookAt } from './looked.ts';
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
} from './stored.ts';
import { handBack } from './take.ts';

/** People who are looked at in one transaction, and transactions of one request: so many barred ones in a row are seldom. */
const lookedMax = 5;
const roundsMax = 8;
/** Packets of which one is chosen at random: callers spread over them instead of waiting for each other. */
const spread = 8;

export type Given = { given: OnTheLine | null; blocked: Partial<Record<BlockedReason, number>> };
export const nobody: Given = { given: null, blocked: {} };

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
export async function resumed(job: Job, { has }: Caller, isWithdrawn = false): Promise<Given> {
  const { db, member, id, list, now } = job;
  const calling = callingIn(db, member.organization);
  if (!has || has.until <= now()) return nobody;
  const [found, people] = await Promise.all([calling.state(id, has.packet).get(), peopleOf(job, has.packet)]);
  const state = readState(found)?.targets[has.voter];
  const target = people.get(has.voter);
  if (!state || !target || state.by !== member.uid || state.until <= now()) return nobody;
  const asked = { organization: member.organization, list, id, calledAt: 0, now: now() };
  const withdrawn = isWithdrawn ? member.uid : null;
  const { seen, said, known } = await lookAt(db, { ...asked, withdrawn }, target, state);
  const stopped = stopsCall(seen, known);
  if (stopped) {
    await handBack(job, has, (now) => ({ ...setAside(now, stopped.seen), until: 0 }));
    return { given: null, blocked: { [stopped.why]: 1 } };
  }
  const line = { packet: has.packet, until: state.until, calledBack: state.is === 'call_back', said };
  return { given: { target: known, ...line }, blocked: {} };
}

/** Gives a caller the next person of a list. `passed`: who was passed over already. Where nobody can be called, `given` is null. */
export async function give(job: Job, preferred: number | null, passed: Given['blocked']): Promise<Given> {
  const blocked: Given['blocked'] = { ...passed };
  const { db, member, id, now } = job;
  const asked = { list: id, uid: member.uid, now: now() };
  const [first, hours] = await Promise.all([
    preferred ?? anyPacket(job),
    hoursElsewhere(callingIn(db, member.organization), asked),
  ]);
  let packet = first;
  for (let round = 0; round < roundsMax && packet !== null; round++) {
    const found = await giveOf(job, packet, hours, blocked);
    if (found.given) return { given: found.given, blocked };
    if (!found.more) packet = await anyPacket(job);
  }
  return { given: null, blocked };
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
async function giveOf(job: Job, number: number, hours: readonly Hour[], blocked: Given['blocked']) {
  const { db, member, id, list, now } = job;
  const calling = callingIn(db, member.organization);
  const people = await peopleOf(job, number);
  const done = await onPacket(db, calling.state(id, number), async (transaction) => {
    const [found, ours] = await transaction.getAll(calling.state(id, number), calling.caller(id, member.uid));
    const packet = found && readState(found);
    if (!packet || !ours) return { given: null, more: false, barred: [] };
    const at = now();
    const caller = readCaller(ours, id, member, at);
    // Another tab of the same caller was faster; or it is not for calling that they are asked for.
    if (tooFast([caller.hour, ...hours], at) !== null || (caller.has && caller.has.until > at))
      return { given: null, more: false, barred: [] };
    const targets: Record<string, TargetState> = { ...packet.targets };
    const barred: BlockedReason[] = [];
    const due = callable(packet.targets, at);
    for (const voter of due.slice(0, lookedMax)) {
      const [state, target] = [targets[voter], people.get(voter)];
      if (!state || !target) continue;
      const claim = await readClaim(transaction, calling, voter);
      const elsewhere = heldElsewhere(claim, id, at);
      if (elsewhere !== null) {
        targets[voter] = postponed(state, elsewhere);
        continue;
      }
      const asked = { organization: member.organization, list, id, calledAt: lastCallOf(claim), now: at };
      const { seen, said } = await lookAt(db, asked, target, state);
      if (seen.is === 'free') {
        const held = given(state, member.uid, at);
        targets[voter] = held;
        writeStates(transaction, calling, packet, targets);
        writeClaim(transaction, calling, voter, claimed(claim, id, held.until), at);
        const has = { voter, packet: number, until: held.until };
        transaction.set(calling.caller(id, member.uid), withVoter(caller, has, member.fullName, at));
        const line = { target: seen.target, packet: number, until: held.until, said };
        return { given: { ...line, calledBack: state.is === 'call_back' }, more: false, barred };
      }
      targets[voter] = setAside(state, seen);
      if (seen.is === 'blocked') barred.push(seen.why);
    }
    if (due.length > 0) writeStates(transaction, calling, packet, targets);
    return { given: null, more: due.length > lookedMax, barred };
  });
  for (const why of done.barred) blocked[why] = (blocked[why] ?? 0) + 1;
  return done;
}
