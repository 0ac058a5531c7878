import * as z from 'zod/mini';
import { callTimeoutMs, deviceNameLength } from '../constants.ts';
import { endpoint } from './endpoint.ts';

/** Turns a session into one that has just passed: sign in with it. Where every other session ended, the only one. */
const customToken = z.string();
const base32 = z.string().check(z.regex(/^[A-Z2-7]{32,64}$/));
/** As typed: the server strips spaces and dashes itself, and refuses what is no code without counting it. */
const typedCode = z.string().check(z.maxLength(64));
const codes = z.array(z.string());

/** Turns the second factor on with a secret that the browser made and a code that proves the authenticator has it. */
export const twoFactorEnableCall = endpoint({
  path: '/api/2fa/enable',
  timeoutMs: callTimeoutMs.long,
  guard: { level: 'member', recent: true, enrolling: true },
  request: z.strictObject({ totpSecret: base32, verificationCode: typedCode }),
  response: z.strictObject({ backupCodes: codes, customToken }),
});

export const twoFactorDisableCall = endpoint({
  path: '/api/2fa/disable',
  guard: { level: 'member', recent: true },
  request: z.strictObject({ password: z.string().check(z.minLength(1), z.maxLength(4_096)) }),
  response: z.strictObject({ success: z.literal(true), customToken }),
});

/**
 * The second step of signing in, and of proving oneself anew. A wrong code is an answer, not a refusal; refused
 * are a bearer that is good for nothing and too many attempts.
 */
export const twoFactorVerifyCall = endpoint({
  path: '/api/auth/2fa/verify',
  guard: { level: 'second step' },
  request: z.strictObject({
    code: typedCode,
    method: z._default(z.enum(['totp', 'backup_code']), 'totp'),
  }),
  response: z.strictObject({
    success: z.boolean(),
    error: z.optional(z.string()),
    customToken: z.optional(customToken),
  }),
});

/** The second step by a trusted device: its secret comes as a cookie. Not trusted is an answer, not a refusal. */
export const trustedDeviceCall = endpoint({
  path: '/api/auth/2fa/device',
  guard: { level: 'second step' },
  request: z.strictObject({}),
  response: z.strictObject({ success: z.boolean(), customToken: z.optional(customToken) }),
});

/** Voids the former set. */
export const backupCodesCall = endpoint({
  path: '/api/2fa/backup-codes/generate',
  timeoutMs: callTimeoutMs.long,
  guard: { level: 'member', recent: true },
  request: z.strictObject({}),
  response: z.strictObject({ codes }),
});

/** Trusts the device that asks, for `trustedDeviceMs`; the answer sets its cookie. */
export const trustDeviceCall = endpoint({
  path: '/api/2fa/devices/trust',
  guard: { level: 'member', recent: true },
  request: z.strictObject({
    /** Base 36, of what the browser says about itself. */
    deviceFingerprint: z.string().check(z.regex(/^[0-9a-z]{1,64}$/)),
    deviceName: z.string().check(z.trim(), z.minLength(1), z.maxLength(deviceNameLength)),
  }),
  response: z.strictObject({ success: z.literal(true), id: z.string() }),
});
