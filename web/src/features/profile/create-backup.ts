import { type backupReasons, nextBackupId, profileBackups } from '#shared/collections/profile-backups.ts';
import { commit } from '../../shared/data/journal/index.ts';
import { readList } from '../../shared/data/lookup.ts';
import { firstOf, inOrder } from '../../shared/data/queries.ts';
import { failure, noProfile, notAuthenticated, type Result } from '../../shared/profile/result.ts';
import { getProfile } from '../../shared/profile/service.ts';
import { currentMember, type Member } from '../../shared/session/session-store.ts';
import { filledOf } from './export/profile-file.ts';

/** The id of the member's newest backup of this campaign; null where there is none. One read. */
async function newestOf({ uid, organization }: Member): Promise<string | null> {
  const own = {
    path: profileBackups.path(uid),
    conditions: [{ field: 'organization_id', is: '==', value: organization }],
  } as const;
  const list = firstOf(inOrder(own, { field: 'created_at', direction: 'desc' }), 1);
  const [newest] = await readList(profileBackups, list);
  return newest?.id ?? null;
}

/**
 * Keeps the profile as it is now under the member's own account. Resolves once the server has it, with the backup's id:
 * what comes next may delete what was kept.
 */
export async function backUp(reason: (typeof backupReasons)[number]): Promise<Result<string>> {
  const context = 'profile.backUp';
  const member = currentMember();
  if (!member) return failure<string>(context, notAuthenticated(), () => null);
  try {
    const { data: profile, error } = await getProfile();
    if (error) throw error;
    if (!profile) throw noProfile();
    const id = nextBackupId(member.organization, await newestOf(member));
    const { synced } = await commit({
      operation: 'create',
      table: 'profile_backups',
      id,
      data: {
        user_id: member.uid,
        organization_id: member.organization,
        reason,
        profile_data: JSON.stringify(filledOf(profile)),
      },
    });
    await synced;
    return { data: id, error: null };
  } catch (error) {
    return failure<string>(context, error, () => null);
  }
}
