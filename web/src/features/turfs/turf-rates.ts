import type { TurfProgress } from '#shared/domain/field/turf-progress.ts';
import type { WalkingTime } from '#shared/domain/field/walking-time.ts';

/** Of a hundred, whole: what is begun is at least 1, and what is not ended at most 99. Null of nothing. */
export function percentOf(part: number, of: number): number | null {
  if (of === 0) return null;
  const rounded = Math.round((part / of) * 100);
  if (part > 0 && rounded === 0) return 1;
  return part < of && rounded === 100 ? 99 : rounded;
}

/** Milliseconds of walking before which a pace tells nothing. */
const leastMs = 5 * 60_000;

/** Null while nobody has walked from door to door for a while. */
export const doorsAnHour = ({ steps, ms }: WalkingTime): number | null =>
  steps === 0 || ms < leastMs ? null : Math.round((steps / ms) * 36_000_000) / 10;

/** Strong and lean support that was found at the doors. */
export const supportersIn = ({ support }: Pick<TurfProgress, 'support'>): number => support[0] + support[1];
