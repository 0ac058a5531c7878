import { recordIdPattern } from './record-id.ts';

/**
 * The address in the app of a page of one campaign, for mails: a member of several has another one active when they open it.
 * `page` begins with a slash.
 */
export const campaignPath = (organization: string, page: string): string => `/in/${organization}${page}`;

/** What such an address leads to; null of any other address. */
export function linkedPage(pathname: string): { organization: string; page: string } | null {
  const [, organization, page] = /^\/in\/([^/]+)(\/.*)?$/.exec(pathname) ?? [];
  if (organization === undefined || !recordIdPattern.test(organization)) return null;
  // Two slashes, or what browsers take for one, would begin the address of another site.
  return { organization, page: `/${(page ?? '').replace(/^[/\\]+/, '')}` };
}
