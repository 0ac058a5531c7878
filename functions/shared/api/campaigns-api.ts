import * as z from 'zod/mini';
import { roles } from '../access.ts';
import { line, recordId } from '../collections/define.ts';
import { membershipStates } from '../collections/memberships.ts';
import { positionLabels } from '../collections/position-labels.ts';
import { callTimeoutMs } from '../constants.ts';
import { endpoint } from './endpoint.ts';

// All of these are for an account, not for a member: whoever was suspended or taken out of the active campaign may still
// belong to another one, and whoever has to set up a second factor for one may go back to another.
const guard = { level: 'confirmed', enrolling: true } as const;
const entered = z.strictObject({ organizationId: z.string() });

/** The campaigns that the caller belongs to, by name. */
export const campaignsCall = endpoint({
  path: '/api/campaigns/list',
  guard,
  request: z.strictObject({}),
  response: z.strictObject({
    campaigns: z.array(
      z.strictObject({
        organization: z.string(),
        name: z.string(),
        role: z.enum(roles),
        positions: positionLabels,
        state: z.enum(membershipStates),
        /** The one that the profile holds. */
        isActive: z.boolean(),
      }),
    ),
  }),
});
export type Campaign = z.output<typeof campaignsCall.response>['campaigns'][number];

/** Makes one of the caller's campaigns the active one. */
export const switchCampaignCall = endpoint({
  path: '/api/campaigns/switch',
  guard,
  request: z.strictObject({ organization: recordId }),
  response: entered,
});

/** Starts another campaign, with the caller as its admin, and makes it the active one. */
export const startCampaignCall = endpoint({
  path: '/api/campaigns/start',
  timeoutMs: callTimeoutMs.long,
  guard,
  request: z.strictObject({ name: line(120) }),
  response: entered,
});
