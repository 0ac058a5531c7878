import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import { audit } from '#shared/collections/index.ts';
import { auditLine } from '#shared/consequences/lines.ts';

type Entry = z.output<typeof audit.schema>;
type Written = Pick<Entry, 'type' | 'actor_id' | 'actor_name'> & Partial<Omit<Entry, 'at'>>;

/** One line of the audit as it is stored. */
export const auditEntry = (written: Written) => ({
  ...auditLine(written),
  actor_id: written.actor_id,
  actor_name: written.actor_name,
  at: FieldValue.serverTimestamp(),
});

/** A new line's place. With an id made of what happened, telling it twice leaves one. */
export const auditReference = (db: Firestore, organization: string, id?: string) => {
  const lines = db.collection(audit.path(organization));
  return id ? lines.doc(id) : lines.doc();
};

/** Writes one line by itself; what belongs to a transaction or a batch goes there instead. */
export async function writeAuditEntry(db: Firestore, organization: string, written: Written): Promise<void> {
  await auditReference(db, organization).create(auditEntry(written));
}

/** Who did it, as a line names them. */
export const actorFields = ({ uid, fullName }: { uid: string; fullName: string }) => ({
  actor_id: uid,
  actor_name: fullName,
});
