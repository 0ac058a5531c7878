import * as z from 'zod/mini';
import { callTimeoutMs } from '../constants.ts';
import { endpoint } from './endpoint.ts';

/** Demands a second factor of every member, or leaves it to them. Only an admin who has one may demand it. */
export const requireTwoFactorCall = endpoint({
  path: '/api/organization/two-factor',
  guard: { level: 'member', capability: 'organization.write', recent: true },
  request: z.strictObject({ required: z.boolean() }),
  response: z.strictObject({ success: z.literal(true) }),
});

/**
 * Deletes an organization with everything in it and every membership, for ever; the accounts stay. Members are out
 * when this answers, the records go in the background.
 */
export const deleteOrganizationCall = endpoint({
  path: '/api/organization/delete',
  timeoutMs: callTimeoutMs.long,
  guard: { level: 'member', capability: 'members.write', recent: true },
  /** The organization's name, typed: nobody deletes the wrong one. */
  request: z.strictObject({ name: z.string().check(z.maxLength(200)) }),
  response: z.strictObject({ success: z.literal(true) }),
});
