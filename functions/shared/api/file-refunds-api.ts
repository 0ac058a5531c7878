import * as z from 'zod/mini';
import { recordId } from '../collections/define.ts';
import { fileRefundStates } from '../collections/file-refunds.ts';
import { endpoint } from './endpoint.ts';

/** Says by hand on which gift a refund of a file counts, or that none has it; the latter can be taken back. */
export const settleRefundCall = endpoint({
  path: '/api/gifts/refunds/settle',
  guard: { level: 'member', capability: 'donations.write' },
  request: z.strictObject({
    refundId: recordId,
    change: z.discriminatedUnion('is', [
      z.strictObject({ is: z.literal('match'), giftId: recordId }),
      z.strictObject({ is: z.literal('set_aside') }),
      z.strictObject({ is: z.literal('reopen') }),
    ]),
  }),
  response: z.strictObject({ state: z.enum(fileRefundStates) }),
});
