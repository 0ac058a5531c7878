import type { OnTheLine } from '#shared/calls/calling.ts';
import { looked, setAside } from '#shared/rules/calling/barred.ts';
import { type BlockedReason, givenMax, packetId } from '#shared/rules/calling/list.ts';
import { given, oneMore } from '#shared/rules/calling/moves.ts';
import { callable, type fresh } from '#shared/rules/calling/states.ts';
import { type CallTarget, targetsIn } from '#shared/rules/calling/target.ts';
import { learnedOf } from '#shared/rules/voters/learned.ts';
import type { World } from '../world.ts';
import { callerIn, keep, type List, statesOf, write } from './phone-bank.ts';

function peopleOf({ call_packets }: World, list: string, number: number): ReadonlyMap<string, CallTarget> {
  const packet = call_packets.get(packetId(list, number));
  return new Map((packet ? targetsIn(packet.targets) : []).map((target) => [target.id, target]));
}

function look(world: World, list: List, target: CallTarget, state: typeof fresh) {
  const events = world.voter_events.all().filter(({ voter_id }) => voter_id === target.id);
  return looked(target, state, events.map(learnedOf), {
    ...{ list: list.id, rules: list, now: world.now() },
    openedAt: list.opened_at?.toMillis() ?? world.now(),
  });
}

export function resumed(world: World, list: List): OnTheLine | null {
  const { has } = callerIn(world, list.id);
  if (!has || has.until <= world.now()) return null;
  const state = world.call_states.get(packetId(list.id, has.packet))?.targets[has.voter];
  const target = peopleOf(world, list.id, has.packet).get(has.voter);
  if (!state || !target || state.by !== world.actor.uid) return null;
  const seen = look(world, list, target, state);
  return {
    target: seen.is === 'free' ? seen.target : target,
    ...{ packet: has.packet, until: state.until, calledBack: state.is === 'call_back' },
  };
}

export type Found = { given: OnTheLine | null; blocked: Partial<Record<BlockedReason, number>> };

export function give(world: World, list: List): Found {
  const had = resumed(world, list);
  if (had) return { given: had, blocked: {} };
  const now = world.now();
  const blocked: Found['blocked'] = {};
  for (const packet of statesOf(world, list.id)) {
    const people = peopleOf(world, list.id, packet.number);
    const targets = { ...packet.targets };
    for (const voter of callable(packet.targets, now)) {
      const [state, target] = [targets[voter], people.get(voter)];
      if (!state || !target) continue;
      const seen = look(world, list, target, state);
      if (seen.is !== 'free') {
        targets[voter] = setAside(state, seen);
        if (seen.is === 'blocked') blocked[seen.why] = (blocked[seen.why] ?? 0) + 1;
        write(world, list.id, packet.number, targets);
        continue;
      }
      const held = given(state, world.actor.uid, now);
      targets[voter] = held;
      write(world, list.id, packet.number, targets);
      const caller = callerIn(world, list.id);
      keep(world, {
        ...caller,
        voters: [...caller.voters.filter((one) => one !== voter), voter].slice(-givenMax),
        has: { voter, packet: packet.number, until: held.until },
        ...{ has_until: held.until, packet: packet.number, last_at: now, hour: oneMore(caller.hour, now) },
      });
      const line = { target: seen.target, packet: packet.number, until: held.until };
      return { given: { ...line, calledBack: state.is === 'call_back' }, blocked };
    }
  }
  return { given: null, blocked };
}
