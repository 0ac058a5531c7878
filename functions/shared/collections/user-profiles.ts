import * as z from 'zod/mini';
import { grantable, roles } from '../access.ts';
import { collection, instant, line, text, topLevel } from './define.ts';
import { positionLabels } from './position-labels.ts';

/**
 * The account in the campaign that is active, by its id: what it is there is a copy of its membership. Rules read this document once a request, and every change of it
 * bills every open listener of that member again: nothing that changes often belongs here.
 */
export const userProfiles = collection({
  name: 'user_profiles',
  path: topLevel('user_profiles'),
  access: { read: 'own', list: null, update: 'own' },
  schema: z.strictObject({
    user_id: text(128),
    organization_id: text(64),
    full_name: line(120),
    role: z.enum(roles),
    /** What this member may do beyond their role. Older documents have none. */
    grants: z._default(z.array(z.enum(grantable)).check(z.maxLength(grantable.length)), []),
    /** What they are on the campaign. It gives no right. Left out where there is none. */
    member_positions: z._default(positionLabels, []),
    two_factor_enabled: z.boolean(),
    /** The organization demands a second factor: without one, this member only gets to turn it on. */
    two_factor_required: z.boolean(),
    /** Sessions that began before this moment are over. */
    sessions_valid_after: z.nullable(instant),
    /** Until when this member may fetch the voter file; null until they first open it. Set together with an audit line. */
    voters_open_until: z._default(z.nullable(instant), null),
    /** When they asked for the deletion of their account, which deletes this document at its end. */
    deletion_requested_at: z._default(z.nullable(instant), null),
    created_at: instant,
    updated_at: instant,
  }),
  editable: ['full_name'],
});
