import type * as z from 'zod/mini';
import type { activity } from '../collections/activity.ts';
import type { audit } from '../collections/audit.ts';
import * as lines from '../consequences/lines.ts';
import { serverTime } from './store.ts';
import type { Caller } from './use-case.ts';

type ActivityLine = z.output<typeof activity.schema>;
type AuditLine = z.output<typeof audit.schema>;

/** One line of the feed as it is stored. An id made of what it says leaves one line where it is written twice. */
export const activityLine = (
  line: Pick<ActivityLine, 'type' | 'capability' | 'actor_id'> & Partial<ActivityLine>,
): ActivityLine => ({ ...lines.feedLine(line), at: serverTime });

/** One line of the audit about what a member did. */
export const auditLine = (
  { uid, fullName }: Caller,
  line: Pick<AuditLine, 'type'> & Partial<AuditLine>,
): AuditLine => ({
  ...{ actor_id: uid, actor_name: fullName },
  ...lines.auditLine(line),
  at: serverTime,
});
