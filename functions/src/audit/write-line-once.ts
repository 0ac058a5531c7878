import type { Firestore } from 'firebase-admin/firestore';
import type { AuditLine } from '#shared/consequences/consequence.ts';
import { createOnce } from '../create-once.ts';
import { profileOf } from '../http/guard.ts';
import { actorFields, auditEntry, auditReference } from './audit-entry.ts';

type Line = { id: string; by: string | null; line: AuditLine };

/**
 * Writes one line of the audit, once. `by` is whom the platform names, shown where that is a member: it gives the account's
 * id for a browser, a service account for our own functions, and in the emulator always the same made-up address
 * (firebase-tools issue 7609). Without an organization the line goes to that of whoever did it, if they are in one.
 */
export async function writeLineOnce(
  db: Firestore,
  organization: string | null,
  { id, by, line }: Line,
): Promise<void> {
  // No other principal may be read as a path.
  const profile = by && !by.includes('/') ? await profileOf(db, by) : null;
  const within = organization ?? profile?.organization_id;
  if (!within) return;
  const isMember = by && profile?.organization_id === within;
  const actor = isMember
    ? actorFields({ uid: by, fullName: profile.full_name })
    : { actor_id: null, actor_name: null };
  await createOnce(auditReference(db, within, id), auditEntry({ ...line, ...actor }));
}
