import type * as z from 'zod/mini';
import {
  type CallAnswer,
  type CallReport,
  callDeleteCall,
  callNextCall,
  callOpenCall,
  callUndoCall,
} from '#shared/calls/calling.ts';
import { afterCall, calledBackBy, without } from '#shared/rules/calling/caller.ts';
import { calledLate, heldElsewhere, reclaimed } from '#shared/rules/calling/claim.ts';
import { packetId } from '#shared/rules/calling/list.ts';
import { counts, putBack, reported, undone } from '#shared/rules/calling/moves.ts';
import { votersOf, withoutThose } from '#shared/rules/calling/opening.ts';
import { callRefusals } from '#shared/rules/calling/refusals.ts';
import { freeAt, fresh } from '#shared/rules/calling/states.ts';
import { note } from '../feed.ts';
import { refuse } from '../refuse.ts';
import type { World } from '../world.ts';
import { answering } from './answering.ts';
import {
  callerIn,
  claim,
  claimIn,
  count,
  keep,
  type List,
  listIn,
  packetsOf,
  statesOf,
  write,
} from './phone-bank.ts';
import { type Found, give, resumed } from './phone-give.ts';

function open(world: World, { list: id, drop }: z.output<typeof callOpenCall.request>) {
  const list = listIn(world, id);
  if (list.state === 'closed') throw refuse(callRefusals.closed.code, callRefusals.closed.words);
  const packets = packetsOf(world, id);
  if (packets.length < list.packets) throw refuse(callRefusals.unarrived.code, callRefusals.unarrived.words);
  const { people, packed } = votersOf(packets);
  const left = new Set(drop);
  let dropped = 0;
  for (const { number, voters } of packed) {
    const there = world.call_states.get(packetId(id, number));
    if (!there) write(world, id, number, Object.fromEntries(voters.map((voter) => [voter, fresh])));
    const rest = withoutThose(there?.targets ?? {}, left);
    if (!rest) continue;
    dropped += rest.dropped;
    write(world, id, number, rest.states);
  }
  world.call_lists.patch(id, {
    ...(list.state === 'draft' ? { state: 'open' } : {}),
    opened_at: list.opened_at ?? world.instant(world.now()),
  });
  count(world, id);
  return { people, dropped };
}

function take(world: World, list: List, report: CallReport): 'taken' | 'late' {
  const { uid } = world.actor;
  const packet = world.call_states.get(packetId(list.id, report.packet));
  const state = packet?.targets[report.voter];
  if (state?.report === report.id && state.by === uid) return 'taken';
  if (!packet || !counts(state, uid, report.id)) return 'late';
  const now = world.now();
  write(world, list.id, packet.number, {
    ...packet.targets,
    [report.voter]: reported(state, report, list, now),
  });
  const { voter, outcome } = report;
  const had = claimIn(world, voter);
  claim(world, voter, calledLate(had, list.id, now));
  keep(world, afterCall(callerIn(world, list.id), voter, outcome, now));
  return 'taken';
}

function giveUp(
  world: World,
  list: string,
  back: { voter: string; packet: number; how: 'skip' | 'release' },
) {
  const packet = world.call_states.get(packetId(list, back.packet));
  const state = packet?.targets[back.voter];
  if (!packet || !state || state.by !== world.actor.uid || state.until === 0) return;
  const now = world.now();
  write(world, list, packet.number, { ...packet.targets, [back.voter]: putBack(state, now, back.how) });
  const had = claimIn(world, back.voter);
  if (had?.list_id === list) claim(world, back.voter, { ...had, until: 0 });
  keep(world, without(callerIn(world, list), back.voter));
}

function whyNobody(world: World, { id, state }: List): Pick<CallAnswer, 'why' | 'againAt'> {
  if (state !== 'open') return { why: state === 'closed' ? 'closed' : 'paused', againAt: null };
  const all = statesOf(world, id).flatMap(({ targets }) => Object.values(targets).map(freeAt));
  const moments = all.filter((at) => at !== null);
  if (moments.length === 0) return { why: 'finished', againAt: null };
  return { why: 'later', againAt: Math.max(Math.min(...moments), world.now() + 5_000) };
}

function answered(world: World, list: List, found: Found, want: boolean): CallAnswer {
  const { calls, reached, active_ms } = callerIn(world, list.id);
  const nobody = want && !found.given ? whyNobody(world, list) : { why: null, againAt: null };
  count(world, list.id);
  return {
    ...{ ...found, ...nobody, taken: [], late: [], state: list.state },
    mine: { calls, reached, activeMs: active_ms },
  };
}

function next(world: World, asked: z.output<typeof callNextCall.request>): CallAnswer {
  const list = listIn(world, asked.list);
  const late = asked.reports.filter((report) => take(world, list, report) === 'late').map(({ id }) => id);
  if (asked.putBack) giveUp(world, list.id, asked.putBack);
  const found = asked.want && list.state === 'open' ? give(world, list) : { given: null, blocked: {} };
  return { ...answered(world, list, found, asked.want), taken: asked.reports.map(({ id }) => id), late };
}

function undo(
  world: World,
  { list: id, report, voter, packet: number }: z.output<typeof callUndoCall.request>,
): CallAnswer {
  const list = listIn(world, id);
  if (list.state === 'closed') throw refuse(callRefusals.closed.code, callRefusals.closed.words);
  const { has } = callerIn(world, id);
  if (has && has.voter !== voter) giveUp(world, id, { ...has, how: 'release' });
  const packet = world.call_states.get(packetId(id, number));
  const state = packet?.targets[voter];
  const now = world.now();
  const before = state ? undone(state, world.actor.uid, report, now) : null;
  const had = claimIn(world, voter);
  if (!packet || !state || !before || heldElsewhere(had, id, now) !== null)
    throw refuse(callRefusals.late.code, callRefusals.late.words);
  write(world, id, number, { ...packet.targets, [voter]: before });
  claim(world, voter, reclaimed(had, id, before.until));
  const again = { voter, packet: number, until: before.until };
  keep(world, calledBackBy(callerIn(world, id), again, state.reached - before.reached, now));
  const found = resumed(world, list, true);
  const answer = answered(world, list, found, true);
  return found.given ? answer : { ...answer, why: 'barred', againAt: null };
}

function remove(world: World, { list }: z.output<typeof callDeleteCall.request>): { ok: true } {
  for (const { id } of packetsOf(world, list)) world.call_packets.remove(id);
  for (const { id } of statesOf(world, list)) world.call_states.remove(id);
  world.call_progress.remove(list);
  world.call_plans.remove(list);
  const found = world.call_lists.get(list);
  world.call_lists.remove(list);
  // Deleted again, there is nothing to tell.
  if (found)
    note(world, {
      ...{ type: 'record_deleted', what: 'call_lists' },
      ...{ subject_id: list, subject_name: found.name },
    });
  return { ok: true };
}

/** The phone bank, by the very rules of the server. */
export const callingAnswers = [
  answering(callOpenCall, open, true),
  answering(callNextCall, next, true),
  answering(callUndoCall, undo, true),
  answering(callDeleteCall, remove, true),
];
