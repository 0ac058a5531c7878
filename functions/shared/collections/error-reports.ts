import * as z from 'zod/mini';
import { collection, inOrganization, instant, text } from './define.ts';
import { crumbKinds, severities } from './error-groups.ts';

const short = (max: number) => z.string().check(z.maxLength(max));

/** One error as a member's device reported it, scrubbed. Functions write, admins read, a schedule deletes. */
export const errorReports = collection({
  name: 'error_reports',
  path: inOrganization('error_reports'),
  access: { read: 'organization.write' },
  rules: {
    refused: {
      write: 'a report goes through a function, which scrubs it and counts how many somebody sends',
    },
  },
  isWork: false,
  schema: z.strictObject({
    /** The group's id. */
    fingerprint: text(64),
    message: short(2_048),
    code: short(128),
    stack: short(8_192),
    severity: z.enum(severities),
    context: short(200),
    screen: short(200),
    release: short(64),
    agent: short(64),
    /** `at`: milliseconds since 1970, by the device's clock. */
    breadcrumbs: z
      .array(z.strictObject({ at: z.int(), kind: z.enum(crumbKinds), message: short(200) }))
      .check(z.maxLength(30)),
    user_id: text(128),
    /** By the device's clock, which may be wrong. */
    at: instant,
    received_at: instant,
  }),
});
