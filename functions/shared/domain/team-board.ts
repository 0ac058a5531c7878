import type * as z from 'zod/mini';
import type { LeaderboardPeriod, teamActivityCall } from '../api/leaderboard.ts';
import type { userPreferences } from '../collections/user-preferences.ts';

type Board = z.output<typeof teamActivityCall.response>;
type Row = Board['rows'][number];
type Choices = Pick<
  z.output<typeof userPreferences.schema>,
  'profile_visibility' | 'activity_tracking' | 'leaderboard_alias'
>;

/** How many days back a period looks; null is all of them. */
export const boardDays: Record<LeaderboardPeriod, number | null> = { '7d': 7, '30d': 30, all: null };

/** A member's row but for its count; null where they are not on the board. `chosen`: null hides them. */
export function boardRow(
  { uid, full_name, you }: { uid: string; full_name: string; you: boolean },
  chosen: Choices | null,
): Omit<Row, 'count'> | null {
  if (!chosen?.activity_tracking || chosen.profile_visibility !== 'team') return null;
  const alias = chosen.leaderboard_alias;
  return { uid: alias === null || you ? uid : null, name: alias ?? full_name, you };
}

/** Most first. Who did nothing is left out, but for the caller. */
export const boardOf = (rows: readonly Row[]): Board => ({
  rows: rows.filter(({ count, you }) => count > 0 || you).sort(mostFirst),
  total: rows.reduce((sum, { count }) => sum + count, 0),
});

const mostFirst = (one: Row, other: Row): number =>
  other.count - one.count || one.name.localeCompare(other.name);
