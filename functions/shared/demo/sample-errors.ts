import type * as z from 'zod/mini';
import { errorGroups } from '../collections/error-groups.ts';
import { errorReports } from '../collections/error-reports.ts';
import type { Account } from './accounts.ts';
import { Moment } from './clock.ts';
import { type Doc, document } from './documents.ts';
import { sha256 } from './hash.ts';

type Report = z.output<typeof errorReports.schema>;

const hourMs = 3_600_000;
const minuteMs = 60_000;

/** One thing that went wrong, each time that it did: `hoursAgo`, newest first. */
type Fault = Pick<Report, 'message' | 'code' | 'stack' | 'severity' | 'context' | 'screen'> & {
  hoursAgo: readonly number[];
  /** What led to it. */
  steps: readonly (readonly [Report['breadcrumbs'][number]['kind'], string])[];
  resolved: boolean;
};

const faults: readonly Fault[] = [
  {
    message: 'Failed to fetch dynamically imported module: VolunteerList.js',
    code: '',
    stack:
      'TypeError: Failed to fetch dynamically imported module: VolunteerList.js\n    at async Section (index.js:1:8342)',
    severity: 'medium',
    context: '/volunteers',
    screen: '/volunteers',
    hoursAgo: [5, 29, 31],
    steps: [
      ['screen', '/'],
      ['connection', 'offline'],
      ['click', 'Volunteers'],
      ['screen', '/volunteers'],
    ],
    resolved: false,
  },
  {
    message: 'You do not have permission to perform this action',
    code: 'permission-denied',
    stack: 'CallError: You do not have permission to perform this action\n    at post (api.js:1:1204)',
    severity: 'high',
    context: 'promise',
    screen: '/fundraising',
    hoursAgo: [50, 51, 74, 98],
    steps: [
      ['screen', '/fundraising'],
      ['click', 'Export'],
      ['call', '/api/exports 403 118 ms'],
    ],
    resolved: false,
  },
  {
    message: "Cannot read properties of null (reading 'toMillis')",
    code: '',
    stack:
      "TypeError: Cannot read properties of null (reading 'toMillis')\n    at GivingChart (giving.js:1:3310)",
    severity: 'critical',
    context: 'window',
    screen: '/',
    hoursAgo: [170, 171, 171.5, 173, 196],
    steps: [
      ['screen', '/analytics'],
      ['click', 'Dashboard'],
      ['screen', '/'],
    ],
    resolved: true,
  },
];

const agents = ['Chrome 142, Android', 'Safari 26, iOS', 'Edge 142, Windows'] as const;
const release = 'Bq7rT2xK';

function documentsOf(organization: string, members: readonly Account[], now: number, fault: Fault): Doc[] {
  const { message, code, stack, severity, context, screen, hoursAgo, steps, resolved } = fault;
  const [admin] = members;
  const fingerprint = sha256(`${code} ${message}`).slice(0, 32);
  const times = hoursAgo.map((hours) => now - hours * hourMs);
  const [last = now, first = last] = [times[0], times.at(-1)];
  const memberIdAt = (at: number) => members[(at * 2 + 1) % members.length]?.uid ?? '';
  const reports = times.map((millis, at) => {
    const when = new Moment(millis);
    const breadcrumbs = steps.map(([kind, text], step) => ({
      ...{ kind, message: text },
      at: Math.round(millis) - (steps.length - step) * 4_000,
    }));
    const agent = agents[at % agents.length] ?? '';
    const seen = { user_id: memberIdAt(at), at: when, received_at: when };
    const details = { fingerprint, message, code, stack, severity, context, screen, release, agent };
    const id = sha256(`${fingerprint} ${at}`).slice(0, 20);
    return document(errorReports, organization, id, { ...details, breadcrumbs, ...seen });
  });
  const settled = resolved && admin !== undefined;
  const group = document(errorGroups, organization, fingerprint, {
    ...{ message, code, context, severity, status: settled ? 'resolved' : 'open', count: times.length },
    first_seen: new Moment(first),
    last_seen: new Moment(last),
    people: [...new Set(times.map((_, at) => sha256(memberIdAt(at)).slice(0, 16)))],
    found_by: sha256(memberIdAt(0)).slice(0, 16),
    screens: [screen],
    releases: [release],
    resolved_by: settled ? admin.uid : null,
    resolved_by_name: settled ? admin.full_name : null,
    resolved_at: settled ? new Moment(last + 40 * minuteMs) : null,
  });
  return [group, ...reports];
}

/** What went wrong in the sample campaign's browsers, seen from `now` (milliseconds since 1970), with each report. */
export const errorDocuments = (organization: string, members: readonly Account[], now: number): Doc[] =>
  faults.flatMap((fault) => documentsOf(organization, members, now, fault));
