import * as z from 'zod/mini';
import { day, recordId } from '../collections/define.ts';
import { fileRefundStates } from '../collections/file-refunds.ts';
import { donationMaxCents } from '../constants.ts';
import { endpoint } from './endpoint.ts';

/**
 * Says by hand on which gift a refund of a file counts, or how much went back where the file does not say, or that nothing of
 * it counts; the latter can be taken back.
 */
export const settleRefundCall = endpoint({
  path: '/api/gifts/refunds/settle',
  guard: { level: 'member', capability: 'donations.write' },
  request: z.strictObject({
    refundId: recordId,
    change: z.discriminatedUnion('is', [
      z.strictObject({ is: z.literal('match'), giftId: recordId }),
      z.strictObject({
        is: z.literal('amount'),
        cents: z.int().check(z.minimum(1), z.maximum(donationMaxCents)),
        day,
      }),
      z.strictObject({ is: z.literal('set_aside') }),
      z.strictObject({ is: z.literal('reopen') }),
    ]),
  }),
  response: z.strictObject({ state: z.enum(fileRefundStates) }),
});
