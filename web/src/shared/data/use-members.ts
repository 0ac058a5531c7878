import type { Stored } from '#shared/collections/define.ts';
import { directory } from '#shared/collections/directory.ts';
import { userProfiles } from '#shared/collections/user-profiles.ts';
import { membersMax } from '#shared/constants.ts';
import { useLiveQuery } from './live.ts';
import { firstOf, inOrder } from './queries.ts';

export type Colleague = Stored<typeof directory>;
export type Profile = Stored<typeof userProfiles>;

/** Everyone in the organization, by name and role: one read for each member, and one for each change of one. */
export function useMembers(organization: string) {
  const path = directory.path(organization);
  return useLiveQuery(directory, `members/${path}`, () =>
    firstOf(inOrder({ path, conditions: [] }, { field: 'full_name', direction: 'asc' }), membersMax),
  );
}

/** The same with their second factor, for whoever manages members. */
export const useMemberProfiles = (organization: string) =>
  useLiveQuery(userProfiles, `member-profiles/${organization}`, () =>
    firstOf(
      inOrder(
        {
          path: userProfiles.path(''),
          conditions: [{ field: 'organization_id', is: '==', value: organization }],
        },
        { field: 'full_name', direction: 'asc' },
      ),
      membersMax,
    ),
  );
