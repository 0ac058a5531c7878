import * as z from 'zod/mini';
import { donationMaxCents } from '../constants.ts';
import { collection, day, inOrganization, instant, line, recordId, text } from './define.ts';
import { donationStatuses } from './donations.ts';

/** `known`: it was there already, entered by hand or told by its gift's own row. `set_aside`: a member looked at it, and no gift has it. */
export const fileRefundStates = ['waiting', 'booked', 'known', 'set_aside'] as const;
/** Why a refund waits for somebody to look at it. */
export const refundReasons = [
  'no_gift',
  'several',
  'not_received',
  'more_than_left',
  'amount_missing',
] as const;
/** `outcome`: a gift that was awaited has come, or has not; no money went back. */
export const fileRefundKinds = ['refund', 'chargeback', 'outcome'] as const;
/** Gifts that one refund may be of, by the numbers in its row. */
export const refundKeysMax = 3;

/**
 * Money that a file says went back, a document each: what a row or the gift's own row told, and on which gift it counts. One
 * whose gift is not here waits, and is found by the import that brings the gift. So does one whose row does not say how much
 * went back. What a file told of a gift that was awaited is here too, so that undoing the import takes it back.
 */
export const fileRefunds = collection({
  name: 'file_refunds',
  path: inOrganization('file_refunds'),
  access: { read: 'donations.read' },
  rules: { refused: { write: 'functions do, together with the entry of the gift' } },
  isWork: false,
  schema: z.strictObject({
    state: z.enum(fileRefundStates),
    why: z.nullable(z.enum(refundReasons)),
    kind: z.enum(fileRefundKinds),
    /** Whether a row of its own told it, or the row of its gift. */
    from: z.enum(['row', 'gift']),
    /** Null where the row does not say how much. */
    cents: z.nullable(z.int().check(z.minimum(1), z.maximum(donationMaxCents))),
    day,
    /** To whom it went back, as the file names them. */
    name: line(120),
    /** The processor's number in the row. */
    number: z.nullable(line(128)),
    /** Ids under which its gift would be. */
    gift_keys: z.array(recordId).check(z.maxLength(refundKeysMax)),
    gift_id: z.nullable(recordId),
    /** The entry that says so. */
    entry_id: z.nullable(recordId),
    file_name: text(200),
    row: z.int().check(z.minimum(1)),
    import_id: text(64),
    recorded_at: instant,
    recorded_by: recordId,
    /** By whom it was matched or set aside by hand. */
    settled_by: z.nullable(recordId),
    /** Of an `outcome`: what the gift was before, and whether nobody had touched it. */
    was: z._default(
      z.nullable(
        z.strictObject({
          status: z.enum(donationStatuses),
          amount: z.int().check(z.minimum(1), z.maximum(donationMaxCents)),
          date: day,
          pledged: z.boolean(),
          untouched: z.boolean(),
        }),
      ),
      null,
    ),
  }),
});
