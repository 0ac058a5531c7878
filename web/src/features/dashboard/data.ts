import { collection, limit, orderBy, query, where } from 'firebase/firestore';
import { feedCapabilities, hasCapability } from '#shared/access.ts';
import { activity } from '#shared/collections/activity.ts';
import type { Stored } from '#shared/collections/define.ts';
import { dashboardRollup, rollups } from '#shared/collections/rollups.ts';
import { activityShown } from '#shared/constants.ts';
import { db } from '../../shared/data/firestore.ts';
import { useLiveDocument, useLiveQuery } from '../../shared/data/live.ts';
import type { Member } from '../../shared/session/session-store.ts';

export { type Candidate, useCandidate } from '../../shared/data/use-candidate.ts';

export type Rollup = Stored<typeof rollups>;
export type Line = Stored<typeof activity>;

/** Every number of the screen: one read, whatever the size of the campaign, and one for each change. */
export const useRollup = (organization: string) => useLiveDocument(rollups, organization, dashboardRollup);

/** The newest lines that this member may read: rules refuse a query that could find another. */
export function useActivity({
  organization,
  role,
  grants,
}: Pick<Member, 'organization' | 'role' | 'grants'>) {
  const readable = feedCapabilities.filter((capability) => hasCapability({ role, grants }, capability));
  return useLiveQuery(activity, `activity/${organization}/${readable.join('+')}`, () =>
    query(
      collection(db, activity.path(organization)),
      where('capability', 'in', readable),
      orderBy('at', 'desc'),
      limit(activityShown),
    ),
  );
}
