import * as z from 'zod/mini';
import { giftPledgesMax } from '../domain/pledges/gift-shares.ts';
import { cents, collection, inOrganization, recordId } from './define.ts';

/**
 * What a gift pays of several pledges, or of one that it does not pay with all of it, under the gift's id. A gift without one
 * pays the pledge that it names with all that counts of it.
 */
export const pledgePayments = collection({
  name: 'pledge_payments',
  path: inOrganization('pledge_payments'),
  access: { read: 'donations.read' },
  rules: { refused: { write: 'a call does, in one piece with the pledges' } },
  isWork: false,
  references: { id: 'donations' },
  schema: z.strictObject({
    /** The first is paid first; a refund takes from the last. */
    shares: z
      .array(z.strictObject({ pledge_id: recordId, cents: cents.check(z.minimum(1)) }))
      .check(z.minLength(1), z.maxLength(giftPledgesMax)),
    /** The same pledges, by which their pages find it. */
    pledge_ids: z.array(recordId).check(z.maxLength(giftPledgesMax)),
  }),
});
