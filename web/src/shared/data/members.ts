import type { Stored } from '#shared/collections/define.ts';
import { userProfiles } from '#shared/collections/user_profiles.ts';
import { membersMax } from '#shared/constants.ts';
import { useLiveQuery } from './live.ts';
import { firstOf, inOrder } from './queries.ts';

export type Profile = Stored<typeof userProfiles>;

/** Everybody of the organization: one read a member, and one for each change of one. */
export const useMembers = (organization: string) =>
  useLiveQuery(userProfiles, `members/${organization}`, () =>
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
