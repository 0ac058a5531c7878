import { randomBytes, randomInt, scrypt, timingSafeEqual } from 'node:crypto';
import { backupCodes } from '#shared/constants.ts';
import { backupAlphabet } from '#shared/domain/second-factor/code-formats.ts';

/**
 * 40 random bits a code, which a fast hash would not hide: OWASP's least for scrypt but one, in 32 MiB. Node allows
 * just less than that unless told.
 */
const cost = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 };
const hashBytes = 32;
const saltBytes = 16;

const newCode = (): string =>
  Array.from({ length: backupCodes.length }, () =>
    backupAlphabet.charAt(randomInt(backupAlphabet.length)),
  ).join('');

/** One code under its set's salt (both as stored: base64). About 100 ms, off the main thread. */
export const hashBackupCode = (code: string, salt: string): Promise<string> =>
  new Promise((resolve, reject) =>
    scrypt(code, Buffer.from(salt, 'base64'), hashBytes, cost, (error, hash) =>
      error ? reject(error) : resolve(hash.toString('base64')),
    ),
  );

/**
 * A new set: the codes, which are shown once, and what is kept of them. One salt for the set, so that trying a code
 * costs one hash and not ten.
 */
export async function newBackupCodes(): Promise<{ codes: string[]; salt: string; hashes: string[] }> {
  const codes = Array.from({ length: backupCodes.count }, newCode);
  const salt = randomBytes(saltBytes).toString('base64');
  return { codes, salt, hashes: await Promise.all(codes.map((code) => hashBackupCode(code, salt))) };
}

/** Whether two hashes are one; says nothing about where they differ. */
export function sameHash(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Which of the set's hashes it is; -1 where none, or where its code was used. */
export const placeOf = (hash: string, hashes: readonly (string | null)[]): number =>
  hashes.findIndex((stored) => stored !== null && sameHash(stored, hash));
