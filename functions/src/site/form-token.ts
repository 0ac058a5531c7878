import { createHash, createHmac, randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import { isSame, siteKey } from './site-paths.ts';

/** Zero bits that the hash of the work begins with: some 8,000 hashes, under a second on an old phone. */
export const workBits = 13;
/** Nobody fills in a form faster, and a page that was open for longer is a new one. */
export const quickestMs = 3_000;
export const latestMs = 4 * 60 * 60_000;

const payload = z.tuple([z.string(), z.string(), z.int(), z.string(), z.int()]);
const parts = /^([\w-]{20,600})\.([\w-]{43})$/;
type About = { organization: string; event: string };

const signatureOf = (salt: string, text: string): string =>
  createHmac('sha256', siteKey(salt, 'form')).update(text).digest('base64url');

/** A token of one form: which event's, since when, and how much work goes with it. Signed as a whole, so that nothing of it can be exchanged. */
export function formToken(salt: string, { organization, event }: About, now: number): string {
  const fields = [organization, event, now, randomBytes(12).toString('base64url'), workBits];
  const text = Buffer.from(JSON.stringify(fields)).toString('base64url');
  return `${text}.${signatureOf(salt, text)}`;
}

export type TokenState =
  | { is: 'good'; id: string; hasWork: boolean }
  | { is: 'quick' }
  | { is: 'late' }
  /** Made up, changed, of another event, or none: where there is no script there is none at first. */
  | { is: 'none' };

function zeroBits(bytes: Buffer): number {
  let zeros = 0;
  for (const byte of bytes) {
    if (byte !== 0) return zeros + Math.clz32(byte) - 24;
    zeros += 8;
  }
  return zeros;
}

const isWork = (token: string, work: string, bits: number): boolean =>
  /^\d{1,12}$/.test(work) && zeroBits(createHash('sha256').update(`${token}/${work}`).digest()) >= bits;

/** What a token is good for now. `id` is the same for each use, so that what it brings is stored once. */
export function readToken(
  salt: string,
  { organization, event }: About,
  { token, work }: { token: string; work: string },
  now: number,
): TokenState {
  const [, text = '', signature = ''] = parts.exec(token) ?? [];
  if (text === '' || !isSame(signature, signatureOf(salt, text))) return { is: 'none' };
  const [of, about, since, , bits] = payload.parse(
    JSON.parse(Buffer.from(text, 'base64url').toString('utf8')),
  );
  if (of !== organization || about !== event) return { is: 'none' };
  if (now - since > latestMs || since > now + latestMs) return { is: 'late' };
  if (now - since < quickestMs) return { is: 'quick' };
  const id = createHash('sha256').update(token).digest('hex').slice(0, 32);
  return { is: 'good', id, hasWork: isWork(token, work, bits) };
}
