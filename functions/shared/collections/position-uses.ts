import * as z from 'zod/mini';
import { useKinds, versionMax } from '../domain/policy/policy-limits.ts';
import { collection, day, inOrganization, line, recordId, stamps } from './define.ts';

/** An address that browsers open without running anything. */
export const secureLink = z
  .string()
  .check(z.maxLength(500), z.regex(/^https:\/\/[a-z\d](?:[a-z\d.-]*[a-z\d])?(?::\d{1,5})?(?:[/?#][!-~]*)?$/));

/** Where a version of a position is used. It is outdated once a newer version is approved. */
export const positionUses = collection({
  name: 'position_uses',
  path: inOrganization('position_uses'),
  // Not carried: a use is of an approved version, and what a visitor approved in the demo is approved again.
  access: { read: 'dashboard.read', write: 'policy.write' },
  rules: {
    // There is such a version: one that is ahead of its position would never be outdated.
    valid: [
      'doc.version <= get(/databases/$(database)/documents/organizations/$(organization)/positions/$(doc.issue_id)).data.version',
    ],
  },
  schema: z.strictObject({
    issue_id: recordId,
    version: z.int().check(z.minimum(1), z.maximum(versionMax)),
    kind: z.enum(useKinds),
    title: line(200),
    link: z.nullable(secureLink),
    script_id: z.nullable(recordId),
    used_on: day,
    ...stamps,
  }),
  references: { issue_id: 'issues', script_id: 'scripts' },
  editable: ['version', 'kind', 'title', 'link', 'script_id', 'used_on'],
  fixed: ['issue_id'],
});
