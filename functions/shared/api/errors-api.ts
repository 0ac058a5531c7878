import * as z from 'zod/mini';
import { crumbKinds, errorStatuses, severities } from '../collections/error-groups.ts';
import { errorLimits } from '../error-limits.ts';
import { endpoint } from './endpoint.ts';

const short = (max: number) => z.string().check(z.maxLength(max));
/** Milliseconds since 1970. */
const moment = z.int().check(z.minimum(0), z.maximum(8_640_000_000_000_000));

/** One error as a device saw it, scrubbed there. Its id is the device's, so that sending it twice changes nothing. */
export const deviceError = z.strictObject({
  id: z.uuid(),
  message: short(errorLimits.message),
  code: short(128),
  stack: short(errorLimits.stack),
  severity: z.enum(severities),
  /** Where in the app it was noticed: a boundary, the window, an operation. */
  context: short(200),
  /** The screen's address without ids. */
  screen: short(200),
  release: short(64),
  /** Which browser on which system, in a word or two. */
  agent: short(64),
  breadcrumbs: z
    .array(z.strictObject({ at: moment, kind: z.enum(crumbKinds), message: short(200) }))
    .check(z.maxLength(errorLimits.reportedBreadcrumbs)),
  at: moment,
});
export type DeviceError = z.output<typeof deviceError>;

/**
 * Keeps what went wrong on a member's device. Answers how many of them were new; refused with `resource-exhausted` where
 * the member or their organization has reported too much of late.
 */
export const reportErrorsCall = endpoint({
  path: '/api/errors/report',
  guard: { level: 'member' },
  beacon: true,
  request: z.strictObject({
    reports: z.array(deviceError).check(z.minLength(1), z.maxLength(errorLimits.batch)),
  }),
  response: z.strictObject({ stored: z.int() }),
});

/** Says of a group of errors that it is dealt with, not worth it, or open after all. */
export const settleErrorCall = endpoint({
  path: '/api/errors/settle',
  guard: { level: 'member', capability: 'organization.write' },
  request: z.strictObject({
    fingerprint: z.string().check(z.regex(/^[\da-z]{1,64}$/)),
    status: z.enum(errorStatuses),
  }),
  response: z.strictObject({ success: z.literal(true) }),
});
