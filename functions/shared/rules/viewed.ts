import type { Viewed } from '../collections/user_preferences.ts';
import { recentlyViewedMax } from '../constants.ts';

/** A member's recently viewed list with one more look at a record: newest first, each record once, ten in all. */
export const withViewed = (before: readonly Viewed[], look: Viewed): Viewed[] =>
  [look, ...before.filter(({ id, type }) => id !== look.id || type !== look.type)].slice(
    0,
    recentlyViewedMax,
  );
