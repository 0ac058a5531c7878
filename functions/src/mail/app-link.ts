import { campaignPath } from '#shared/domain/campaign-link.ts';

/** A page of a campaign, as a mail links to it: whoever has another campaign active is asked to switch. */
export const appLink = (appUrl: string, organization: string, page: string): string =>
  `${appUrl}/#${campaignPath(organization, page)}`;
