import * as z from 'zod/mini';
import { cents, collection, inOrganization, instant } from './define.ts';

/** What was entered in one span of time. Moments are milliseconds since 1970. */
export const analyticsTally = z.strictObject({
  from: z.int(),
  to: z.int(),
  /** When it was counted. */
  asOf: z.int(),
  /** Cents of completed donations, and how many. */
  raised: cents,
  gifts: cents,
  donors: cents,
  volunteers: cents,
  /** Lines of the activity feed by who may read them: every member, those who see giving, those who see volunteers. */
  lines: z.strictObject({ allMembers: cents, giving: cents, volunteers: cents }),
});
export type AnalyticsTally = z.output<typeof analyticsTally>;

/**
 * What the analytics screen counted last, one document for each range (its id), so that a bucket which is over is not
 * counted by each who looks. Functions only: what of it a member may see depends on their role.
 */
export const analytics = collection({
  name: 'analytics',
  path: inOrganization('analytics'),
  rules: { refused: { all: 'Functions count there, and answer each member what their role may see of it' } },
  isWork: false,
  schema: z.strictObject({ as_of: instant, tallies: z.array(analyticsTally) }),
});
