import type { Found, Group } from '../../../shared/turfs/ground/protocol.ts';
import type { KeptPlan } from '../../../shared/turfs/plans.ts';
import { type Making, nothingMade } from '../make/making.ts';
import type { Wanted } from '../make/turf.ts';
import type { Piece, Plan } from '../plan/plan.ts';

/** A turf that is planned, or one that is being made. */
type Laid = { piece: Piece; number: number; given: string | null };

export const laidOf = (plan: Plan): readonly Laid[] =>
  plan.map((piece, at) => ({ piece, number: at + 1, given: piece.given }));
/** Those of a making that are not safe yet: they keep their numbers and names. */
export const leftOf = (wanted: readonly Wanted[], made: readonly number[]): readonly Laid[] => {
  const safe = new Set(made);
  return wanted.flatMap(({ piece, name, number }) =>
    safe.has(number) ? [] : [{ piece, number, given: name }],
  );
};

/** The doors of turfs, one after the other, and what is kept of the turfs once their numbers in the file are known. */
export function laidOut(laid: readonly Laid[]) {
  const members = new Int32Array(laid.reduce((sum, { piece }) => sum + piece.members.length, 0));
  let at = 0;
  for (const { piece } of laid) {
    members.set(piece.members, at);
    at += piece.members.length;
  }
  const keptAs = (numbers: Int32Array): KeptPlan['pieces'] => {
    let from = 0;
    return laid.map(({ piece, number, given }) => {
      const doors = numbers.slice(from, from + piece.members.length);
      from += piece.members.length;
      return { number, doors, given };
    });
  };
  return { members, keptAs };
}

const nobody: Group = {
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
export function takenUp(
  { pieces, making }: KeptPlan,
  { groups }: Found,
  made: ReadonlySet<number>,
): { left: Plan; wanted: readonly Wanted[]; going: Making | null } {
  const left: Piece[] = [];
  const wanted: Wanted[] = [];
  for (const [at, { number, given }] of pieces.entries()) {
    if (making && made.has(number)) continue;
    const group = groups[at] ?? null;
    const piece: Piece = { ...(group ?? nobody), key: number, given };
    if (group) left.push(piece);
    wanted.push({ piece, name: given ?? '', number });
  }
  const safe = [...made].sort((one, other) => one - other);
  return { left, wanted, going: making && { ...nothingMade(making.of), made: safe } };
}
