import { scryptAsync } from '@noble/hashes/scrypt.js';
import { randomBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import * as z from 'zod/mini';
import { base64Of, bytesOf } from '../base64.ts';

/**
 * A sealed copy of contact points: a line that says what it is, then a line for each page. Each page is encrypted with
 * AES-256-GCM under a key that scrypt makes of a passphrase; header, number and whether it is the last are bound to it, so pages
 * of another copy, in another order, or without their end are noticed.
 */
const kind = 'hustings-sealed-contacts';
/** Characters of a passphrase: whoever has the file can try passphrases for as long as they like. */
export const passphraseMin = 12;
export const passphraseMax = 200;
/** OWASP's scrypt with 32 MiB. They are not in the file: a file that chose them could choose any amount of work. */
const cost = { N: 2 ** 15, r: 8, p: 3, dkLen: 32 } as const;
const saltBytes = 16;
const ivBytes = 12;

const base64 = z.string().check(z.regex(/^[A-Za-z\d+/]+={0,2}$/));
const headerSchema = z.strictObject({
  is: z.literal(kind),
  version: z.literal(1),
  salt: base64.check(z.maxLength(40)),
  made_on: z.iso.date(),
});
const pageSchema = z.strictObject({
  n: z.int().check(z.minimum(0)),
  last: z.boolean(),
  iv: base64.check(z.maxLength(40)),
  data: base64,
});
export const headerLineMax = 300;

export type Sealer = { header: string; page: (n: number, isLast: boolean, text: string) => Promise<string> };

const about = (header: string, n: number, isLast: boolean) =>
  new Uint8Array(utf8ToBytes(`${header}\n${n}\n${isLast ? 'last' : 'more'}`));

async function keyOf(passphrase: string, salt: Uint8Array, use: 'encrypt' | 'decrypt'): Promise<CryptoKey> {
  const bytes = await scryptAsync(passphrase.normalize('NFC'), salt, cost);
  return crypto.subtle.importKey('raw', new Uint8Array(bytes), 'AES-GCM', false, [use]);
}

/** Begins a sealed copy. */
export async function sealerFor(passphrase: string, day: string): Promise<Sealer> {
  const salt = randomBytes(saltBytes);
  const header = JSON.stringify({ is: kind, version: 1, salt: base64Of(salt), made_on: day });
  const key = await keyOf(passphrase, salt, 'encrypt');
  return {
    header,
    page: async (n, isLast, text) => {
      const iv = new Uint8Array(randomBytes(ivBytes));
      const additionalData = about(header, n, isLast);
      const data = await crypto.subtle.encrypt(
        { name: 'AES-GCM', iv, additionalData },
        key,
        new Uint8Array(utf8ToBytes(text)),
      );
      return JSON.stringify({ n, last: isLast, iv: base64Of(iv), data: base64Of(new Uint8Array(data)) });
    },
  };
}

const parsed = <S extends z.ZodMiniType>(schema: S, line: string): z.output<S> | null => {
  try {
    return schema.safeParse(JSON.parse(line)).data ?? null;
  } catch {
    return null;
  }
};

const bytesIn = (text: string): Uint8Array<ArrayBuffer> | null => {
  try {
    return bytesOf(text);
  } catch {
    return null;
  }
};

/** Whether a line is the head of a sealed copy. */
export const isSealedHeader = (line: string): boolean =>
  line.length <= headerLineMax && parsed(headerSchema, line) !== null;

/** A page's number and whether it is the last, as it claims; null: it is no page. */
export function sealedPage(line: string): { n: number; last: boolean } | null {
  const page = parsed(pageSchema, line);
  return page && { n: page.n, last: page.last };
}

export type Opened =
  | { is: 'opened'; n: number; isLast: boolean; text: string }
  | { is: 'no file' | 'sealed' };

/** One page of a sealed copy. `sealed`: another passphrase, or somebody changed it. */
export async function openSealed(passphrase: string, header: string, line: string): Promise<Opened> {
  const head = header.length <= headerLineMax ? parsed(headerSchema, header) : null;
  const page = parsed(pageSchema, line);
  if (!head || !page) return { is: 'no file' };
  const [salt, iv, data] = [head.salt, page.iv, page.data].map(bytesIn);
  if (salt?.length !== saltBytes || iv?.length !== ivBytes || !data) return { is: 'no file' };
  const key = await keyOf(passphrase, salt, 'decrypt');
  const additionalData = about(header, page.n, page.last);
  try {
    const text = await crypto.subtle.decrypt({ name: 'AES-GCM', iv, additionalData }, key, data);
    return { is: 'opened', n: page.n, isLast: page.last, text: new TextDecoder().decode(text) };
  } catch {
    return { is: 'sealed' };
  }
}
