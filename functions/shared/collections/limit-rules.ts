import * as z from 'zod/mini';
import { donationMaxCents } from '../constants.ts';
import { donorKinds, limitPeriods } from '../domain/money/limit-kinds.ts';
import { cents, collection, day, inOrganization, line, stamps } from './define.ts';
import { secureLink } from './position-uses.ts';

/** Limits of a campaign's own: each has a place, `00` to `99`, so that there are no more. */
export const ownLimitsMax = 100;
export const limitReasonMax = 200;

/** Limits that the campaign sets itself, or enters where the product has no rule. Those of the product are code. */
export const limitRules = collection({
  name: 'limit_rules',
  path: inOrganization('limit_rules'),
  fixedIds: true,
  access: { read: 'donations.read', write: 'limits.write' },
  rules: {
    comment: 'A hundred places, so that there are no more limits.',
    valid: ['(doc.effective_to == null || doc.effective_from <= doc.effective_to)'],
    create: ["id.matches('[0-9]{2}')"],
  },
  isAudited: true,
  carried: 'made',
  schema: z.strictObject({
    donor_kind: z.enum(['*', ...donorKinds]),
    period: z.enum(limitPeriods),
    /** 0: such a donor may not give. */
    max_cents: cents.check(z.maximum(donationMaxCents)),
    effective_from: day,
    /** The last day; null: until it is changed. */
    effective_to: z.nullable(day),
    /** Who decided it, or which law says so. */
    reason: line(limitReasonMax),
    source_url: z.nullable(secureLink),
    /** When somebody last looked whether it still holds. */
    reviewed_on: day,
    ...stamps,
  }),
  editable: [
    'donor_kind',
    'period',
    'max_cents',
    'effective_from',
    'effective_to',
    'reason',
    'source_url',
    'reviewed_on',
  ],
});
