import type { OnTheLine } from '#shared/calls/calling.ts';
import { asKnown, looked, postponed, setAside, stopsCall } from '#shared/rules/calling/barred.ts';
import { without, withVoter } from '#shared/rules/calling/caller.ts';
import { claimed, heldElsewhere, lastCallOf } from '#shared/rules/calling/claim.ts';
import { latelyOf } from '#shared/rules/calling/lately.ts';
import { type BlockedReason, packetId } from '#shared/rules/calling/list.ts';
import { given } from '#shared/rules/calling/moves.ts';
import { callable, type fresh } from '#shared/rules/calling/states.ts';
import { type CallTarget, targetsIn } from '#shared/rules/calling/target.ts';
import { withoutWithdrawn } from '#shared/rules/calling/withdrawn.ts';
import { learnedOf } from '#shared/rules/voters/learned.ts';
import type { World } from '../world.ts';
import { callerIn, claim, claimIn, keep, type List, statesOf, write } from './phone-bank.ts';

function peopleOf({ call_packets }: World, list: string, number: number): ReadonlyMap<string, CallTarget> {
  const packet = call_packets.get(packetId(list, number));
  return new Map((packet ? targetsIn(packet.targets) : []).map((target) => [target.id, target]));
}

type Looking = { calledAt?: number; withdrawn?: string | null };
function look(
  world: World,
  list: List,
  target: CallTarget,
  state: typeof fresh,
  { calledAt = 0, withdrawn = null }: Looking = {},
) {
  const now = world.now();
  const all = world.voter_events
    .all()
    .filter(({ voter_id }) => voter_id === target.id)
    .map(learnedOf);
  const log = withdrawn === null ? all : withoutWithdrawn(all, { by: withdrawn, list: list.id, now });
  const seen = looked(target, state, log, {
    ...{ list: list.id, rules: list, calledAt, now },
    openedAt: list.opened_at?.toMillis() ?? now,
  });
  return { seen, said: latelyOf(log, now), known: asKnown(target, log, now) };
}

const nobody: Found = { given: null, blocked: {} };

/** As the function of the server. */
export function resumed(world: World, list: List, isWithdrawn = false): Found {
  const caller = callerIn(world, list.id);
  const { has } = caller;
  if (!has || has.until <= world.now()) return nobody;
  const packet = world.call_states.get(packetId(list.id, has.packet));
  const state = packet?.targets[has.voter];
  const target = peopleOf(world, list.id, has.packet).get(has.voter);
  if (!packet || !state || !target || state.by !== world.actor.uid) return nobody;
  const withdrawn = isWithdrawn ? world.actor.uid : null;
  const { seen, said, known } = look(world, list, target, state, { withdrawn });
  const stopped = stopsCall(seen, known);
  if (stopped) {
    const aside = { ...setAside(state, stopped.seen), until: 0 };
    write(world, list.id, has.packet, { ...packet.targets, [has.voter]: aside });
    claim(world, has.voter, { ...claimed(claimIn(world, has.voter), list.id, 0) });
    keep(world, without(caller, has.voter));
    return { given: null, blocked: { [stopped.why]: 1 } };
  }
  const line = { packet: has.packet, until: state.until, calledBack: state.is === 'call_back', said };
  return { given: { target: known, ...line }, blocked: {} };
}

export type Found = { given: OnTheLine | null; blocked: Partial<Record<BlockedReason, number>> };

export function give(world: World, list: List): Found {
  const had = resumed(world, list);
  if (had.given) return had;
  const now = world.now();
  const blocked: Found['blocked'] = { ...had.blocked };
  for (const packet of statesOf(world, list.id)) {
    const people = peopleOf(world, list.id, packet.number);
    const targets = { ...packet.targets };
    for (const voter of callable(packet.targets, now)) {
      const [state, target] = [targets[voter], people.get(voter)];
      if (!state || !target) continue;
      const had = claimIn(world, voter);
      const elsewhere = heldElsewhere(had, list.id, now);
      if (elsewhere !== null) {
        targets[voter] = postponed(state, elsewhere);
        write(world, list.id, packet.number, targets);
        continue;
      }
      const { seen, said } = look(world, list, target, state, { calledAt: lastCallOf(had) });
      if (seen.is !== 'free') {
        targets[voter] = setAside(state, seen);
        if (seen.is === 'blocked') blocked[seen.why] = (blocked[seen.why] ?? 0) + 1;
        write(world, list.id, packet.number, targets);
        continue;
      }
      const held = given(state, world.actor.uid, now);
      targets[voter] = held;
      write(world, list.id, packet.number, targets);
      claim(world, voter, claimed(had, list.id, held.until));
      const has = { voter, packet: packet.number, until: held.until };
      keep(world, withVoter(callerIn(world, list.id), has, world.actor.fullName, now));
      const line = { target: seen.target, packet: packet.number, until: held.until, said };
      return { given: { ...line, calledBack: state.is === 'call_back' }, blocked };
    }
  }
  return { given: null, blocked };
}
