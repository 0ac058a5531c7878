import * as z from 'zod/mini';
import { text } from '../collections/define.ts';
import { endpoint } from './endpoint.ts';

/** Keeps the organization's name until the new account's address is confirmed. Said twice, the first stands. */
export const signUpCall = endpoint({
  path: '/api/sign-up',
  guard: { level: 'account' },
  request: z.strictObject({ organizationName: text(120) }),
  response: z.strictObject({ ok: z.literal(true) }),
});
