import * as z from 'zod/mini';
import { goalMax } from '../constants.ts';
import { isDonationPage } from '../domain/giving/tracked-link.ts';
import { cents, collection, day, inOrganization, line, stamps } from './define.ts';
import { donationMethods, sourceCodeMax } from './donations.ts';

/** The one plan of a campaign's fundraising has this id. */
export const fundraisingPlanId = 'current';
export const planSourcesMax = 12;
/** Codes of one source. */
export const sourceCodesMax = 20;
export const sourceNameMax = 40;
/** Weeks of a plan: three years. */
export const planWeeksMax = 160;
export const donationPageMax = 300;

export const plannedCents = cents.check(z.maximum(goalMax));
export const givingSource = z.strictObject({
  id: z.string().check(z.regex(/^[a-z0-9]{1,12}$/)),
  name: line(sourceNameMax),
  target: plannedCents,
  codes: z.array(line(sourceCodeMax)).check(z.maxLength(sourceCodesMax)),
  has_committee: z.boolean(),
  methods: z.array(z.enum(donationMethods)).check(z.maxLength(donationMethods.length)),
});
export const planTarget = plannedCents.check(z.minimum(1));
export const weekGoals = z
  .array(z.strictObject({ week: day, goal: plannedCents }))
  .check(z.maxLength(planWeeksMax));
export const planSources = z.array(givingSource).check(z.maxLength(planSourcesMax));
export const donationPage = line(donationPageMax).check(z.refine(isDonationPage));

/** What a campaign means to raise until when, in weeks and from which sources, and the page on which its donors give. */
export const fundraisingPlans = collection({
  name: 'fundraising_plans',
  path: inOrganization('fundraising_plans'),
  access: { read: 'donations.read', list: null },
  rules: { refused: { list: 'there is one', write: 'a call does: days, weeks and sources fit together' } },
  fixedIds: true,
  schema: z.strictObject({
    donation_page: z.nullable(donationPage),
    plan: z.nullable(
      z.strictObject({
        target: planTarget,
        /** A Monday and a Sunday. */
        from: day,
        until: day,
        weeks: weekGoals,
        sources: planSources,
      }),
    ),
    ...stamps,
  }),
});
