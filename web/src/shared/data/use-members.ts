import { useMemo } from 'react';
import type { Stored } from '#shared/collections/define.ts';
import { directory } from '#shared/collections/directory.ts';
import { memberships } from '#shared/collections/memberships.ts';
import { membersMax } from '#shared/constants.ts';
import { type Live, useLiveQuery } from './live.ts';
import { firstOf, inOrder } from './queries.ts';

export type Colleague = Stored<typeof directory>;

/** Everyone in the organization, by name and role: one read for each member, and one for each change of one. `paused`: nobody is asked. */
export function useMembers(organization: string, paused = false) {
  const path = directory.path(organization);
  return useLiveQuery(
    directory,
    `members/${path}`,
    () => firstOf(inOrder({ path, conditions: [] }, { field: 'full_name', direction: 'asc' }), membersMax),
    paused,
  );
}

/** A membership under its account's id, as lists of members have it. */
export type Managed = Stored<typeof memberships>;

/** The same with their second factor, and those who are suspended, for whoever manages members. */
export function useMemberships(organization: string): Live<Managed[]> {
  const live = useLiveQuery(memberships, `memberships/${organization}`, () =>
    firstOf(
      inOrder(
        {
          path: memberships.path(''),
          conditions: [{ field: 'organization_id', is: '==', value: organization }],
        },
        { field: 'full_name', direction: 'asc' },
      ),
      membersMax,
    ),
  );
  return useMemo(
    () =>
      live.is === 'ready' ? { ...live, value: live.value.map((one) => ({ ...one, id: one.user_id })) } : live,
    [live],
  );
}
