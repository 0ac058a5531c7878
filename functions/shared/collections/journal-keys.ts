import * as z from 'zod/mini';
import { collection, instant, text, topLevel } from './define.ts';

/**
 * The key that encrypts an account's unsent changes on its devices, by the account's id: 32 random bytes, sealed as
 * authenticator secrets are. Functions only; an endpoint gives it to the account's own admitted session.
 */
export const journalKeys = collection({
  name: 'journal_keys',
  path: topLevel('journal_keys'),
  rules: { refused: { all: 'Functions give each account its own, decrypted' } },
  schema: z.strictObject({
    user_id: text(128),
    /** AES-256-GCM, base64; the account's id and the purpose are bound to it as additional data. */
    ciphertext: text(512),
    iv: text(64),
    tag: text(64),
    /** Which server key sealed it, so that server keys can change. */
    key_id: text(64),
    created_at: instant,
  }),
});
