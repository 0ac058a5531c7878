import * as z from 'zod/mini';
import { profileBackupSlots } from '../constants.ts';
import { collection, instant, text } from './define.ts';

export const backupReasons = ['manual', 'before_restore', 'before_delete', 'before_import'] as const;

/** Characters of a backup's JSON: a full profile in the widest script fits, and so does the document's 1 MiB. */
export const backupDataMax = 900_000;

/**
 * The candidate profile as one member kept it, under that member's own profile: they alone read it, and nobody
 * changes it. Functions delete the oldest, and all of them with the membership.
 */
export const profileBackups = collection({
  name: 'profile_backups',
  within: 'member',
  path: (uid) => `user_profiles/${uid}/profile_backups`,
  fixedIds: true,
  access: { read: 'own', create: 'own' },
  schema: z.strictObject({
    user_id: text(128),
    organization_id: text(64),
    reason: z.enum(backupReasons),
    /** The fields that were filled in, as JSON. */
    profile_data: z.string().check(z.minLength(2), z.maxLength(backupDataMax)),
    created_at: instant,
  }),
  editable: ['organization_id', 'reason', 'profile_data', 'user_id'],
});

/**
 * The id of the backup after the newest one of a campaign: its places are a ring, of which functions keep the next one free.
 * Each campaign of a member has places of its own, for it does not see which ones another's backups take.
 */
export function nextBackupId(organization: string, newest: string | null): string {
  const last = Number(newest?.match(/_([0-4]\d)$/)?.[1] ?? -1);
  return `${organization}_${String((last + 1) % profileBackupSlots).padStart(2, '0')}`;
}

/** The campaign whose ring a backup is in. */
export const organizationOfBackup = (id: string): string => id.slice(0, Math.max(0, id.lastIndexOf('_')));
