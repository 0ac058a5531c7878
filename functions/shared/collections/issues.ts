import * as z from 'zod/mini';
import { nameKeys } from '../domain/name-keys.ts';
import { issuePriorities, issueTopics } from '../domain/policy/policy-limits.ts';
import { policyFieldNames } from './candidate/policy-fields.ts';
import { collection, inOrganization, personName, stamps } from './define.ts';

/** What a campaign has, or wants, a position on. Its position and its draft have the same id. */
export const issues = collection({
  name: 'issues',
  path: inOrganization('issues'),
  access: { read: 'dashboard.read', write: 'policy.write' },
  isAudited: true,
  carried: 'made',
  schema: z.strictObject({
    name: personName,
    name_key: z.string().check(z.maxLength(120)),
    topic: z.enum(issueTopics),
    priority: z.enum(issuePriorities),
    /** Not offered for new work; its versions stay. */
    archived: z.boolean(),
    /** The field of the candidate profile from which it was imported. */
    profile_field: z.nullable(z.enum(policyFieldNames)),
    ...stamps,
  }),
  editable: ['name', 'topic', 'priority', 'archived'],
  fixed: ['profile_field'],
  derive: ({ name }) => (name === undefined ? {} : { name_key: nameKeys(name).name_key }),
});
