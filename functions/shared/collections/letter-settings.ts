import * as z from 'zod/mini';
import { donationMaxCents } from '../constants.ts';
import { thankPlansMax, thankRulesMax, thankWays } from '../domain/thanks/thank-plan.ts';
import { cents, collection, day, inOrganization, instant, line, recordId } from './define.ts';

/** The one document of a campaign's letters has this id. */
export const letterSettingsId = 'current';
export const letterheadMax = 200;

export const thankRule = z.strictObject({
  min_cents: cents.check(z.minimum(1), z.maximum(donationMaxCents)),
  way: z.enum(thankWays),
  signer: line(120),
});
export const thankRuleList = z.array(thankRule).check(z.maxLength(thankRulesMax));

/** What stands on every letter, and who is thanked how. */
export const letterSettings = collection({
  name: 'letter_settings',
  path: inOrganization('letter_settings'),
  fixedIds: true,
  access: { read: 'donations.read', list: null },
  rules: { refused: { list: 'there is one', write: 'a call does, which looks at its days' } },
  isWork: false,
  schema: z.strictObject({
    paid_for: z.nullable(line(letterheadMax)),
    return_address: z.nullable(line(letterheadMax)),
    plans: z.array(z.strictObject({ from: day, rules: thankRuleList })).check(z.maxLength(thankPlansMax)),
    updated_at: instant,
    updated_by: recordId,
  }),
});
