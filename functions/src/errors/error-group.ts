import type * as z from 'zod/mini';
import type { Instant } from '#shared/collections/define.ts';
import type { errorGroups, Severity } from '#shared/collections/index.ts';
import { severities } from '#shared/collections/index.ts';
import type { StoredReport } from './scrub-report.ts';

export type Group = z.output<typeof errorGroups.schema>;

/** As many as `error_groups` takes. */
const most = { people: 50, screens: 10, releases: 10 } as const;

const graver = (one: Severity, other: Severity): Severity =>
  severities.indexOf(one) < severities.indexOf(other) ? one : other;

/** The value first, and no other twice. */
const newestFirst = (value: string, before: readonly string[], longest: number): string[] =>
  value === '' ? [...before] : [value, ...before.filter((one) => one !== value)].slice(0, longest);

/** A group after one more report: what was resolved and comes back is open again, what is ignored stays so. */
export function addReport(group: Group | null, report: StoredReport, now: Instant): Group {
  const { message, code, context, severity, person, screen, release } = report;
  const people = group?.people ?? [];
  const back = group?.status === 'resolved';
  return {
    message,
    code,
    context,
    severity: group ? graver(group.severity, severity) : severity,
    status: !group || back ? 'open' : group.status,
    count: (group?.count ?? 0) + 1,
    first_seen: group?.first_seen ?? now,
    last_seen: now,
    found_by: group?.found_by ?? person,
    people: people.includes(person) || people.length === most.people ? people : [...people, person],
    screens: newestFirst(screen, group?.screens ?? [], most.screens),
    releases: newestFirst(release, group?.releases ?? [], most.releases),
    resolved_by: group && !back ? group.resolved_by : null,
    resolved_by_name: group && !back ? group.resolved_by_name : null,
    resolved_at: group && !back ? group.resolved_at : null,
  };
}
