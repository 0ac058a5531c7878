import { campaignsCall, switchCampaignCall } from '#shared/api/campaigns-api.ts';
import { accounts } from '#shared/demo/accounts.ts';
import { sampleCampaigns } from '#shared/demo/sample-campaigns.ts';
import { t } from '../../text/index.ts';
import { chooseCampaign } from '../campaign-of-tab.ts';
import { readCommands } from '../demo-commands.ts';
import type { DemoStore } from '../demo-store.ts';
import { refuse } from '../refuse.ts';
import { defineHandler, type Handler } from './handler.ts';

/** Who the visitor is in a campaign: in another one, as they left it. */
function roleIn(world: DemoStore, organization: string) {
  if (organization === world.organization) {
    const { uid, role } = world.visitor;
    return { role, positions: world.user_profiles.get(uid)?.member_positions ?? [] };
  }
  const { role, uid } = readCommands(organization);
  const members = accounts.filter((one) => one.organization === organization);
  const member = members.find((one) => one.uid === uid) ?? members.find((one) => one.role === role);
  return { role, positions: [...(member?.positions ?? [])] };
}

/** The sample campaigns, as a member of several has theirs. */
export const campaignHandlers: readonly Handler[] = [
  defineHandler(campaignsCall, (world) => ({
    campaigns: sampleCampaigns.map(({ organization, name }) => ({
      ...{ organization, ...roleIn(world, organization), state: 'active' as const },
      name: world.organizations.get(organization)?.name ?? name,
      isActive: organization === world.organization,
    })),
  })),
  defineHandler(switchCampaignCall, (_, { organization }) => {
    if (!sampleCampaigns.some((one) => one.organization === organization)) throw refuse('permission-denied');
    if (!chooseCampaign(organization)) throw refuse('failed-precondition', t('demo.notKept.title'));
    return { organizationId: organization };
  }),
];
