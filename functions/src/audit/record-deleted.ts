import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import type { FirestoreAuthEvent } from 'firebase-functions/firestore';
import * as z from 'zod/mini';
import { audit } from '#shared/collections/index.ts';
import type { AuditedTable } from '#shared/collections/written-marks.ts';
import { createOnce } from '../create-once.ts';
import { type Change, changeOf } from '../document-change.ts';
import { profileOf } from '../http/guard.ts';
import { organizationExists, sweepMs } from '../organization/organization-records.ts';
import { actorFields, auditEntry, auditReference } from './audit-entry.ts';

type Params = { organization: string; id: string };
type Event = Pick<
  FirestoreAuthEvent<{ before: DocumentSnapshot; after: DocumentSnapshot } | undefined, Params>,
  'params' | 'data' | 'authId'
>;

/** What a line calls a record: a person's own name, their donor's, or the candidate's. */
const { subject_name } = audit.schema.shape;
const named = z.object({
  name: z.optional(subject_name),
  donor_name: z.optional(subject_name),
  candidateName: z.optional(subject_name),
});

/** Milliseconds after which a change is heard of late: it failed before, and was delivered again. */
const lateMs = sweepMs / 3;
const isLate = ({ changedAt }: Change): boolean => changedAt !== null && Date.now() - changedAt > lateMs;

/**
 * A record's trigger: `keep` settles what follows from a change, and a deletion is told in the audit too. The
 * deletions of an organization that is itself deleted call for nothing: what they would settle goes as well. Nor does
 * what is heard late of one: its records have been swept by then, and nobody would sweep what is written now.
 * A deletion costs two reads and a write, a late change one read; other changes nothing.
 */
export const recordWritten =
  ({ db }: { db: Firestore }, kind: AuditedTable, keep: (change: Change) => Promise<void>) =>
  async (event: Event): Promise<void> => {
    const change = changeOf(event);
    const isDeletion = change.before !== null && change.after === null;
    if ((isDeletion || isLate(change)) && !(await organizationExists(db, change.organization))) return;
    await Promise.all([
      keep(change),
      isDeletion ? tell(db, kind, change, event.data?.before, event.authId) : null,
    ]);
  };

type Deletion = Pick<FirestoreAuthEvent<DocumentSnapshot | undefined, Params>, 'params' | 'data' | 'authId'>;

/** The trigger of what only the audit follows: a deletion costs two reads and a write, other changes nothing. */
export const recordDeleted =
  ({ db }: { db: Firestore }, kind: AuditedTable) =>
  async ({ params, data, authId }: Deletion): Promise<void> => {
    if (await organizationExists(db, params.organization)) await tell(db, kind, params, data, authId);
  };

type Actor = Pick<z.output<typeof audit.schema>, 'actor_id' | 'actor_name'>;
type Deleted = { organization: string; id: string };

/**
 * The audit line of a deletion. Its id holds the deleted version: the same deletion told twice leaves one line, a later
 * one its own.
 */
export function deletionLine(
  db: Firestore,
  kind: AuditedTable,
  { organization, id }: Deleted,
  before: DocumentSnapshot | undefined,
  actor: Actor,
) {
  const version = before?.updateTime?.valueOf() ?? '';
  // Whatever else is wrong with it, the record's own trigger reports.
  const record = named.safeParse(before?.data()).data;
  return {
    reference: auditReference(db, organization, `deleted-${kind}-${id}-${version}`),
    entry: auditEntry({
      type: 'record_deleted',
      ...actor,
      subject_id: id,
      subject_name: record?.name ?? record?.donor_name ?? record?.candidateName ?? null,
      what: kind,
    }),
  };
}

async function tell(
  db: Firestore,
  kind: AuditedTable,
  deleted: Deleted,
  before: DocumentSnapshot | undefined,
  authId: string | undefined,
): Promise<void> {
  const actor = await actorOf(db, deleted.organization, authId);
  const line = deletionLine(db, kind, deleted, before, actor);
  await createOnce(line.reference, line.entry);
}

/**
 * Whom the platform names, where that is a member: it gives the account's id for a browser, a service account for
 * our own functions, and in the emulator always the same made-up address (firebase-tools issue 7609).
 */
async function actorOf(db: Firestore, organization: string, uid: string | undefined) {
  const noActor = { actor_id: null, actor_name: null };
  // No other principal may be read as a path.
  if (!uid || uid.includes('/')) return noActor;
  const profile = await profileOf(db, uid);
  if (profile?.organization_id !== organization) return noActor;
  return actorFields({ uid, fullName: profile.full_name });
}
