import { sampleCampaigns, sampleOrganization } from '#shared/demo/sample-campaigns.ts';
import { readFromTab, storeInTab } from '../session/tab-storage.ts';

/** Session storage key: the sample campaign that this tab shows. */
const key = 'demoCampaign';

const isSampleCampaign = (organization: string | null): organization is string =>
  sampleCampaigns.some((one) => one.organization === organization);

/** The sample campaign that this tab shows: the first one until the visitor has switched. */
export function campaignOfTab(): string {
  const organization = readFromTab(key);
  return isSampleCampaign(organization) ? organization : sampleOrganization;
}

/** Where keys of what is kept of a campaign end; nothing of the first one’s. */
export const keyEnd = (organization: string): string =>
  organization === sampleOrganization ? '' : `.${organization}`;

/** Told to the page when the visitor leaves a sample campaign for another one. */
export const campaignLeft = 'demo-campaign-left';

/** The next page of this tab shows another campaign. False where this browser does not keep it. */
export function chooseCampaign(organization: string): boolean {
  storeInTab(key, organization);
  if (readFromTab(key) !== organization) return false;
  globalThis.dispatchEvent?.(new Event(campaignLeft));
  return true;
}

/** The next page shows the first one. */
export const forgetCampaign = (): void => storeInTab(key, null);
