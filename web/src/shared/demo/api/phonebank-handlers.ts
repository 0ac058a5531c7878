import type * as z from 'zod/mini';
import {
  type CallAnswer,
  type CallReport,
  deleteCallListEndpoint,
  nextCallEndpoint,
  openCallListEndpoint,
  undoCallEndpoint,
} from '#shared/api/phonebank-api.ts';
import { afterCall, calledBackBy, withoutVoter } from '#shared/domain/phonebank/caller.ts';
import { calledLate, lockedElsewhereUntil, reclaimed } from '#shared/domain/phonebank/claim.ts';
import { packetId } from '#shared/domain/phonebank/list.ts';
import { votersOf, withoutThose } from '#shared/domain/phonebank/opening.ts';
import { callableAt, newTarget } from '#shared/domain/phonebank/target-states.ts';
import {
  applyReport,
  isCurrentReport,
  putBack,
  revertReport,
} from '#shared/domain/phonebank/target-transitions.ts';
import { RefusedError } from '#shared/refusals.ts';
import type { DemoStore } from '../demo-store.ts';
import { addAuditLine } from '../feed.ts';
import { type AssignResult, assignNext, resumeAssignment } from './assign-call.ts';
import { defineHandler } from './handler.ts';
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

function open(world: DemoStore, { list: id, drop }: z.output<typeof openCallListEndpoint.request>) {
  const list = listIn(world, id);
  if (list.state === 'closed') throw new RefusedError('phonebank.closed');
  const packets = packetsOf(world, id);
  if (packets.length < list.packets) throw new RefusedError('phonebank.unarrived');
  const { people, packed } = votersOf(packets);
  const left = new Set(drop);
  let dropped = 0;
  for (const { number, voters } of packed) {
    const current = world.call_states.get(packetId(id, number));
    if (!current) write(world, id, number, Object.fromEntries(voters.map((voter) => [voter, newTarget])));
    const rest = withoutThose(current?.targets ?? {}, left);
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

function take(world: DemoStore, list: List, report: CallReport): 'taken' | 'late' {
  const { uid } = world.actor;
  const packet = world.call_states.get(packetId(list.id, report.packet));
  const state = packet?.targets[report.voter];
  if (state?.report === report.id && state.by === uid) return 'taken';
  if (!packet || !isCurrentReport(state, uid, report.id)) return 'late';
  const now = world.now();
  write(world, list.id, packet.number, {
    ...packet.targets,
    [report.voter]: applyReport(state, report, list, now),
  });
  const { voter, outcome } = report;
  const had = claimIn(world, voter);
  claim(world, voter, calledLate(had, list.id, now));
  keep(world, afterCall(callerIn(world, list.id), voter, outcome, now));
  return 'taken';
}

function giveUp(
  world: DemoStore,
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
  keep(world, withoutVoter(callerIn(world, list), back.voter));
}

function whyUnassigned(world: DemoStore, { id, state }: List): Pick<CallAnswer, 'why' | 'againAt'> {
  if (state !== 'open') return { why: state === 'closed' ? 'closed' : 'paused', againAt: null };
  const all = statesOf(world, id).flatMap(({ targets }) => Object.values(targets).map(callableAt));
  const moments = all.filter((at) => at !== null);
  if (moments.length === 0) return { why: 'finished', againAt: null };
  return { why: 'later', againAt: Math.max(Math.min(...moments), world.now() + 5_000) };
}

function answered(world: DemoStore, list: List, found: AssignResult, isNextRequested: boolean): CallAnswer {
  const { calls, reached, active_ms } = callerIn(world, list.id);
  const reason =
    isNextRequested && !found.assignment ? whyUnassigned(world, list) : { why: null, againAt: null };
  count(world, list.id);
  return {
    ...{ ...found, ...reason, taken: [], late: [], state: list.state },
    callerStats: { calls, reached, activeMs: active_ms },
  };
}

function next(world: DemoStore, request: z.output<typeof nextCallEndpoint.request>): CallAnswer {
  const list = listIn(world, request.list);
  const late = request.reports.filter((report) => take(world, list, report) === 'late').map(({ id }) => id);
  if (request.putBack) giveUp(world, list.id, request.putBack);
  const found =
    request.isNextRequested && list.state === 'open'
      ? assignNext(world, list)
      : { assignment: null, blocked: {} };
  return {
    ...answered(world, list, found, request.isNextRequested),
    taken: request.reports.map(({ id }) => id),
    late,
  };
}

function undo(
  world: DemoStore,
  { list: id, report, voter, packet: number }: z.output<typeof undoCallEndpoint.request>,
): CallAnswer {
  const list = listIn(world, id);
  if (list.state === 'closed') throw new RefusedError('phonebank.closed');
  const { has } = callerIn(world, id);
  if (has && has.voter !== voter) giveUp(world, id, { ...has, how: 'release' });
  const packet = world.call_states.get(packetId(id, number));
  const state = packet?.targets[voter];
  const now = world.now();
  const before = state ? revertReport(state, world.actor.uid, report, now) : null;
  const had = claimIn(world, voter);
  if (!packet || !state || !before || lockedElsewhereUntil(had, id, now) !== null)
    throw new RefusedError('phonebank.late');
  write(world, id, number, { ...packet.targets, [voter]: before });
  claim(world, voter, reclaimed(had, id, before.until));
  const again = { voter, packet: number, until: before.until };
  keep(world, calledBackBy(callerIn(world, id), again, state.reached - before.reached, now));
  const found = resumeAssignment(world, list, true);
  const answer = answered(world, list, found, true);
  return found.assignment ? answer : { ...answer, why: 'barred', againAt: null };
}

function remove(world: DemoStore, { list }: z.output<typeof deleteCallListEndpoint.request>): { ok: true } {
  for (const { id } of packetsOf(world, list)) world.call_packets.remove(id);
  for (const { id } of statesOf(world, list)) world.call_states.remove(id);
  world.call_progress.remove(list);
  world.call_plans.remove(list);
  const found = world.call_lists.get(list);
  world.call_lists.remove(list);
  // Deleted again, there is nothing to tell.
  if (found)
    addAuditLine(world, {
      ...{ type: 'record_deleted', what: 'call_lists' },
      ...{ subject_id: list, subject_name: found.name },
    });
  return { ok: true };
}

/** The phone bank, by the very rules of the server. */
export const phonebankHandlers = [
  defineHandler(openCallListEndpoint, open, true),
  defineHandler(nextCallEndpoint, next, true),
  defineHandler(undoCallEndpoint, undo, true),
  defineHandler(deleteCallListEndpoint, remove, true),
];
