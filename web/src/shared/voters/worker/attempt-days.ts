import type { Mask } from '#shared/domain/engine/masks.ts';
import type { AttemptDay } from '../engine.ts';
import type { VoterIndex } from './voter-index.ts';

const dayMs = 86_400_000;

/** How many of a mask were last tried, and last reached, on each day on which anybody was. */
export function countAttemptDays({ learned }: VoterIndex, mask: Mask): AttemptDay[] {
  const counts = new Map<number, { tried: number; reached: number }>();
  const on = (day: number) => {
    const had = counts.get(day) ?? { tried: 0, reached: 0 };
    counts.set(day, had);
    return had;
  };
  for (let row = 0; row < mask.length; row += 1) {
    if (mask[row] !== 1) continue;
    const [tried, reached] = [learned.attemptDay[row] ?? 0, learned.contactDay[row] ?? 0];
    if (tried > 0) on(tried).tried += 1;
    if (reached > 0) on(reached).reached += 1;
  }
  return [...counts]
    .sort(([one], [other]) => one - other)
    .map(([day, each]) => ({ day: new Date(day * dayMs).toISOString().slice(0, 10), ...each }));
}
