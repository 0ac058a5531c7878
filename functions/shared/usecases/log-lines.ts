import type * as z from 'zod/mini';
import type { activity } from '../collections/activity.ts';
import type { audit } from '../collections/audit.ts';
import type { AuditedTable } from '../collections/written-marks.ts';
import { serverTime } from './store.ts';
import type { Caller } from './use-case.ts';

type ActivityLine = z.output<typeof activity.schema>;
type AuditLine = z.output<typeof audit.schema>;

/** One line of the feed as it is stored. An id made of what it says leaves one line where it is written twice. */
export const activityLine = (
  line: Pick<ActivityLine, 'type' | 'capability' | 'actor_id'> & Partial<ActivityLine>,
): ActivityLine => ({
  ...{ subject_collection: null, subject_id: null, subject_name: null, amount: null, count: null },
  ...line,
  at: serverTime,
});

/** One line of the audit about what a member did. */
export const auditLine = (
  { uid, fullName }: Caller,
  line: Pick<AuditLine, 'type'> & Partial<AuditLine>,
): AuditLine => ({
  ...{ subject_id: null, subject_name: null, role: null, previous_role: null, what: null, count: null },
  ...{ actor_id: uid, actor_name: fullName },
  ...line,
  at: serverTime,
});

/** The audit's line about a record that a member deleted. */
export const deletionLine = (
  by: Caller,
  what: AuditedTable,
  { id, name }: { id: string; name: string | null },
): AuditLine => auditLine(by, { type: 'record_deleted', what, subject_id: id, subject_name: name });
