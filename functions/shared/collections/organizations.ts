import * as z from 'zod/mini';
import { collection, instant, line, topLevel } from './define.ts';

/** A campaign's organization. Functions create it and decide what it demands of members; admins change its name. */
export const organizations = collection({
  name: 'organizations',
  path: topLevel('organizations'),
  access: { read: 'member', list: null, update: 'organization.write' },
  schema: z.strictObject({
    name: line(120),
    /** Copied into every member's profile, where the rules read it. */
    require_two_factor: z.boolean(),
    /** While its founder takes over records from the demo: it counts as holding data before the first of them arrives. */
    carries_demo: z._default(z.boolean(), false),
    created_at: instant,
    updated_at: instant,
  }),
  editable: ['name', 'carries_demo'],
});
