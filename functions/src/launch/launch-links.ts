import { createHmac } from 'node:crypto';
import { codeMs } from '#shared/domain/events/walk-ups.ts';
import { recordIdPattern } from '#shared/domain/record-id.ts';
import type { Language } from '#shared/themes.ts';
import { isSame, siteKey } from '../site/site-paths.ts';

const parts = /^([A-Za-z\d][\w-]{0,127})\.([A-Za-z\d][\w-]{0,127})(?:\.([\da-z]{1,12}))?\.([\w-]{43})$/;

type Read = { organization: string; ref: string; window: number | null; signature: string };

/** What a code or a link names; null where it is none. Nothing of it is proven yet. */
export function readLaunchLink(text: string): Read | null {
  const [, organization, ref, window, signature] = parts.exec(text) ?? [];
  if (organization === undefined || ref === undefined || signature === undefined) return null;
  if (!recordIdPattern.test(organization) || !recordIdPattern.test(ref)) return null;
  return { organization, ref, signature, window: window === undefined ? null : Number.parseInt(window, 36) };
}

const signed = (salt: string, purpose: string, text: string): string =>
  createHmac('sha256', siteKey(salt, purpose)).update(text).digest('base64url');

const codeSignature = (salt: string, organization: string, event: string, window: number): string =>
  signed(salt, 'launch', `${organization}/${event}/${window}`);

export const windowAt = (now: number): number => Math.floor(now / codeMs);

/** The code of a launch: signed, and another one every quarter of an hour, so that a picture of it is soon worth nothing. */
export function launchCode(salt: string, organization: string, event: string, now: number): string {
  const window = windowAt(now);
  return `${organization}.${event}.${window.toString(36)}.${codeSignature(salt, organization, event, window)}`;
}

/** Whether a code is one that is shown now, or was until a moment ago. */
export function isLaunchCode(salt: string, code: Read, now: number): boolean {
  const { organization, ref, window, signature } = code;
  if (window === null || (window !== windowAt(now) && window !== windowAt(now) - 1)) return false;
  return isSame(signature, codeSignature(salt, organization, ref, window));
}

/** What a walk-up's telephone holds: which walk-up it is, and nothing that can be made up. */
export const walkUpPass = (salt: string, organization: string, id: string): string =>
  `${organization}.${id}.${signed(salt, 'walk-up', `${organization}/${id}`)}`;

export const isWalkUpPass = (salt: string, { organization, ref, window, signature }: Read): boolean =>
  window === null && isSame(signature, signed(salt, 'walk-up', `${organization}/${ref}`));

export const launchPath = (language: Language, code: string): string => `/${language}/launch/${code}`;
export const walkPath = (language: Language, pass: string): string => `/${language}/walk/${pass}`;
