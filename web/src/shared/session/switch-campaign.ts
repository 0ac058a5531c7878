import {
  type Campaign,
  campaignsCall,
  startCampaignCall,
  switchCampaignCall,
} from '#shared/api/campaigns-api.ts';
import { callEndpoint } from '../data/api.ts';
import { forgetCopy } from '../profile/forget-copy.ts';
import { useCampaigns } from './campaigns.ts';
import { forgetViews } from './forget-views.ts';
import { leaveAddress } from './leave-address.ts';

/** The account's campaigns as the server has them. */
export async function listCampaigns(signal?: AbortSignal): Promise<Campaign[]> {
  const { campaigns } = await callEndpoint(campaignsCall, {}, signal);
  useCampaigns.setState({
    count: campaigns.length,
    organizations: campaigns.map(({ organization }) => organization),
  });
  return campaigns;
}

/** What the page holds, and what is kept without a campaign's name on it, is of the former campaign: the page starts anew. */
async function enter(): Promise<never> {
  forgetCopy();
  forgetViews();
  leaveAddress();
  location.reload();
  // Until the page is gone, what is drawn stays as it is.
  return new Promise<never>(() => {});
}

export async function switchCampaign(organization: string): Promise<never> {
  await callEndpoint(switchCampaignCall, { organization });
  return enter();
}

export async function startCampaign(name: string): Promise<never> {
  await callEndpoint(startCampaignCall, { name });
  return enter();
}
