import { createHmac } from 'node:crypto';
import * as z from 'zod/mini';
import { recordIdPattern } from '#shared/domain/record-id.ts';
import { isSame, siteKey } from './site-paths.ts';

/** Whose sign-ups a link shows: the form's post that they came with, and each with the version that the link is good for. */
export type LinkedSignUps = { post: string; rsvps: readonly (readonly [id: string, version: number])[] };

const parts = /^([A-Za-z\d][\w-]{0,127})\.([\w-]{10,2400})\.([\w-]{43})$/;
const payload = z.tuple([
  z.string().check(z.regex(recordIdPattern)),
  z
    .array(z.tuple([z.string().check(z.regex(recordIdPattern)), z.int()]))
    .check(z.minLength(1), z.maxLength(24)),
]);

const signatureOf = (salt: string, organization: string, text: string): string =>
  createHmac('sha256', siteKey(salt, 'sign-up')).update(`${organization}/${text}`).digest('base64url');

/** What stands in the link of a confirmation: no name and no address, and nothing that can be made up. */
export function linkToken(salt: string, organization: string, { post, rsvps }: LinkedSignUps): string {
  const text = Buffer.from(JSON.stringify([post, rsvps])).toString('base64url');
  return `${organization}.${text}.${signatureOf(salt, organization, text)}`;
}

/** The organization that a link names; null where it is no link. Nothing of it is proven yet. */
export const organizationOf = (token: string): string | null => parts.exec(token)?.[1] ?? null;

/** Whose sign-ups a link shows; null where it was made up, changed, or is another organization's. */
export function openLink(salt: string, token: string): LinkedSignUps | null {
  const [, organization = '', text = '', signature = ''] = parts.exec(token) ?? [];
  if (text === '' || !isSame(signature, signatureOf(salt, organization, text))) return null;
  const [post, rsvps] = payload.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
  return { post, rsvps };
}
