import { type RefObject, useCallback, useEffect, useState } from 'react';
import type { Group } from '../../../shared/turfs/ground/ground-protocol.ts';
import type { Ground } from '../../../shared/turfs/ground/open-ground.ts';
import { joined, merged, type Piece, type Plan, renamed, without, withoutPieces } from './turf-plan.ts';

type PlanState = { ground: Ground | null; plan: Plan; past: readonly Plan[]; next: number };
const none: PlanState = { ground: null, plan: [], past: [], next: 1 };
/** Steps that can be taken back. */
const pastMax = 50;

/**
 * The turfs that are planned, of the doors that are here now; other doors begin anew. Every change can be taken back. `inUse`
 * is set as soon as there are some: doors that arrive before the screen has drawn them must not take their place.
 */
export function usePlan(ground: Ground | null, inUse: RefObject<boolean>) {
  const [state, setState] = useState<PlanState>(none);
  const { plan, past } = state.ground === ground ? state : none;
  useEffect(() => ground?.plan(plan.map(({ members }) => members)), [ground, plan]);

  const change = useCallback(
    (how: (plan: Plan, next: number) => Plan) =>
      setState((before) => {
        const now = before.ground === ground ? before : { ...none, ground };
        const plan = how(now.plan, now.next);
        if (plan === now.plan) return before;
        return {
          ground,
          plan,
          past: [now.plan, ...now.past].slice(0, pastMax),
          next: plan.reduce((top, { key }) => Math.max(top, key), now.next + plan.length) + 1,
        };
      }),
    [ground],
  );
  const add = useCallback(
    (groups: readonly Group[]) => {
      inUse.current = true;
      change((now, next) => [
        ...now,
        ...groups.map((group, at): Piece => ({ ...group, key: next + at, ownName: null })),
      ]);
    },
    [change, inUse],
  );
  const merge = async (one: Piece, other: Piece): Promise<void> => {
    if (!ground) return;
    const group = await ground.group(joined(one.members, other.members));
    // One of them may be gone meanwhile.
    change((now) =>
      [one, other].every(({ key }) => now.some((piece) => piece.key === key))
        ? merged(now, one.key, other.key, group)
        : now,
    );
  };
  return {
    plan,
    add,
    merge,
    rename: (key: number, ownName: string | null) => change((now) => renamed(now, key, ownName)),
    drop: (key: number) => change((now) => without(now, key)),
    /** Leaves only those that are not among them. */
    leave: useCallback(
      (removed: ReadonlySet<number>) => change((now) => withoutPieces(now, removed)),
      [change],
    ),
    /** Turfs that were planned before, in place of all. */
    restore: useCallback(
      (pieces: Plan) => {
        inUse.current = true;
        change(() => pieces);
      },
      [change, inUse],
    ),
    clear: useCallback(() => change((now) => (now.length === 0 ? now : [])), [change]),
    /** Null where nothing can be taken back. */
    undo:
      past.length === 0
        ? null
        : () => setState((now) => ({ ...now, plan: now.past[0] ?? [], past: now.past.slice(1) })),
  };
}
export type Planning = ReturnType<typeof usePlan>;
