import * as z from 'zod/mini';
import { roles } from '../access.ts';
import { email, text } from '../collections/define.ts';
import { endpoint } from './endpoint.ts';

const role = z.enum(roles);
/** `link` is for the admin to pass on where no mail went out; it works for the invited address alone. */
const sent = z.strictObject({ id: z.string(), mailed: z.boolean(), link: z.string() });
const id = text(128);
const token = z.string().check(z.minLength(1), z.maxLength(512));

export const inviteCall = endpoint({
  path: '/api/invitations/create',
  guard: { level: 'member', capability: 'members.write' },
  request: z.strictObject({ email, role }),
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

/** What a link offers to the account that holds it, and what accepting would do to where it belongs now. */
export const previewInvitationCall = endpoint({
  path: '/api/invitations/look',
  guard: { level: 'confirmed' },
  request: z.strictObject({ token }),
  response: z.strictObject({
    organizationName: z.string(),
    role,
    invitedBy: z.string(),
    /** Milliseconds since 1970. */
    expiresAt: z.number(),
    /** Where the account belongs now; null where it belongs nowhere. */
    current: z.nullable(
      z.strictObject({
        organizationName: z.string(),
        /**
         * `leave`: others stay. `empty`: nobody else and nothing in it, so it is deleted. `last admin` and
         * `holds data`: accepting is refused until that is settled.
         */
        leaving: z.enum(['leave', 'empty', 'last admin', 'holds data']),
      }),
    ),
  }),
});

export const acceptInvitationCall = endpoint({
  path: '/api/invitations/accept',
  guard: { level: 'confirmed' },
  /** `leave`: they were told that they leave where they belong now. */
  request: z.strictObject({ token, leave: z.boolean() }),
  response: z.strictObject({ organizationId: z.string() }),
});
