import { type Achievement, achievements, type Measure } from '#shared/domain/achievement-list.ts';

/** How far each measure is; what is left out is not known. */
export type Values = { readonly [M in Measure]?: number };

/** An achievement that is still to come. `share`: 0 to 1 of what it takes; null where nobody counts on this screen. */
export type Goal = { achievement: Achievement; value: number | null; share: number | null };

/** How many of those that there are have been achieved. */
export const achievedOf = (ids: ReadonlySet<string>): number =>
  achievements.filter(({ id }) => ids.has(id)).length;

/**
 * The next one of each measure, the nearest first, unknown ones last. One that is reached but not unlocked yet stands at
 * its whole: the server is about to say so.
 */
export function goalsOf(ids: ReadonlySet<string>, values: Values): Goal[] {
  const open = achievements.filter(({ id }) => !ids.has(id));
  const measures = new Set(open.map(({ measure }) => measure));
  const goals = [...measures].flatMap((measure): Goal[] => {
    const [achievement] = open
      .filter((each) => each.measure === measure)
      .sort((one, other) => one.at - other.at);
    if (!achievement) return [];
    const value = values[measure] ?? null;
    return [{ achievement, value, share: value === null ? null : Math.min(value / achievement.at, 1) }];
  });
  return goals.sort((one, other) => (other.share ?? -1) - (one.share ?? -1));
}

/** The one that the campaign is closest to; null where nothing has begun. */
export const nearestOf = (goals: readonly Goal[]): Goal | null =>
  goals.find(({ share }) => share !== null && share > 0 && share < 1) ?? null;
