import * as z from 'zod/mini';
import { grantable, roles } from '../access.ts';
import { collection, instant, line, text, topLevel } from './define.ts';
import { positionLabels } from './position-labels.ts';

export const membershipStates = ['active', 'suspended'] as const;

/** One membership for each account and organization. */
export const membershipId = (uid: string, organization: string): string => `${uid}_${organization}`;

/**
 * What an account is in one campaign. `user_profiles` holds the one that is active, which alone lets its member in; functions
 * write both together. Read by the member, and by admins of that campaign: nothing here tells of another one.
 */
export const memberships = collection({
  name: 'memberships',
  path: topLevel('memberships'),
  access: { read: 'own', list: 'members.write' },
  schema: z.strictObject({
    user_id: text(128),
    organization_id: text(64),
    role: z.enum(roles),
    grants: z._default(z.array(z.enum(grantable)).check(z.maxLength(grantable.length)), []),
    member_positions: z._default(positionLabels, []),
    /** Whoever is suspended keeps their place, and has no access. */
    state: z.enum(membershipStates),
    suspended_at: z._default(z.nullable(instant), null),
    /** Copied from the profile: of the account, not of the campaign. */
    full_name: line(120),
    two_factor_enabled: z.boolean(),
    deletion_requested_at: z._default(z.nullable(instant), null),
    created_at: instant,
    updated_at: instant,
  }),
});
