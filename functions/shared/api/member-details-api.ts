import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

/**
 * What only the account service knows of the organization's members, for who manages them. In a file of its
 * own because the first dashboard needs it, to ask why a session was refused, and no other call about members.
 */
export const memberDetailsCall = endpoint({
  path: '/api/members/details',
  guard: { level: 'member', capability: 'members.write' },
  request: z.strictObject({}),
  response: z.strictObject({
    members: z.array(
      z.strictObject({
        uid: z.string(),
        email: z.nullable(z.string()),
        /** Milliseconds since 1970: when their newest token was made, at most an hour before they were last here. */
        lastActive: z.nullable(z.number()),
      }),
    ),
  }),
});
