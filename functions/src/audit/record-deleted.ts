import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import type { FirestoreAuthEvent } from 'firebase-functions/firestore';
import type { AuditedTable } from '#shared/collections/written-marks.ts';
import { follow } from '../consequences/follow.ts';
import { type Change, changeOf } from '../document-change.ts';
import { organizationExists, sweepMs } from '../organization/organization-records.ts';

type Params = { organization: string; id: string };
type Event = Pick<
  FirestoreAuthEvent<{ before: DocumentSnapshot; after: DocumentSnapshot } | undefined, Params>,
  'params' | 'data' | 'authId'
>;

/** Milliseconds after which a change is heard of late: it failed before, and was delivered again. */
const lateMs = sweepMs / 3;
const isLate = ({ changedAt }: Change): boolean => changedAt !== null && Date.now() - changedAt > lateMs;

/**
 * A record's trigger: `keep` follows a change, which for a deletion is told in the audit too. The
 * deletions of an organization that is itself deleted call for nothing: what they would settle goes as well. Nor does
 * what is heard late of one: its records have been swept by then, and nobody would sweep what is written now.
 * A deletion costs two reads and a write, a late change one read; other changes nothing.
 */
export const recordWritten =
  ({ db }: { db: Firestore }, keep: (change: Change) => Promise<void>) =>
  async (event: Event): Promise<void> => {
    const change = changeOf(event);
    const isDeletion = change.before !== null && change.after === null;
    if ((isDeletion || isLate(change)) && !(await organizationExists(db, change.organization))) return;
    await keep(change);
  };

type Deletion = Pick<FirestoreAuthEvent<DocumentSnapshot | undefined, Params>, 'params' | 'data' | 'authId'>;

/** The trigger of records of which only deletions call for something: each costs two reads and a write. */
export function recordDeleted({ db }: { db: Firestore }, kind: AuditedTable) {
  const keep = follow({ db }, kind);
  return async ({ params, data, authId }: Deletion): Promise<void> => {
    if (!data || !(await organizationExists(db, params.organization))) return;
    const version = data.updateTime?.valueOf() ?? '';
    const change = { before: data.data() ?? null, after: null, changedAt: null, actor: authId ?? null };
    await keep({ ...params, ...change, version });
  };
}
