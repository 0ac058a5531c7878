import { type Standing, standingOf, type TurfStanding } from '#shared/rules/field/standing.ts';
import type { TurfAsked } from '../engine.ts';
import type { Held } from './held.ts';

/** How far turfs have come. Who is not in the file any more is a door by themselves: nobody knows whose it was. */
export function standingsOf(
  { world: { base, learned }, known }: Pick<Held, 'world' | 'known'>,
  turfs: readonly TurfAsked[],
): Record<string, TurfStanding> {
  const standing = (voter: string, at: number): Standing => {
    const row = base.ids.rowOf(voter);
    if (row === null) return { door: -1 - at, facts: known.keptOf(voter).facts };
    // Of most nothing is known yet, and looking it up costs ten times as much.
    const isNew = learned.attempts[row] === 0 && learned.support[row] === 0;
    return { door: base.numbers.door[row] ?? 0, facts: isNew ? [] : known.keptOf(voter).facts };
  };
  return Object.fromEntries(
    turfs.map(({ id, voters, since }) => {
      return [id, standingOf(voters.map(standing), since)];
    }),
  );
}
