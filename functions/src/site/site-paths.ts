import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Language } from '#shared/themes.ts';

/** Where public pages are: the language first, so that a page that is kept on the way is one language's. */
export const campaignPagePath = (language: Language, organization: string): string =>
  `/${language}/${organization}`;

export type EventPlace = {
  organization: string;
  event: string;
  /** Of an event that is seen with its link alone; null of one that everybody sees. */
  key: string | null;
};

export const eventPagePath = (
  language: Language,
  { organization, event, key }: EventPlace,
  part: '' | '/calendar.ics' | '/embed' | '/sign-up' = '',
): string => `/${language}/${organization}/${event}${part}${key === null ? '' : `?key=${key}`}`;

/** The form for the candidate's time, and the same for the campaign's own site. */
export const requestFormPath = (language: Language, organization: string, part: '' | '/embed' = ''): string =>
  `/${language}/request/${organization}${part}`;

export const signUpPath = (language: Language, token: string): string => `/${language}/sign-up/${token}`;
export const picturePath = (organization: string, file: string): string => `/picture/${organization}/${file}`;

/** A key of one purpose. The salt itself is sent to nobody. */
export const siteKey = (salt: string, purpose: string): Buffer =>
  createHmac('sha256', salt).update(`site/${purpose}/1`).digest();

/** What stands in the address of an event that is not listed: dates of a series have ids that follow from each other. */
export const pageKey = (salt: string, event: string): string =>
  createHmac('sha256', siteKey(salt, 'page')).update(event).digest('base64url').slice(0, 22);

/** Whether two texts are one, in the same time whatever they are. */
export function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
