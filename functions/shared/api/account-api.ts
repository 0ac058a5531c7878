import * as z from 'zod/mini';
import { email } from '../collections/define.ts';
import { callTimeoutMs, passwordMax, passwordMin } from '../constants.ts';
import { endpoint } from './endpoint.ts';

const password = z.string().check(z.minLength(1), z.maxLength(passwordMax));
const done = z.strictObject({ success: z.literal(true) });

/** Mails a link to the new address; the account has it once the link is opened. The former address is told at once. */
export const changeEmailCall = endpoint({
  path: '/api/account/email',
  guard: { level: 'member', recent: true },
  request: z.strictObject({ newEmail: email }),
  response: z.strictObject({ success: z.literal(true), mailed: z.boolean() }),
});

/** Ends every other session; the answer's custom token begins a new one here. */
export const changePasswordCall = endpoint({
  path: '/api/account/password',
  guard: { level: 'member', recent: true },
  request: z.strictObject({
    currentPassword: password,
    newPassword: z.string().check(z.minLength(passwordMin), z.maxLength(passwordMax)),
  }),
  response: z.strictObject({ success: z.literal(true), customToken: z.string() }),
});

/** Ends every session, this one too, and trusts no device any more. */
export const endSessionsCall = endpoint({
  path: '/api/account/sessions/end',
  guard: { level: 'member', enrolling: true },
  request: z.strictObject({}),
  response: done,
});

/** Everything that is kept about the member themself, as a JSON file. */
export const accountDataCall = endpoint({
  path: '/api/account/data',
  timeoutMs: callTimeoutMs.long,
  guard: { level: 'member', recent: true },
  request: z.strictObject({}),
  /** `application/json`, indented. */
  response: z.string(),
});

/**
 * The key that encrypts the caller's unsent changes on their devices. Also for an account that was removed from its
 * organization: what it never sent is still its own to read.
 */
export const journalKeyCall = endpoint({
  path: '/api/account/journal-key',
  guard: { level: 'confirmed', enrolling: true },
  request: z.strictObject({}),
  /** 32 bytes, base64. */
  response: z.strictObject({ key: z.string().check(z.length(44)) }),
});

/**
 * Also for an account that belongs to no organization. Refused to an organization's last admin: hand over, or delete
 * the organization, first.
 */
export const deleteAccountCall = endpoint({
  path: '/api/account/delete',
  timeoutMs: callTimeoutMs.long,
  guard: { level: 'confirmed', recent: true, enrolling: true },
  request: z.strictObject({}),
  response: done,
});
