import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import { type Language, languages } from '#shared/themes.ts';

/** Whom a link to leave is for: it is sealed with the organization's salt, so it tells nobody the address and cannot be made up. */
export type Leaving = { address: string; language: Language };

const cipher = 'aes-256-gcm';
const [ivBytes, tagBytes] = [12, 16];
const parts = /^([\w-]{1,128})\.([\w-]{40,600})$/;
const sealed = z.tuple([z.string().check(z.maxLength(254)), z.enum(languages)]);

const keyOf = (salt: string): Buffer => createHmac('sha256', salt).update('leave-link/1').digest();

/** A token that this campaign's mail to this address carries. It does not end: whoever wants to leave can, years later too. */
export function leaveToken(organization: string, salt: string, { address, language }: Leaving): string {
  const iv = randomBytes(ivBytes);
  const made = createCipheriv(cipher, keyOf(salt), iv);
  made.setAAD(Buffer.from(organization));
  const text = Buffer.concat([made.update(JSON.stringify([address, language]), 'utf8'), made.final()]);
  return `${organization}.${Buffer.concat([iv, text, made.getAuthTag()]).toString('base64url')}`;
}

/** The organization that a token names; null where it is no token. Nothing of it is proven yet. */
export const organizationIn = (token: string): string | null => parts.exec(token)?.[1] ?? null;

/** Whom a token is for; null where it was made up, changed, or is another organization's. */
export function openToken(token: string, salt: string): Leaving | null {
  const [, organization = '', content = ''] = parts.exec(token) ?? [];
  const bytes = Buffer.from(content, 'base64url');
  if (bytes.length <= ivBytes + tagBytes) return null;
  try {
    const opened = createDecipheriv(cipher, keyOf(salt), bytes.subarray(0, ivBytes));
    opened.setAAD(Buffer.from(organization));
    opened.setAuthTag(bytes.subarray(-tagBytes));
    const text = Buffer.concat([opened.update(bytes.subarray(ivBytes, -tagBytes)), opened.final()]);
    const [address, language] = sealed.parse(JSON.parse(text.toString('utf8')));
    return { address, language };
  } catch {
    return null;
  }
}
