import * as z from 'zod/mini';
import { collection, inOrganization, instant, text } from './define.ts';

export const severities = ['critical', 'high', 'medium', 'low'] as const;
export type Severity = (typeof severities)[number];

/** What a person did, or what happened around them, before an error. */
export const crumbKinds = ['screen', 'click', 'change', 'call', 'connection', 'error'] as const;
export type CrumbKind = (typeof crumbKinds)[number];

export const errorStatuses = ['open', 'resolved', 'ignored'] as const;
export type ErrorStatus = (typeof errorStatuses)[number];

/** The group of what no longer gets one of its own. */
export const otherErrors = 'other';

const some = (max: number) => z.array(text(200)).check(z.maxLength(max));

/** Errors that are one and the same, by their fingerprint. Functions write, admins read. */
export const errorGroups = collection({
  name: 'error_groups',
  path: inOrganization('error_groups'),
  access: { read: 'organization.write' },
  rules: { refused: { write: 'functions count, and settle what an admin settles' } },
  isWork: false,
  schema: z.strictObject({
    /** As it was reported last, scrubbed. */
    message: z.string().check(z.maxLength(2_048)),
    code: z.string().check(z.maxLength(128)),
    context: z.string().check(z.maxLength(200)),
    /** The gravest that was reported. */
    severity: z.enum(severities),
    status: z.enum(errorStatuses),
    count: z.int().check(z.minimum(1)),
    first_seen: instant,
    last_seen: instant,
    /** Hashes of the members who met it, for counting them; no more are kept than a screen says. */
    people: z.array(text(16)).check(z.maxLength(50)),
    /** The hash of who met it first, whose share of the groups it belongs to. */
    found_by: z._default(text(16), 'unknown'),
    /** Newest first. */
    screens: some(10),
    releases: some(10),
    resolved_by: z.nullable(text(128)),
    /** As they were called then. */
    resolved_by_name: z.nullable(text(120)),
    resolved_at: z.nullable(instant),
  }),
});
