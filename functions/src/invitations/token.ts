import { randomBytes, timingSafeEqual } from 'node:crypto';
import { sha256 } from '../hash.ts';

/** Ids as they stand in a path: never a slash, dots alone or the database's reserved `__…__`. */
const id = '[A-Za-z\\d][\\w-]{0,63}';
const form = new RegExp(`^(${id})\\.(${id})\\.([\\w-]{43})$`);

/** Where an invitation lies, and the secret of its link: found by one read, whatever somebody made up. */
export type Token = { organization: string; id: string; secret: string };

/** A new link's token, and what is stored of it: 256 random bits need no salt and no slow hash. */
export function newToken(organization: string, id: string): { token: string; hash: string } {
  const secret = randomBytes(32).toString('base64url');
  return { token: `${organization}.${id}.${secret}`, hash: sha256(secret) };
}

/** The parts of a token; null for what was never one. */
export function tokenIn(value: string): Token | null {
  const [, organization, id, secret] = form.exec(value) ?? [];
  return organization && id && secret ? { organization, id, secret } : null;
}

/** Compares in constant time; a link that is good for nothing has no hash. */
export const isSecret = (secret: string, hash: string | null): boolean => {
  const stored = Buffer.from(hash ?? '');
  const actual = Buffer.from(sha256(secret));
  return stored.length === actual.length && timingSafeEqual(stored, actual);
};
