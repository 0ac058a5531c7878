import type { Firestore, Transaction, WriteBatch } from 'firebase-admin/firestore';
import { line, lineReference } from '../../activity/line.ts';
import { actorFields, auditEntry, auditReference } from '../../audit/audit-entry.ts';
import type { Member } from '../../http/guard.ts';
import type { VoterFile } from './voter-file-documents.ts';

type FileEvent = { type: 'voters_imported' | 'voters_undone'; fileId: string; file: VoterFile };

/** One line each of feed and audit, in the transaction that does it: a call that is repeated tells nothing twice. */
export function recordFileEvent(
  transaction: Transaction,
  db: Firestore,
  member: Member,
  { type, fileId, file }: FileEvent,
): void {
  const { organization } = member;
  const about = { subject_id: fileId, subject_name: file.file_name, count: file.counts.voters };
  transaction.create(
    lineReference(db, organization, `${type}-${fileId}`),
    line({ type, capability: 'voters.read', actor_id: member.uid, subject_collection: 'voters', ...about }),
  );
  transaction.create(
    auditReference(db, organization, `${type}-${fileId}`),
    auditEntry({ type, ...actorFields(member), what: 'voters', ...about }),
  );
}

/** The same of an export; each is told. `name`: of the search or list. */
export function recordExport(
  batch: WriteBatch,
  db: Firestore,
  member: Member,
  { people, name }: { people: number; name: string | null },
): void {
  const about = { subject_name: name, count: people };
  const entry = auditReference(db, member.organization);
  batch.create(
    lineReference(db, member.organization, `voters-${entry.id}`),
    line({
      type: 'export_made',
      capability: 'members.write',
      actor_id: member.uid,
      subject_collection: 'voters',
      ...about,
    }),
  );
  batch.create(
    entry,
    auditEntry({ type: 'data_exported', ...actorFields(member), what: 'voters', ...about }),
  );
}
