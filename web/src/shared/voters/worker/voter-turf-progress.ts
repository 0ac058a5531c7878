import { type TurfProgress, type TurfVoter, turfProgressOf } from '#shared/domain/field/turf-progress.ts';
import type { TurfProgressQuery } from '../engine.ts';
import type { VoterSnapshot } from './voter-snapshot.ts';

/** How far turfs have come. Who is not in the file any more is a door by themselves: nobody knows whose it was. */
export function progressOfTurfs(
  { world: { base, learned }, known }: Pick<VoterSnapshot, 'world' | 'known'>,
  turfs: readonly TurfProgressQuery[],
): Record<string, TurfProgress> {
  const voterProgress = (voter: string, at: number): TurfVoter => {
    const row = base.ids.rowOf(voter);
    if (row === null) return { door: -1 - at, facts: known.foldStateOf(voter).facts };
    // Of most nothing is known yet, and looking it up costs ten times as much.
    const isNew = learned.attempts[row] === 0 && learned.support[row] === 0;
    return { door: base.numbers.door[row] ?? 0, facts: isNew ? [] : known.foldStateOf(voter).facts };
  };
  return Object.fromEntries(
    turfs.map(({ id, voters, since }) => {
      return [id, turfProgressOf(voters.map(voterProgress), since)];
    }),
  );
}
