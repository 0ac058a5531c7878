import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** The specification's `get_or_create_user_preferences`: the defaults where there are none yet, however often it is called. */
export const ensurePreferencesCall = endpoint({
  path: '/api/preferences/ensure',
  guard: { level: 'member' },
  request: z.strictObject({}),
  response: z.strictObject({ created: z.boolean() }),
});
