import type * as z from 'zod/mini';
import type { teamActivityCall } from '#shared/api/leaderboard.ts';
import type { Stored } from '#shared/collections/define.ts';
import type { userPreferences } from '#shared/collections/user-preferences.ts';
import { boardOf, boardRow } from '#shared/domain/team-board.ts';

type TeamBoard = z.output<typeof teamActivityCall.response>;
type Chosen = Partial<
  Pick<Stored<typeof userPreferences>, 'profile_visibility' | 'activity_tracking' | 'leaderboard_alias'>
>;

/**
 * A board with what who looks at it has chosen meanwhile. Whoever comes back onto it waits for the server: how much they
 * entered stands nowhere else.
 */
export const withOwnChoice = (
  board: TeamBoard,
  { uid, fullName }: { uid: string; fullName: string },
  chosen: Chosen,
): TeamBoard =>
  boardOf(
    board.rows.flatMap((row) => {
      if (!row.you) return [row];
      const shown = {
        profile_visibility: 'team',
        activity_tracking: true,
        leaderboard_alias: row.name,
      } as const;
      const left = boardRow({ uid, full_name: fullName, you: true }, { ...shown, ...chosen });
      return left ? [{ ...left, count: row.count }] : [];
    }),
  );
