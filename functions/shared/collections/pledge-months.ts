import * as z from 'zod/mini';
import { cents, collection, day, inOrganization } from './define.ts';

/** Months that one screen reads: eight years. */
export const pledgeMonthsMax = 100;

/**
 * What open pledges have due in a month, by day, under the month's name: the sum of what is left of their installments. Calls
 * keep it in the transaction that changes a pledge, so that a forecast reads no pledge.
 */
export const pledgeMonths = collection({
  name: 'pledge_months',
  path: inOrganization('pledge_months'),
  access: { read: 'donations.read' },
  rules: { refused: { write: 'calls do, in one piece with the pledges' } },
  fixedIds: true,
  isWork: false,
  schema: z.strictObject({
    month: z.string().check(z.regex(/^\d{4}-\d{2}$/)),
    days: z.record(day, z.strictObject({ hard: cents, soft: cents })),
  }),
});
