import type { Firestore } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import type { AuditType, userProfiles } from '#shared/collections/index.ts';
import { actorFields, auditEntry, auditReference } from '../audit/audit-entry.ts';
import { profileOf } from '../http/guard.ts';

type Profile = z.output<typeof userProfiles.schema>;

/** An audit line about somebody's own second factor. */
export const ownAuditEntry = (
  { user_id, full_name }: Profile,
  type: AuditType,
  what: string | null = null,
) => {
  const self = { subject_id: user_id, subject_name: full_name };
  return auditEntry({ type, ...actorFields({ uid: user_id, fullName: full_name }), ...self, what });
};

/** Writes one where the account belongs to an organization. */
export async function writeOwnAuditEntry(
  db: Firestore,
  uid: string,
  type: AuditType,
  what: string,
): Promise<void> {
  const profile = await profileOf(db, uid);
  if (profile) await auditReference(db, profile.organization_id).create(ownAuditEntry(profile, type, what));
}
