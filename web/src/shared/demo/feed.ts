import type * as z from 'zod/mini';
import type { activity } from '#shared/collections/activity.ts';
import type { audit } from '#shared/collections/audit.ts';
import { auditLine, feedLine } from '#shared/consequences/lines.ts';
import type { DemoStore } from './demo-store.ts';

type Line = z.output<typeof activity.schema>;
type Audited = z.output<typeof audit.schema>;

/** One line of the feed. `id`: made of what it tells, so that telling it twice leaves one. */
export function addFeedLine(
  { activity, instant, now }: DemoStore,
  id: string,
  line: Pick<Line, 'type' | 'capability'> & Partial<Omit<Line, 'at'>>,
): void {
  activity.put(id, { ...feedLine(line), at: instant(now()) });
}

/** One line of the audit, by who acts. */
export function addAuditLine(
  { audit, actor, instant, now, newId }: DemoStore,
  line: Pick<Audited, 'type'> & Partial<Omit<Audited, 'at'>>,
): void {
  const by = { actor_id: actor.uid, actor_name: actor.fullName };
  audit.put(newId(), { ...auditLine(line), ...by, at: instant(now()) });
}
