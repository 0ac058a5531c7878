import * as z from 'zod/mini';
import { text } from '../collections/define.ts';
import { call } from './define.ts';

/** Keeps the organization's name until the new account's address is confirmed. Said twice, the first stands. */
export const signUpCall = call({
  path: '/api/sign-up',
  guard: { level: 'account' },
  request: z.strictObject({ organizationName: text(120) }),
  response: z.strictObject({ ok: z.literal(true) }),
});
