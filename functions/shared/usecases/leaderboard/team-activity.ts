import * as z from 'zod/mini';
import { teamActivityCall } from '../../api/leaderboard.ts';
import { activity } from '../../collections/activity.ts';
import { memberships } from '../../collections/memberships.ts';
import { userPreferences } from '../../collections/user-preferences.ts';
import { membersMax } from '../../constants.ts';
import { boardDays, boardOf, boardRow } from '../../domain/team-board.ts';
import { type Context, useCase } from '../use-case.ts';

const { profile_visibility, activity_tracking, leaderboard_alias } = userPreferences.schema.shape;
const choices = z.object({ profile_visibility, activity_tracking, leaderboard_alias });
const { name, path, within } = userPreferences;
/** Each member's on their own: what one chose that cannot be read hides nobody else. */
const chosenSource = { name, path, within, schema: z.looseObject({}) };

/**
 * Who is on the board, by what they caused in a period. Who did nothing is left out, but for the caller.
 * Costs two reads for each member, and one more for each who did not opt out (one for 1,000 lines): 300 for 100
 * members. Nothing is kept between two calls, so that an opt-out counts at once.
 */
export const teamActivity = useCase(teamActivityCall, async ({ period }, context) => {
  const { read, now, instant } = context;
  const days = boardDays[period];
  const since = days === null ? null : instant(now() - days * 86_400_000);
  const rows = (await listedMembers(context)).map(async ({ uid, row }) => ({
    ...row,
    // Newest first even for a count: that is the index there is.
    count: await read.count(activity, {
      where: [['actor_id', '==', uid], ...(since ? [['at', '>=', since] as const] : [])],
      orderBy: ['at', 'desc'],
    }),
  }));
  return boardOf(await Promise.all(rows));
});

/** The members who are on the board. No preferences are the defaults; unreadable ones may hide an opt-out. */
async function listedMembers({ member, read, warn }: Context) {
  const team = await read.find(memberships, {
    where: [['organization_id', '==', member.organization]],
    select: ['user_id', 'full_name'],
    limit: membersMax,
  });
  const preferences = await read.getAll(
    chosenSource,
    team.map(({ user_id }) => user_id),
  );
  return team.flatMap(({ user_id: uid, full_name }, index) => {
    const chosen = choices.safeParse(preferences[index] ?? {});
    if (!chosen.success) warn('unreadable preferences', { uid, issues: chosen.error.issues });
    const row = boardRow({ uid, full_name, you: uid === member.uid }, chosen.data ?? null);
    return row ? [{ uid, row }] : [];
  });
}
