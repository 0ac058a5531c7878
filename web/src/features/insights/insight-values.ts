import { isPast } from '#shared/domain/rollup.ts';
import type { Rollup } from './data.ts';

/** The part of the rollup that each insight is counted with. */
const partOf = {
  opportunity_count: 'opportunities',
  converted_count: 'converted',
  engaged_donor_count: 'engaged_donors',
  engaged_volunteer_count: 'engaged_volunteers',
  active_donor_count: 'active_donors',
  active_volunteer_count: 'active_volunteers',
} as const;
export type Insight = keyof typeof partOf;
type Parts = Rollup['parts'];

/** Says that the skills of every volunteer were counted once; their numbers have documents of their own. */
const skills = 'skills';
const shown: readonly string[] = [...Object.values(partOf), skills];

/** Parts to be counted anew on a day: those that look back from a day that is over, and those that never were counted. */
export const outdatedParts = (parts: Parts, today: string): string[] =>
  shown.filter((name) => {
    const part = parts[name];
    return !part || isPast({ day: part.day ?? null }, today);
  });

/** An insight as it was last counted; null before the first time, which is no zero. */
export const insightOf = (rollup: Pick<Rollup, Insight | 'parts'>, insight: Insight): number | null =>
  rollup.parts[partOf[insight]] ? rollup[insight] : null;

export const skillsAreCounted = ({ parts }: Pick<Rollup, 'parts'>): boolean => skills in parts;

/** What part of `whole` a part is, 0 to 1; null where either is unknown or there is no whole. */
export const shareOf = (part: number | null, whole: number): number | null =>
  part === null || whole === 0 ? null : part / whole;

/** Percent of the longest bar, for each count. */
export function barsOf(counts: readonly number[]): number[] {
  const longest = Math.max(...counts, 1);
  return counts.map((count) => (100 * count) / longest);
}
