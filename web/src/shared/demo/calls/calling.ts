import type * as z from 'zod/mini';
import {
  type CallAnswer,
  type CallReport,
  callDeleteCall,
  callNextCall,
  callOpenCall,
  callUndoCall,
} from '#shared/calls/calling.ts';
import { breakMs, packetId } from '#shared/rules/calling/list.ts';
import { counts, putBack, reported, undone } from '#shared/rules/calling/moves.ts';
import { callRefusals } from '#shared/rules/calling/refusals.ts';
import { isContact } from '#shared/rules/calling/results.ts';
import { freeAt, fresh, isOver } from '#shared/rules/calling/states.ts';
import { targetsIn } from '#shared/rules/calling/target.ts';
import { refuse } from '../refuse.ts';
import type { World } from '../world.ts';
import { answering } from './answering.ts';
import { callerIn, count, keep, type List, listIn, packetsOf, statesOf, write } from './phone-bank.ts';
import { type Found, give, resumed } from './phone-give.ts';

function open(world: World, { list: id, drop }: z.output<typeof callOpenCall.request>) {
  const list = listIn(world, id);
  if (list.state === 'closed') throw refuse(callRefusals.closed.code, callRefusals.closed.words);
  const packets = packetsOf(world, id);
  if (packets.length < list.packets) throw refuse(callRefusals.unarrived.code, callRefusals.unarrived.words);
  const left = new Set(drop);
  const seen = new Set<string>();
  let dropped = 0;
  for (const { number, targets } of packets) {
    const there = world.call_states.get(packetId(id, number));
    const voters = targetsIn(targets).flatMap(({ id: voter }) => (seen.has(voter) ? [] : [voter]));
    for (const voter of voters) seen.add(voter);
    if (!there) write(world, id, number, Object.fromEntries(voters.map((voter) => [voter, fresh])));
    const gone = Object.entries(there?.targets ?? {}).filter(
      ([voter, one]) => left.has(voter) && !isOver(one),
    );
    dropped += gone.length;
    const taken = gone.map(([voter, one]) => [voter, { ...one, is: 'blocked', why: 'left', at: 0 }] as const);
    if (there && gone.length > 0)
      write(world, id, number, { ...there.targets, ...Object.fromEntries(taken) });
  }
  world.call_lists.patch(id, {
    ...(list.state === 'draft' ? { state: 'open' } : {}),
    opened_at: list.opened_at ?? world.instant(world.now()),
  });
  count(world, id);
  return { people: seen.size, dropped };
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
  const caller = callerIn(world, list.id);
  const gap = now - caller.last_at;
  const has = caller.has?.voter === report.voter ? null : caller.has;
  keep(world, {
    ...caller,
    ...{ has, has_until: has?.until ?? 0, last_at: now, calls: caller.calls + 1 },
    reached: caller.reached + (isContact(report.outcome) ? 1 : 0),
    active_ms: caller.active_ms + (gap > 0 && gap < breakMs ? gap : 0),
  });
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
  const caller = callerIn(world, list);
  if (caller.has?.voter === back.voter) keep(world, { ...caller, has: null, has_until: 0 });
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
) {
  const list = listIn(world, id);
  const { has } = callerIn(world, id);
  if (has && has.voter !== voter) giveUp(world, id, { ...has, how: 'release' });
  const packet = world.call_states.get(packetId(id, number));
  const state = packet?.targets[voter];
  const now = world.now();
  const before = state ? undone(state, world.actor.uid, report, now) : null;
  if (!packet || !state || !before) throw refuse(callRefusals.late.code, callRefusals.late.words);
  write(world, id, number, { ...packet.targets, [voter]: before });
  const caller = callerIn(world, id);
  keep(world, {
    ...caller,
    ...{ has: { voter, packet: number, until: before.until }, has_until: before.until, last_at: now },
    calls: Math.max(0, caller.calls - 1),
    reached: Math.max(0, caller.reached - (state.reached - before.reached)),
  });
  return answered(world, list, { given: resumed(world, list), blocked: {} }, true);
}

function remove(world: World, { list }: z.output<typeof callDeleteCall.request>): { ok: true } {
  for (const { id } of packetsOf(world, list)) world.call_packets.remove(id);
  for (const { id } of statesOf(world, list)) world.call_states.remove(id);
  for (const { id, list_id } of world.call_callers.all()) if (list_id === list) world.call_callers.remove(id);
  world.call_progress.remove(list);
  world.call_lists.remove(list);
  return { ok: true };
}

/** The phone bank, by the very rules of the server. */
export const callingAnswers = [
  answering(callOpenCall, open, true),
  answering(callNextCall, next, true),
  answering(callUndoCall, undo, true),
  answering(callDeleteCall, remove, true),
];
