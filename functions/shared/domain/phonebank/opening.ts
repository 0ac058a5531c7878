import { targetsIn } from './target.ts';
import { isOver, type PacketStates } from './target-states.ts';

/** Who is called in each packet, in order of their numbers: a voter who is in two of them, in the first alone. */
export function votersOf(packets: readonly { number: number; targets: string }[]): {
  people: number;
  packed: { number: number; voters: string[] }[];
} {
  const seen = new Set<string>();
  const packed = packets
    .toSorted((one, other) => one.number - other.number)
    .map(({ number, targets }) => {
      const voters = targetsIn(targets).flatMap(({ id }) => (seen.has(id) ? [] : [id]));
      for (const voter of voters) seen.add(voter);
      return { number, voters };
    });
  return { people: seen.size, packed };
}

/** A packet without those who left the list; null where none of them is still to be called. `dropped`: how many they are. */
export function withoutThose(
  states: PacketStates,
  left: ReadonlySet<string>,
): { states: PacketStates; dropped: number } | null {
  const removed = Object.entries(states).filter(([voter, state]) => left.has(voter) && !isOver(state));
  if (removed.length === 0) return null;
  const set = removed.map(
    ([voter, state]) => [voter, { ...state, is: 'blocked', why: 'left', at: 0 } as const] as const,
  );
  return { states: { ...states, ...Object.fromEntries(set) }, dropped: removed.length };
}

/** A packet with those who had left the list, and belong to it again; null where none of them had. What was called counts. */
export function withReturned(states: PacketStates, back: ReadonlySet<string>): PacketStates | null {
  const set = Object.entries(states).flatMap(([voter, state]) =>
    back.has(voter) && state.is === 'blocked' && state.why === 'left'
      ? [[voter, { ...state, is: state.calls > 0 ? 'again' : 'fresh', why: null, at: 0 } as const] as const]
      : [],
  );
  return set.length > 0 ? { ...states, ...Object.fromEntries(set) } : null;
}
