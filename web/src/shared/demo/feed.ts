import type * as z from 'zod/mini';
import type { activity } from '#shared/collections/activity.ts';
import type { audit } from '#shared/collections/audit.ts';
import type { DemoStore } from './demo-store.ts';

type Line = z.output<typeof activity.schema>;
type Audited = z.output<typeof audit.schema>;

const nothing = {
  actor_id: null,
  subject_collection: null,
  subject_id: null,
  subject_name: null,
  amount: null,
  count: null,
};

/** One line of the feed. `id`: made of what it tells, so that telling it twice leaves one. */
export function addFeedLine(
  { activity, instant, now }: DemoStore,
  id: string,
  line: Pick<Line, 'type' | 'capability'> & Partial<Omit<Line, 'at'>>,
): void {
  activity.put(id, { ...nothing, ...line, at: instant(now()) });
}

const unsaid = {
  subject_id: null,
  subject_name: null,
  role: null,
  previous_role: null,
  what: null,
  count: null,
};

/** One line of the audit, by who acts. */
export function addAuditLine(
  { audit, actor, instant, now, newId }: DemoStore,
  line: Pick<Audited, 'type'> & Partial<Omit<Audited, 'at'>>,
): void {
  const by = { actor_id: actor.uid, actor_name: actor.fullName };
  audit.put(newId(), { ...unsaid, ...by, ...line, at: instant(now()) });
}
