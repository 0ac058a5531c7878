import { useCallback, useEffect, useMemo, useState } from 'react';
import type * as z from 'zod/mini';
import { type LeaderboardPeriod, teamActivityCall } from '#shared/api/leaderboard.ts';
import { campaignAchievements } from '#shared/collections/campaign-achievements.ts';
import type { Stored } from '#shared/collections/define.ts';
import { donations } from '#shared/collections/donations.ts';
import { donors } from '#shared/collections/donors.ts';
import { dashboardRollup, rollups } from '#shared/collections/rollups.ts';
import { userPreferences } from '#shared/collections/user-preferences.ts';
import { volunteers } from '#shared/collections/volunteers.ts';
import { leaderboardShown } from '#shared/constants.ts';
import { callEndpoint } from '../../shared/data/api.ts';
import { messageFor } from '../../shared/data/error-messages.ts';
import { useInvalidateAfterWrite } from '../../shared/data/invalidate-after-write.ts';
import { createCachedReader } from '../../shared/data/lazy-caches.ts';
import { type Live, useLiveDocument, useLiveQuery } from '../../shared/data/live.ts';
import { useOwnChanges } from '../../shared/data/own-changes.ts';
import { type Condition, firstOf, inOrder } from '../../shared/data/queries.ts';
import { allUnlocked } from '../../shared/data/unlocked-achievements.ts';
import { useMember } from '../../shared/session/session-store.ts';
import { withOwnChoice } from './team/own-choice.ts';

export type { Unlocked } from '../../shared/data/unlocked-achievements.ts';
export { useCandidate } from '../../shared/data/use-candidate.ts';

export type Rollup = Stored<typeof rollups>;
export type Volunteer = Stored<typeof volunteers>;
export type TeamBoard = z.output<typeof teamActivityCall.response>;

/** All that was achieved, newest first: a read each, 23 at most. */
export function useUnlocked() {
  const { organization } = useMember();
  return useLiveQuery(campaignAchievements, `wall/${organization}`, () => allUnlocked(organization));
}

export const useRollup = (): Live<Rollup | null> =>
  useLiveDocument(rollups, useMember().organization, dashboardRollup);

/**
 * The volunteers who stand on the board, most hours first; with `since`, a day, those who were active then or later.
 * A read for each that is shown.
 */
export function useBoard(since: string | null): Live<Volunteer[]> {
  const path = volunteers.path(useMember().organization);
  const conditions: Condition[] = [{ field: 'on_leaderboard', is: '==', value: true }];
  if (since !== null) conditions.push({ field: 'lastActiveDate', is: '>=', value: since });
  return useLiveQuery(volunteers, `board/${path}/${since}`, () =>
    firstOf(inOrder({ path, conditions }, { field: 'totalHours', direction: 'desc' }), leaderboardShown),
  );
}

const boards = createCachedReader<TeamBoard>('default', 'team board');
/** What the board counts, and the aliases and choices that it shows. */
const counted = [donors, donations, volunteers, userPreferences].map(({ name }) => ({ table: name }));

/**
 * What the members entered in a period, with the own choice of who looks at once. The server counts it anew each time it
 * is asked, which is when the screen is opened and after each own change of what it counts.
 */
export function useTeamBoard(period: LeaderboardPeriod): Live<TeamBoard> {
  const { uid, fullName } = useMember();
  const [attempt, setAttempt] = useState(0);
  const [boardState, setBoard] = useState<{
    period: LeaderboardPeriod;
    requestedAt: number;
    live: Live<TeamBoard>;
  } | null>(null);
  const question = useMemo(() => ({ period, attempt }), [period, attempt]);
  const again = useCallback(() => setAttempt((count) => count + 1), []);
  useEffect(() => {
    const { period } = question;
    const requestedAt = Date.now();
    let current = true;
    const retry = () => {
      setBoard(null);
      again();
    };
    const show = (live: Live<TeamBoard>) =>
      current &&
      setBoard((now) => {
        const shown = live.is === 'failed' && now?.period === period && now.live.is === 'ready';
        return shown ? now : { period, requestedAt, live };
      });
    // The answer comes even when nobody waits for it any more: whoever comes back finds it.
    boards(period, counted, () => callEndpoint(teamActivityCall, { period })).then(
      (value) => value && show({ is: 'ready', value, stale: false, at: null, unreadable: 0 }),
      (error: unknown) => show({ is: 'failed', why: messageFor(error), retry }),
    );
    return () => {
      current = false;
    };
  }, [question, again]);
  useInvalidateAfterWrite(counted, again);

  const own = useOwnChanges(userPreferences.name, uid);
  return useMemo((): Live<TeamBoard> => {
    if (boardState?.period !== period) return { is: 'loading' };
    const { live, requestedAt } = boardState;
    if (live.is !== 'ready') return live;
    const later = own.filter(({ appliedAt }) => appliedAt === null || appliedAt > requestedAt);
    const value = later.reduce((board, { operation }) => {
      if (operation.table !== 'user_preferences' || operation.operation === 'delete') return board;
      return withOwnChoice(board, { uid, fullName }, operation.data);
    }, live.value);
    return { ...live, value };
  }, [boardState, own, period, uid, fullName]);
}
