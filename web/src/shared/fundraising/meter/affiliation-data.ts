import { affiliations } from '#shared/collections/affiliations.ts';
import type { Stored } from '#shared/collections/define.ts';
import { affiliationsMax } from '#shared/domain/money/affiliation.ts';
import { type Live, useLiveQuery } from '../../data/live.ts';
import { firstOf, inOrder, withValues } from '../../data/queries.ts';
import { useListOnce } from '../../data/use-list-once.ts';
import { useMember } from '../../session/session-store.ts';

/** Donors who share one limit. */
export type Group = Stored<typeof affiliations>;

/**
 * The group that a donor shares a limit with; null: none. A read, or none where there is no group. Null asks nothing. It is
 * listened to, so that a meter follows what another of them gives.
 */
export function useAffiliation(donor: string | null): Live<Group | null> {
  const path = affiliations.path(useMember().organization);
  const found = useLiveQuery(
    affiliations,
    `${path} of ${donor}`,
    () =>
      withValues({ path, conditions: [{ field: 'all_ids', is: 'array-contains', value: donor ?? '' }] }, 1),
    donor === null,
  );
  return found.is === 'ready' ? { ...found, value: found.value[0] ?? null } : found;
}

/** All groups by name: a read for each, forty at most. */
export function useAffiliations(isShown: boolean): Live<Group[]> {
  const path = affiliations.path(useMember().organization);
  return useListOnce(affiliations, isShown ? `${path} by name` : null, () =>
    firstOf(inOrder({ path, conditions: [] }, { field: 'name', direction: 'asc' }), affiliationsMax),
  );
}
