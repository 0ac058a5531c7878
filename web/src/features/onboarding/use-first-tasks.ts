import { directory } from '#shared/collections/directory.ts';
import type { TasksDone } from '#shared/domain/tasks.ts';
import { type Live, useLiveQuery } from '../../shared/data/live.ts';
import { firstOf, inOrder } from '../../shared/data/queries.ts';
import { useMember } from '../../shared/session/session-store.ts';
import { useRollup } from './data.ts';

/** Two reads: whether there is anybody besides the member. */
const useTwoMembers = (organization: string): Live<unknown[]> =>
  useLiveQuery(directory, `two-members/${organization}`, () =>
    firstOf(
      inOrder(
        { path: directory.path(organization), conditions: [] },
        { field: 'full_name', direction: 'asc' },
      ),
      2,
    ),
  );

/** What of the first tasks is done, besides the profile; null while nobody knows. */
export function useDone(organization: string): Omit<TasksDone, 'profile'> {
  const member = useMember();
  const rollup = useRollup(organization);
  const members = useTwoMembers(organization);
  // A campaign in which nothing was counted yet has no rollup.
  const some = (name: 'donor_count' | 'volunteer_count' | 'donation_records') =>
    rollup.is === 'ready' ? (rollup.value?.[name] ?? 0) > 0 : null;
  return {
    donors: some('donor_count'),
    volunteers: some('volunteer_count'),
    donations: some('donation_records'),
    team: members.is === 'ready' ? members.value.length > 1 : null,
    secondFactor: member.twoFactor,
  };
}
