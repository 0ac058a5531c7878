import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

/**
 * The specification's `create_user_profile_safely`: organization, admin profile and default preferences
 * in one transaction, once, however often and however parallel it is called.
 */
export const ensureProfileCall = endpoint({
  path: '/api/profile/ensure',
  guard: { level: 'confirmed' },
  request: z.strictObject({}),
  response: z.strictObject({ organizationId: z.string(), created: z.boolean() }),
});
