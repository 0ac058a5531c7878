import * as z from 'zod/mini';
import { day, recordId, text } from '../collections/define.ts';
import { batchNoteMax, giftBatches } from '../collections/gift-batches.ts';
import { endpoint } from './endpoint.ts';

const guard = { level: 'member', capability: 'donations.write' } as const;
const { received_on, account, note, expected_count, expected_total } = giftBatches.schema.shape;
const details = { received_on, account, note, expected_count, expected_total };

/** Opens a batch for checks. Under an id that is there already nothing changes. */
export const openBatchCall = endpoint({
  path: '/api/gifts/batches/open',
  guard,
  request: z.strictObject({ id: recordId, ...details }),
  response: z.strictObject({ id: recordId }),
});

/** Edits, closes, deposits, reopens or discards a batch. It closes only where count and total are as expected. */
export const changeBatchCall = endpoint({
  path: '/api/gifts/batches/change',
  guard,
  request: z.strictObject({
    batchId: recordId,
    change: z.discriminatedUnion('is', [
      z.strictObject({ is: z.literal('edit'), ...details }),
      z.strictObject({ is: z.literal('close'), deposited_on: z.nullable(day) }),
      z.strictObject({ is: z.literal('deposit'), day }),
      z.strictObject({ is: z.literal('reopen'), reason: text(batchNoteMax) }),
      z.strictObject({ is: z.literal('discard') }),
    ]),
  }),
  response: z.strictObject({ status: z.enum(['open', 'closed', 'discarded']) }),
});

/** Takes a gift out of an open batch; the gift stays as it is. One that is in none is out already. */
export const takeOutGiftCall = endpoint({
  path: '/api/gifts/batches/take-out',
  guard,
  request: z.strictObject({ batchId: recordId, giftId: recordId }),
  response: z.strictObject({ success: z.literal(true) }),
});
