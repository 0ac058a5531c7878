import { useCallback, useEffect, useMemo, useState } from 'react';
import type * as z from 'zod/mini';
import { type LeaderboardPeriod, teamActivityCall } from '#shared/calls/leaderboard.ts';
import { campaignAchievements } from '#shared/collections/campaign_achievements.ts';
import type { Stored } from '#shared/collections/define.ts';
import { donations } from '#shared/collections/donations.ts';
import { donors } from '#shared/collections/donors.ts';
import { dashboardRollup, rollups } from '#shared/collections/rollups.ts';
import { userPreferences } from '#shared/collections/user_preferences.ts';
import { volunteers } from '#shared/collections/volunteers.ts';
import { leaderboardShown } from '#shared/constants.ts';
import { allUnlocked } from '../../shared/data/achievements.ts';
import { useAfterOwn } from '../../shared/data/after-own.ts';
import { ask } from '../../shared/data/api.ts';
import { remembering } from '../../shared/data/cached.ts';
import { wordsFor } from '../../shared/data/errors.ts';
import { type Live, useLiveDocument, useLiveQuery } from '../../shared/data/live.ts';
import { useOwnChanges } from '../../shared/data/own-changes.ts';
import { type Condition, firstOf, inOrder } from '../../shared/data/queries.ts';
import { useMember } from '../../shared/session/member.ts';
import { asChosen } from './team/own-choice.ts';

export type { Unlocked } from '../../shared/data/achievements.ts';
export { useCandidate } from '../../shared/data/candidate.ts';

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

const boards = remembering<TeamBoard>('default', 'team board');
/** What the board counts, and the aliases and choices that it shows. */
const counted = [donors, donations, volunteers, userPreferences].map(({ name }) => ({ table: name }));

/**
 * What the members entered in a period, with the own choice of who looks at once. The server counts it anew each time it
 * is asked, which is when the screen is opened and after each own change of what it counts.
 */
export function useTeamBoard(period: LeaderboardPeriod): Live<TeamBoard> {
  const { uid, fullName } = useMember();
  const [attempt, setAttempt] = useState(0);
  const [held, setHeld] = useState<{
    period: LeaderboardPeriod;
    asked: number;
    live: Live<TeamBoard>;
  } | null>(null);
  const question = useMemo(() => ({ period, attempt }), [period, attempt]);
  const again = useCallback(() => setAttempt((count) => count + 1), []);
  useEffect(() => {
    const { period } = question;
    const asked = Date.now();
    let here = true;
    const retry = () => {
      setHeld(null);
      again();
    };
    const show = (live: Live<TeamBoard>) =>
      here &&
      setHeld((now) => {
        const shown = live.is === 'failed' && now?.period === period && now.live.is === 'ready';
        return shown ? now : { period, asked, live };
      });
    // The answer comes even when nobody waits for it any more: whoever comes back finds it.
    boards(period, counted, () => ask(teamActivityCall, { period })).then(
      (value) => value && show({ is: 'ready', value, stale: false, at: null, unreadable: 0 }),
      (error: unknown) => show({ is: 'failed', why: wordsFor(error), retry }),
    );
    return () => {
      here = false;
    };
  }, [question, again]);
  useAfterOwn(counted, again);

  const own = useOwnChanges(userPreferences.name, uid);
  return useMemo((): Live<TeamBoard> => {
    if (held?.period !== period) return { is: 'loading' };
    const { live, asked } = held;
    if (live.is !== 'ready') return live;
    const later = own.filter(({ appliedAt }) => appliedAt === null || appliedAt > asked);
    const value = later.reduce((board, { operation }) => {
      if (operation.table !== 'user_preferences' || operation.operation === 'delete') return board;
      return asChosen(board, { uid, fullName }, operation.data);
    }, live.value);
    return { ...live, value };
  }, [held, own, period, uid, fullName]);
}
