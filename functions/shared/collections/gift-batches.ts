import * as z from 'zod/mini';
import { donationMaxCents } from '../constants.ts';
import { cents, collection, count, day, inOrganization, line, stamps, text } from './define.ts';
import { fileKinds, pictureIdPattern } from './files.ts';

/** Checks of one batch. */
export const batchGiftsMax = 200;
export const batchAccountMax = 80;
export const batchNoteMax = 500;

/**
 * Checks that are entered and deposited together. `count` and `total` are those of its gifts (`batch_id`), written in the
 * transaction that enters a gift, takes it out or voids it. A closed one has what was expected, and stays so.
 */
export const giftBatches = collection({
  name: 'gift_batches',
  path: inOrganization('gift_batches'),
  access: { read: 'donations.read' },
  rules: { refused: { write: 'functions do, together with the gifts that it counts' } },
  schema: z.strictObject({
    received_on: day,
    /** Null while it is open, and until somebody takes it to the bank. */
    deposited_on: z.nullable(day),
    account: z.nullable(line(batchAccountMax)),
    note: z.nullable(text(batchNoteMax)),
    expected_count: count.check(z.minimum(1), z.maximum(batchGiftsMax)),
    expected_total: cents.check(z.minimum(1), z.maximum(batchGiftsMax * donationMaxCents)),
    count: count.check(z.maximum(batchGiftsMax)),
    total: cents.check(z.maximum(batchGiftsMax * donationMaxCents)),
    /** Pictures of its checks, by the ids of the files: of a front that of the gift, of a back the same with an ending. */
    pictures: z._default(
      z
        .array(z.string().check(z.regex(pictureIdPattern)))
        .check(z.maxLength(fileKinds.length * batchGiftsMax)),
      [],
    ),
    status: z.enum(['open', 'closed']),
    /** Why it was opened again, last. */
    reopened_because: z.nullable(text(batchNoteMax)),
    ...stamps,
  }),
});
