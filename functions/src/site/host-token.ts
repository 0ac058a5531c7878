import { createHmac } from 'node:crypto';
import * as z from 'zod/mini';
import { recordIdPattern } from '#shared/domain/record-id.ts';
import type { Language } from '#shared/themes.ts';
import { isSame, siteKey } from './site-paths.ts';

export type LinkedHost = { link: string; version: number };

const parts = /^([A-Za-z\d][\w-]{0,127})\.([\w-]{10,400})\.([\w-]{43})$/;
const payload = z.tuple([z.string().check(z.regex(recordIdPattern)), z.int().check(z.minimum(1))]);

const signatureOf = (salt: string, organization: string, text: string): string =>
  createHmac('sha256', siteKey(salt, 'host')).update(`${organization}/${text}`).digest('base64url');

/** What stands in a host's link: which link it is, signed for its campaign. */
export function hostToken(salt: string, organization: string, { link, version }: LinkedHost): string {
  const text = Buffer.from(JSON.stringify([link, version])).toString('base64url');
  return `${organization}.${text}.${signatureOf(salt, organization, text)}`;
}

/** The campaign that a link names; nothing of it is proven yet. */
export const hostOrganization = (token: string): string | null => parts.exec(token)?.[1] ?? null;

/** Which link it is; null where it was made up, changed, or is another campaign's. */
export function openHostToken(salt: string, token: string): LinkedHost | null {
  const [, organization = '', text = '', signature = ''] = parts.exec(token) ?? [];
  if (text === '' || !isSame(signature, signatureOf(salt, organization, text))) return null;
  const [link, version] = payload.parse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')));
  return { link, version };
}

export const hostPath = (language: Language, token: string): string => `/${language}/host/${token}`;
