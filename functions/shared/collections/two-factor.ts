import * as z from 'zod/mini';
import { collection, instant, text, topLevel } from './define.ts';

/**
 * The second factor of an account, by the account's id. It belongs to the account, not to the membership: who is
 * taken out of an organization keeps it. `user_profiles.two_factor_enabled` is a copy that security rules read.
 */
export const twoFactorSettings = collection({
  name: 'two_factor_settings',
  path: topLevel('two_factor_settings'),
  access: { read: 'own', list: null },
  schema: z.strictObject({
    user_id: text(128),
    enabled: z.boolean(),
    /** A mask: the secret itself is never read back. */
    totp_secret: text(64),
    backup_codes_left: z.int().check(z.minimum(0), z.maximum(10)),
    enabled_at: instant,
    updated_at: instant,
  }),
});

/** The authenticator's secret, encrypted, and the last 30-second step that was accepted. Functions only. */
export const twoFactorSecrets = collection({
  name: 'two_factor_secrets',
  path: topLevel('two_factor_secrets'),
  rules: { refused: { all: 'Even encrypted they are never read back' } },
  schema: z.strictObject({
    user_id: text(128),
    /** AES-256-GCM, base64; the account's id is bound to it as additional data. */
    ciphertext: text(512),
    iv: text(64),
    tag: text(64),
    /** Which key encrypted it, so that keys can change. */
    key_id: text(64),
    last_step: z.int(),
    created_at: instant,
  }),
});

/** One set of backup codes: slow hashes under one salt; a used one is null. Functions only. */
export const twoFactorBackupCodes = collection({
  name: 'two_factor_backup_codes',
  path: topLevel('two_factor_backup_codes'),
  rules: { refused: { all: 'Only functions compare their hashes' } },
  schema: z.strictObject({
    user_id: text(128),
    /** Base64. */
    salt: text(64),
    /** scrypt, base64. */
    hashes: z.array(z.nullable(text(128))).check(z.maxLength(10)),
    created_at: instant,
  }),
});

/** When guesses were made, by account or by hashed address: milliseconds since 1970, oldest first. Functions only. */
export const twoFactorAttempts = collection({
  name: 'two_factor_attempts',
  path: topLevel('two_factor_attempts'),
  rules: { refused: { all: 'Whoever could delete them could guess on' } },
  schema: z.strictObject({
    failed_at: z.array(z.int()).check(z.maxLength(1_000)),
    /** A day after the last one, when the database may drop it. */
    expires_at: instant,
  }),
});

/** The right password was given; whoever holds the ticket may try a code. Its id is the hash of it. Functions only. */
export const twoFactorTickets = collection({
  name: 'two_factor_tickets',
  path: topLevel('two_factor_tickets'),
  rules: { refused: { all: 'A right password makes one, and only functions take it' } },
  schema: z.strictObject({
    user_id: text(128),
    /** As Firebase has it, which takes addresses that our own schema does not, `o&m@example.org` for one. */
    email: z.nullable(z.string()),
    created_at: instant,
    expires_at: instant,
  }),
});

/** A device that the second factor is not asked from. Its secret is a cookie there, and a hash beside this. */
export const twoFactorTrustedDevices = collection({
  name: 'two_factor_trusted_devices',
  path: topLevel('two_factor_trusted_devices'),
  access: { read: 'own', delete: 'own' },
  schema: z.strictObject({
    user_id: text(128),
    /** Names and recognises the device for its owner; proves nothing. */
    device_fingerprint: text(64),
    device_name: text(50),
    created_at: instant,
    last_used_at: instant,
    expires_at: instant,
  }),
});

/** SHA-256 of a trusted device's secret, under the device's id. Functions only. */
export const twoFactorDeviceSecrets = collection({
  name: 'two_factor_device_secrets',
  path: topLevel('two_factor_device_secrets'),
  rules: { refused: { all: 'The hashes of what trusted devices keep' } },
  schema: z.strictObject({ user_id: text(128), secret_hash: text(64), expires_at: instant }),
});
