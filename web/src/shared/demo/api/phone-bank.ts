import { type Caller as NewCaller, newCaller } from '#shared/domain/phonebank/caller.ts';
import { type Claim, claimRetentionMs } from '#shared/domain/phonebank/claim.ts';
import { callerId, packetId } from '#shared/domain/phonebank/list.ts';
import { nextAt, type PacketStates, sumTallies, tallyOf } from '#shared/domain/phonebank/target-states.ts';
import { RefusedError } from '#shared/refusals.ts';
import type { DemoStore } from '../demo-store.ts';

/** What the demo keeps of its phone bank. */

export type List = NonNullable<ReturnType<DemoStore['call_lists']['get']>>;
type Caller = NonNullable<ReturnType<DemoStore['call_callers']['get']>>;

export function listIn({ call_lists }: DemoStore, id: string): List {
  const list = call_lists.get(id);
  if (!list) throw new RefusedError('phonebank.notFound');
  return list;
}

export const packetsOf = ({ call_packets }: DemoStore, list: string) =>
  call_packets
    .all()
    .filter(({ list_id }) => list_id === list)
    .toSorted((one, other) => one.number - other.number);
export const statesOf = ({ call_states }: DemoStore, list: string) =>
  call_states.all().filter(({ list_id }) => list_id === list);

export function write(world: DemoStore, list: string, number: number, targets: PacketStates): void {
  const before = world.call_states.get(packetId(list, number));
  world.call_states.put(packetId(list, number), {
    ...{ list_id: list, number, targets: { ...targets }, next_at: nextAt(targets) },
    version: (before?.version ?? 0) + 1,
    changed_at: world.instant(world.now()),
  });
}

/** At once, where the server counts every ten seconds. */
export function count(world: DemoStore, list: string): void {
  const now = world.now();
  const states = statesOf(world, list);
  const moments = states.flatMap(({ next_at }) => (next_at === null ? [] : [next_at]));
  const callers = world.call_callers.all().filter((one) => one.list_id === list && one.has_until > now);
  world.call_progress.put(list, {
    ...sumTallies(states.map(({ targets }) => tallyOf(targets))),
    allocated: callers.length,
    next_at: moments.length > 0 ? Math.min(...moments) : null,
    as_of: world.instant(now),
  });
}

export function callerIn(world: DemoStore, list: string): Caller {
  const { uid, fullName } = world.actor;
  const id = callerId(list, uid);
  return world.call_callers.get(id) ?? { id, ...newCaller(list, uid, fullName, world.now()) };
}
export const keep = (world: DemoStore, caller: NewCaller): void =>
  void world.call_callers.put(callerId(caller.list_id, caller.uid), withoutId(caller));
const withoutId = (caller: NewCaller & { id?: string }): NewCaller => {
  const { id: _, ...fields } = caller;
  return fields;
};

/** No step of a path. */
const claimId = (voter: string): string => encodeURIComponent(voter);
export const claimIn = ({ call_claims }: DemoStore, voter: string): Claim | null =>
  call_claims.get(claimId(voter));
export function claim(
  world: DemoStore,
  voter: string,
  { list_id, until, called_at, reported_at }: Claim,
): void {
  const expires_at = world.instant(world.now() + claimRetentionMs);
  world.call_claims.put(claimId(voter), { list_id, until, called_at, reported_at, expires_at });
}
