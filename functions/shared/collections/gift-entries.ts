import * as z from 'zod/mini';
import { donationMaxCents } from '../constants.ts';
import { collection, day, inOrganization, instant, recordId, text } from './define.ts';
import { electionCode } from './donations.ts';

/** `chargeback` is positive where the bank gave it back after all; `partner` is a part of a partnership's gift. */
export const giftEntryKinds = [
  'gift',
  'refund',
  'chargeback',
  'void',
  'attribution',
  'designation',
  'partner',
] as const;
/** Entries of one gift: beyond, it has to be entered anew. */
export const giftEntriesMax = 40;
/** Characters of why an entry was written. */
export const giftReasonMax = 500;

/**
 * What counts of gifts: signed cents, created once and never changed. The sum of a gift's entries is its header's `counted`.
 * The first has the id of its gift. Entries keep the donor whom they were written for, also after a merge.
 */
export const giftEntries = collection({
  name: 'gift_entries',
  path: inOrganization('gift_entries'),
  access: { read: 'donations.read' },
  rules: {
    refused: { write: 'functions do, together with the header, and nothing changes them afterwards' },
  },
  isWork: false,
  references: { gift_id: 'donations', donor_id: 'donors' },
  schema: z.strictObject({
    /** Of a partner's part no gift has it: it is the partnership's gift with an ending of its own. */
    gift_id: recordId,
    donor_id: recordId,
    kind: z.enum(giftEntryKinds),
    cents: z.int().check(
      z.minimum(-donationMaxCents),
      z.maximum(donationMaxCents),
      z.refine((value) => value !== 0),
    ),
    /** On which it counts: of a refund, when the money went back. */
    day,
    /** Of money attributed to another donor, or to a partner: the day on which the gift came that it is a part of. */
    received_on: z.optional(day),
    /** The election that the donor named; null: the next one after its day. */
    election: z.nullable(electionCode),
    /** Why it was written. */
    reason: z.nullable(text(giftReasonMax)),
    import_id: z.nullable(text(64)),
    recorded_at: instant,
    recorded_by: recordId,
  }),
});
