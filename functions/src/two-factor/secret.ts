import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

/** A secret as it is stored; all but the key's id in base64. */
export type Sealed = { ciphertext: string; iv: string; tag: string; key_id: string };

const algorithm = 'aes-256-gcm';
const keyBytes = 32;
const ivBytes = 12;
const tagBytes = 16;

type Key = { id: string; key: Buffer };

/**
 * The configured keys: the first one seals, any of them opens, so that `new,old` changes the key without locking
 * anybody out. Throws where one is not 32 bytes of base64.
 */
const keysIn = (configured: string): Key[] =>
  configured.split(',').map((each) => {
    const key = Buffer.from(each.trim(), 'base64');
    if (key.length !== keyBytes)
      throw new Error('A key for authenticator secrets must be 32 bytes, in base64.');
    return { id: createHash('sha256').update(key).digest('hex').slice(0, 16), key };
  });

/** Encrypts an authenticator's secret. The account's id is bound to it: moved to another account it does not open. */
export function seal(configured: string, uid: string, secret: string): Sealed {
  const [first] = keysIn(configured);
  if (!first) throw new Error('There is no key for authenticator secrets.');
  // Random, 96 bits: NIST SP 800-38D allows 2^32 of them under one key.
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, first.key, iv, { authTagLength: tagBytes });
  cipher.setAAD(Buffer.from(uid));
  const ciphertext = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return {
    ciphertext: ciphertext.toString('base64'),
    iv: iv.toString('base64'),
    tag: cipher.getAuthTag().toString('base64'),
    key_id: first.id,
  };
}

/** Decrypts it. Throws where it was sealed for another account or by an unknown key, or was changed. */
export function unseal(configured: string, uid: string, { ciphertext, iv, tag, key_id }: Sealed): string {
  const known = keysIn(configured).find(({ id }) => id === key_id);
  if (!known)
    throw new Error(`The key ${key_id}, which sealed an authenticator's secret, is not configured.`);
  const decipher = createDecipheriv(algorithm, known.key, Buffer.from(iv, 'base64'), {
    authTagLength: tagBytes,
  });
  decipher.setAAD(Buffer.from(uid));
  decipher.setAuthTag(Buffer.from(tag, 'base64'));
  return Buffer.concat([decipher.update(Buffer.from(ciphertext, 'base64')), decipher.final()]).toString(
    'utf8',
  );
}
