import type { CallAssignment } from '#shared/api/phonebank-api.ts';
import { withoutVoter, withVoter } from '#shared/domain/phonebank/caller.ts';
import { claimed, lastCallOf, lockedElsewhereUntil } from '#shared/domain/phonebank/claim.ts';
import {
  asKnown,
  checkEligibility,
  markIneligible,
  postponed,
  stopsCall,
} from '#shared/domain/phonebank/eligibility.ts';
import { type BlockedReason, packetId } from '#shared/domain/phonebank/list.ts';
import { recentAnswersOf } from '#shared/domain/phonebank/recent-answers.ts';
import { type CallTarget, targetsIn } from '#shared/domain/phonebank/target.ts';
import { callable, type newTarget } from '#shared/domain/phonebank/target-states.ts';
import { assign } from '#shared/domain/phonebank/target-transitions.ts';
import { withoutWithdrawn } from '#shared/domain/phonebank/withdrawn.ts';
import { learnedOf } from '#shared/domain/voters/learned.ts';
import type { DemoStore } from '../demo-store.ts';
import { callerIn, claim, claimIn, keep, type List, statesOf, write } from './phone-bank.ts';

function peopleOf(
  { call_packets }: DemoStore,
  list: string,
  number: number,
): ReadonlyMap<string, CallTarget> {
  const packet = call_packets.get(packetId(list, number));
  return new Map((packet ? targetsIn(packet.targets) : []).map((target) => [target.id, target]));
}

type Looking = { calledAt?: number; withdrawn?: string | null };
function eligibilityOf(
  world: DemoStore,
  list: List,
  target: CallTarget,
  state: typeof newTarget,
  { calledAt = 0, withdrawn = null }: Looking = {},
) {
  const now = world.now();
  const all = world.voter_events
    .all()
    .filter(({ voter_id }) => voter_id === target.id)
    .map(learnedOf);
  const log = withdrawn === null ? all : withoutWithdrawn(all, { by: withdrawn, list: list.id, now });
  const seen = checkEligibility(target, state, log, {
    ...{ list: list.id, rules: list, calledAt, now },
    openedAt: list.opened_at?.toMillis() ?? now,
  });
  return { seen, recentAnswers: recentAnswersOf(log, now), known: asKnown(target, log, now) };
}

const noAssignment: AssignResult = { assignment: null, blocked: {} };

/** As the function of the server. */
export function resumeAssignment(world: DemoStore, list: List, isWithdrawn = false): AssignResult {
  const caller = callerIn(world, list.id);
  const { has } = caller;
  if (!has || has.until <= world.now()) return noAssignment;
  const packet = world.call_states.get(packetId(list.id, has.packet));
  const state = packet?.targets[has.voter];
  const target = peopleOf(world, list.id, has.packet).get(has.voter);
  if (!packet || !state || !target || state.by !== world.actor.uid) return noAssignment;
  const withdrawn = isWithdrawn ? world.actor.uid : null;
  const { seen, recentAnswers, known } = eligibilityOf(world, list, target, state, { withdrawn });
  const stopped = stopsCall(seen, known);
  if (stopped) {
    const aside = { ...markIneligible(state, stopped.seen), until: 0 };
    write(world, list.id, has.packet, { ...packet.targets, [has.voter]: aside });
    claim(world, has.voter, { ...claimed(claimIn(world, has.voter), list.id, 0) });
    keep(world, withoutVoter(caller, has.voter));
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

export type AssignResult = {
  assignment: CallAssignment | null;
  blocked: Partial<Record<BlockedReason, number>>;
};

export function assignNext(world: DemoStore, list: List): AssignResult {
  const had = resumeAssignment(world, list);
  if (had.assignment) return had;
  const now = world.now();
  const blocked: AssignResult['blocked'] = { ...had.blocked };
  for (const packet of statesOf(world, list.id)) {
    const people = peopleOf(world, list.id, packet.number);
    const targets = { ...packet.targets };
    for (const voter of callable(packet.targets, now)) {
      const [state, target] = [targets[voter], people.get(voter)];
      if (!state || !target) continue;
      const had = claimIn(world, voter);
      const elsewhere = lockedElsewhereUntil(had, list.id, now);
      if (elsewhere !== null) {
        targets[voter] = postponed(state, elsewhere);
        write(world, list.id, packet.number, targets);
        continue;
      }
      const { seen, recentAnswers } = eligibilityOf(world, list, target, state, {
        calledAt: lastCallOf(had),
      });
      if (seen.is !== 'free') {
        targets[voter] = markIneligible(state, seen);
        if (seen.is === 'blocked') blocked[seen.why] = (blocked[seen.why] ?? 0) + 1;
        write(world, list.id, packet.number, targets);
        continue;
      }
      const leased = assign(state, world.actor.uid, now);
      targets[voter] = leased;
      write(world, list.id, packet.number, targets);
      claim(world, voter, claimed(had, list.id, leased.until));
      const has = { voter, packet: packet.number, until: leased.until };
      keep(world, withVoter(callerIn(world, list.id), has, world.actor.fullName, now));
      const line = { target: seen.target, packet: packet.number, until: leased.until, recentAnswers };
      return { assignment: { ...line, calledBack: state.is === 'call_back' }, blocked };
    }
  }
  return { assignment: null, blocked };
}
