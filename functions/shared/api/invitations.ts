import * as z from 'zod/mini';
import { roles } from '../access.ts';
import { email, text } from '../collections/define.ts';
import { positionLabels } from '../collections/position-labels.ts';
import { endpoint } from './endpoint.ts';

const role = z.enum(roles);
/** `link` is for the admin to pass on where no mail went out; it works for the invited address alone. */
const sent = z.strictObject({ id: z.string(), mailed: z.boolean(), link: z.string() });
const id = text(128);
const token = z.string().check(z.minLength(1), z.maxLength(512));

export const inviteCall = endpoint({
  path: '/api/invitations/create',
  guard: { level: 'member', capability: 'members.write' },
  request: z.strictObject({ email, role, positions: z.optional(positionLabels) }),
  response: sent,
});

/** A new link, good for another seven days; the former one stops working. */
export const resendInvitationCall = endpoint({
  path: '/api/invitations/resend',
  guard: { level: 'member', capability: 'members.write' },
  request: z.strictObject({ id }),
  response: sent,
});

export const revokeInvitationCall = endpoint({
  path: '/api/invitations/revoke',
  guard: { level: 'member', capability: 'members.write' },
  request: z.strictObject({ id }),
  response: z.strictObject({ success: z.literal(true) }),
});

/** What a link offers to the account that holds it, and what becomes of the campaign that it is in now. */
export const previewInvitationCall = endpoint({
  path: '/api/invitations/look',
  guard: { level: 'confirmed' },
  request: z.strictObject({ token }),
  response: z.strictObject({
    organizationName: z.string(),
    role,
    positions: positionLabels,
    invitedBy: z.string(),
    /** Milliseconds since 1970. */
    expiresAt: z.number(),
    /** The campaign that is active now; null where none is. */
    current: z.nullable(
      z.strictObject({
        organizationName: z.string(),
        /** `kept`: the account stays a member. `deleted`: nobody else and nothing is in it. */
        becomes: z.enum(['kept', 'deleted']),
      }),
    ),
  }),
});

export const acceptInvitationCall = endpoint({
  path: '/api/invitations/accept',
  guard: { level: 'confirmed' },
  request: z.strictObject({ token }),
  response: z.strictObject({ organizationId: z.string() }),
});
