import type { Viewed } from '../collections/user-preferences.ts';
import { recentlyViewedMax } from '../constants.ts';

/** A member's recently viewed list with one more look at a record: newest first, each record once, ten in all. */
export const withViewed = (before: readonly Viewed[], view: Viewed): Viewed[] =>
  [view, ...before.filter(({ id, type }) => id !== view.id || type !== view.type)].slice(
    0,
    recentlyViewedMax,
  );
