import { useMemo } from 'react';
import { analyticsCall } from '#shared/api/analytics-api.ts';
import type { Stored } from '#shared/collections/define.ts';
import { type GoalMeasure, goalMeasures, goalReaders, goals } from '#shared/collections/goals.ts';
import { dashboardRollup, rollups } from '#shared/collections/rollups.ts';
import type { Range } from '#shared/domain/buckets.ts';
import { type Live, useLiveDocument, useLiveQuery } from '../../../shared/data/live.ts';
import { firstOf, inOrder } from '../../../shared/data/queries.ts';
import { useCandidate as useCandidateOf } from '../../../shared/data/use-candidate.ts';
import { useEndpoint } from '../../../shared/data/use-endpoint.ts';
import { useMember } from '../../../shared/session/session-store.ts';

export type Goal = Stored<typeof goals>;
/** How far the campaign has come in each measure: cents, people, hours. */
export type Reached = Record<GoalMeasure, number>;

/** What was entered in a range; a read for each who asks, and the database counts at most every minute. */
export function useCampaignNumbers(range: Range) {
  const { organization, role } = useMember();
  // The answer depends on the role, no grant opens more of it: another role's is not shown for a moment.
  return useEndpoint(analyticsCall, { range }, `analytics/${organization}/${role}/${range}`);
}

/** The campaign's goals, one for each measure at most: a read each. */
export function useGoals(): Live<Goal[]> {
  const path = goals.path(useMember().organization);
  return useLiveQuery(goals, path, () =>
    firstOf(inOrder({ path, conditions: [] }, { field: 'due_date', direction: 'asc' }), goalMeasures.length),
  );
}

/** One read, and one for each change. */
export function useReached(): Live<Reached> {
  const live = useLiveDocument(rollups, useMember().organization, dashboardRollup);
  return useMemo(
    () =>
      live.is === 'ready'
        ? {
            ...live,
            value: {
              raised: live.value?.total_raised ?? 0,
              donors: live.value?.donor_count ?? 0,
              volunteers: live.value?.volunteer_count ?? 0,
              volunteer_hours: live.value?.volunteer_hours ?? 0,
            },
          }
        : live,
    [live],
  );
}

export const useCandidate = () => useCandidateOf(useMember().organization);

/** The goals whose progress this member may see. */
export function useOwnMeasures(): readonly GoalMeasure[] {
  const { can } = useMember();
  return goalMeasures.filter((measure) => can(goalReaders[measure]));
}
