import type { Found, Group } from '../../../shared/turfs/ground/ground-protocol.ts';
import type { StoredPlan } from '../../../shared/turfs/plans.ts';
import { type MakeTurfsProgress, nothingMade } from '../make/making-progress.ts';
import type { RequestedTurf } from '../make/turf-operations.ts';
import type { Piece, Plan } from '../plan/turf-plan.ts';

/** A turf that is planned, or one that is being made. */
type Laid = { piece: Piece; number: number; ownName: string | null };

export const layoutOf = (plan: Plan): readonly Laid[] =>
  plan.map((piece, at) => ({ piece, number: at + 1, ownName: piece.ownName }));
/** Those of a making that are not safe yet: they keep their numbers and names. */
export const remainingOf = (
  requested: readonly RequestedTurf[],
  made: readonly number[],
): readonly Laid[] => {
  const safe = new Set(made);
  return requested.flatMap(({ piece, name, number }) =>
    safe.has(number) ? [] : [{ piece, number, ownName: name }],
  );
};

/** The doors of turfs, one after the other, and what is kept of the turfs once their numbers in the file are known. */
export function planLayout(laid: readonly Laid[]) {
  const members = new Int32Array(laid.reduce((sum, { piece }) => sum + piece.members.length, 0));
  let at = 0;
  for (const { piece } of laid) {
    members.set(piece.members, at);
    at += piece.members.length;
  }
  const savedAs = (numbers: Int32Array): StoredPlan['pieces'] => {
    let from = 0;
    return laid.map(({ piece, number, ownName }) => {
      const doors = numbers.slice(from, from + piece.members.length);
      from += piece.members.length;
      return { number, doors, given: ownName };
    });
  };
  return { members, savedAs };
}

const emptyGroup: Group = {
  ...{
    members: new Int32Array(0),
    doors: 0,
    people: 0,
    buildings: 0,
    placeless: 0,
    precinct: '',
    street: '',
  },
  ...{ single: false, outline: [], middle: null },
};

/**
 * What is left of a kept plan once its doors were looked for. `made`: numbers of its turfs that are safe already. Of a
 * making, turfs of which no door is left are still wanted: so it is said of each that nobody is there.
 */
export function resumedPlan(
  { pieces, making }: StoredPlan,
  { groups }: Found,
  made: ReadonlySet<number>,
): { left: Plan; requested: readonly RequestedTurf[]; going: MakeTurfsProgress | null } {
  const left: Piece[] = [];
  const requested: RequestedTurf[] = [];
  for (const [at, { number, given }] of pieces.entries()) {
    if (making && made.has(number)) continue;
    const group = groups[at] ?? null;
    const piece: Piece = { ...(group ?? emptyGroup), key: number, ownName: given };
    if (group) left.push(piece);
    requested.push({ piece, name: given ?? '', number });
  }
  const safe = [...made].sort((one, other) => one - other);
  return { left, requested, going: making && { ...nothingMade(making.of), made: safe } };
}
