import * as z from 'zod/mini';
import { appealCodesMax, appeals } from '../collections/appeals.ts';
import { committeeMembers } from '../collections/committee-members.ts';
import { day, recordId } from '../collections/define.ts';
import { donations } from '../collections/donations.ts';
import { donationPage, plannedCents, planSources, planTarget } from '../collections/fundraising-plans.ts';
import { isDivided } from '../domain/giving/credit-shares.ts';
import { solicitorsMax } from '../domain/giving/giving-cells.ts';
import { endpoint } from './endpoint.ts';

const guard = { level: 'member', capability: 'donations.write' } as const;
const { goal, commitment, code, is_lobbyist, note, left_on } = committeeMembers.schema.shape;

/** Puts a person on the finance committee under this id, or changes what is known of the member; the person stays. */
export const saveCommitteeMemberCall = endpoint({
  path: '/api/committee/save-member',
  guard,
  request: z.strictObject({
    id: recordId,
    personId: recordId,
    ...{ goal, commitment, code, is_lobbyist, note, left_on },
  }),
  response: z.strictObject({}),
});

const { name, channel, starts_on, ends_on, cost, goal: appealGoal, packages } = appeals.schema.shape;
export const appealContent = z.strictObject({
  ...{ name, channel, starts_on, ends_on, cost, goal: appealGoal, note: appeals.schema.shape.note },
  packages: packages.check(
    z.refine((all) => all.reduce((sum, { codes }) => sum + codes.length, 0) <= appealCodesMax),
    z.refine((all) => new Set(all.map(({ id }) => id)).size === all.length),
  ),
});

/** Saves a whole appeal with its packages and codes under this id. `revision`: the one that was changed; null: there was none. */
export const saveAppealCall = endpoint({
  path: '/api/appeals/save',
  guard,
  request: z.strictObject({
    id: recordId,
    revision: z.nullable(appeals.schema.shape.revision),
    ...appealContent.shape,
  }),
  response: z.strictObject({}),
});

/** Credits members of the finance committee with a gift by hand, each with all of it or with a part, in place of those before. No total depends on it. */
export const creditGiftCall = endpoint({
  path: '/api/gifts/credit',
  guard,
  request: z
    .strictObject({
      giftId: recordId,
      memberIds: z.array(recordId).check(z.maxLength(solicitorsMax)),
      /** What part of the credit each of them has, in hundredths of a percent; none: each has all of it. */
      shares: z._default(donations.schema.shape.solicitor_shares, []),
    })
    .check(
      z.refine(({ memberIds, shares }) => shares.length === 0 || isDivided(new Set(memberIds).size, shares)),
    ),
  response: z.strictObject({}),
});

/** What the campaign means to raise, one week's goal, or the page on which donors give. */
export const fundraisingPlanCall = endpoint({
  path: '/api/fundraising/plan',
  guard,
  request: z.discriminatedUnion('is', [
    z.strictObject({ is: z.literal('goal'), target: planTarget, from: day, until: day }),
    /** Null: the week shares again what is left of the target. */
    z.strictObject({ is: z.literal('week'), week: day, goal: z.nullable(plannedCents) }),
    z.strictObject({ is: z.literal('sources'), sources: planSources }),
    z.strictObject({ is: z.literal('page'), donation_page: z.nullable(donationPage) }),
  ]),
  response: z.strictObject({}),
});
