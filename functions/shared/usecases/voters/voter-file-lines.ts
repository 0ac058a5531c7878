import { activity } from '../../collections/activity.ts';
import { audit } from '../../collections/audit.ts';
import type { Stored } from '../../collections/define.ts';
import type { voterFiles } from '../../collections/voter-files.ts';
import { activityLine, auditLine } from '../log-lines.ts';
import type { Store } from '../store.ts';
import type { Caller } from '../use-case.ts';

/** One line each of feed and audit, in the transaction that does it: a call that is repeated tells nothing twice. */
export function writeFileLines(
  store: Store,
  member: Caller,
  type: 'voters_imported' | 'voters_undone',
  file: Stored<typeof voterFiles>,
): void {
  const about = { subject_id: file.id, subject_name: file.file_name, count: file.counts.voters };
  const line = activityLine({
    ...{ type, capability: 'voters.read', actor_id: member.uid, subject_collection: 'voters' },
    ...about,
  });
  store.create(activity, `${type}-${file.id}`, line);
  store.create(audit, `${type}-${file.id}`, auditLine(member, { type, what: 'voters', ...about }));
}
