import * as z from 'zod/mini';
import { cents, day, recordId, text } from '../collections/define.ts';
import { donationStatuses, donations, donationTypes, electionCode } from '../collections/donations.ts';
import { giftReasonMax } from '../collections/gift-entries.ts';
import { donationMaxCents } from '../constants.ts';
import { giftSharesMax } from '../domain/gifts/gift-ids.ts';
import { partnersMax } from '../domain/gifts/gift-partners.ts';
import { endpoint } from './endpoint.ts';

const amount = z.int().check(z.minimum(1), z.maximum(donationMaxCents));
const { method, check_number, source_code, note } = donations.schema.shape;
const { description, memo_text, conduit, conduit_id, transferred_on } = donations.schema.shape;
/** Nobody enters a gift in order to void it. */
const enteredStatuses = donationStatuses.filter((status) => status !== 'void');

/**
 * Records a gift with what counts of it. Under an id that is there already nothing changes. A donor who was merged away
 * is the survivor; one who is gone is refused (`not-found`), and nothing of the gift is lost: it stays on the device.
 */
export const recordGiftCall = endpoint({
  path: '/api/gifts/record',
  guard: { level: 'member', capability: 'donations.write' },
  request: z
    .strictObject({
      id: recordId,
      donorId: recordId,
      amount,
      date: donations.schema.shape.date,
      status: z.enum(enteredStatuses),
      type: z.enum(donationTypes),
      ...{ method, check_number, source_code, note },
      description: z._default(description, null),
      memo_text: z._default(memo_text, null),
      conduit: z._default(conduit, null),
      conduit_id: z._default(conduit_id, null),
      transferred_on: z._default(transferred_on, null),
      election: z.nullable(electionCode),
      /** The batch of checks that it is entered in. */
      batch_id: z._default(donations.schema.shape.batch_id, null),
      /** The pledge that it pays; null: none. Left out: the donor's open one that is due first. */
      pledgeId: z.optional(z.nullable(recordId)),
      /** Cents of a completed gift that had gone back already. */
      returned: z._default(cents, 0),
      /** Who gave it together, each with their cents, the donor first; none: the donor alone. */
      shares: z._default(
        z.array(z.strictObject({ donorId: recordId, cents: amount })).check(z.maxLength(giftSharesMax)),
        [],
      ),
    })
    .check(
      z.refine((gift) => gift.method !== 'in_kind' || gift.description !== null),
      // Leaves room for the ids of parts.
      z.refine((gift) => gift.shares.length === 0 || gift.id.length <= 100),
    ),
  /** The donor whose gift it is. */
  response: z.strictObject({ donor: recordId }),
});
export type RecordedGift = z.output<typeof recordGiftCall.request>;

const reason = z.nullable(text(giftReasonMax));
const money = { cents: amount, day };

/**
 * Refunds, charges back, voids, receives: an entry beside those that are there, which nobody changes. `entryId` is the
 * device's, so that a repeat changes nothing.
 */
export const changeGiftCall = endpoint({
  path: '/api/gifts/change',
  guard: { level: 'member', capability: 'donations.write' },
  request: z.strictObject({
    giftId: recordId,
    entryId: recordId,
    change: z.discriminatedUnion('is', [
      z.strictObject({
        is: z.literal('refund'),
        ...money,
        /** The election that it is taken from; left out: first from where money was moved to. */
        from: z.optional(z.nullable(electionCode)),
      }),
      z.strictObject({ is: z.literal('chargeback'), ...money }),
      /** The bank took back all that is left of a check, of each who gave it. */
      z.strictObject({ is: z.literal('bounced'), day }),
      z.strictObject({ is: z.literal('recovered'), ...money }),
      z.strictObject({ is: z.literal('received'), day }),
      z.strictObject({ is: z.literal('failed') }),
      z.strictObject({ is: z.literal('void') }),
    ]),
    reason,
  }),
  /** What is left of the gift. */
  response: z.strictObject({ counted: z.int(), status: z.enum(donationStatuses) }),
});

/** Leaves room for what is made of it: the id of a part that is moved, and those of further entries. */
const entryId = recordId.check(z.maxLength(100));

/**
 * Moves a part of a gift to another election (`redesignate`), or to another donor (`reattribute`), for whom it becomes a gift
 * of its own. `from` and `to`: the elections whose limits it counts for; null where none is ahead. `entryId` is the device's,
 * so that a repeat changes nothing.
 */
export const moveGiftCall = endpoint({
  path: '/api/gifts/move',
  guard: { level: 'member', capability: 'donations.write' },
  request: z.strictObject({
    giftId: recordId,
    entryId,
    move: z.discriminatedUnion('is', [
      z.strictObject({
        is: z.literal('redesignate'),
        ...money,
        from: z.nullable(electionCode),
        to: electionCode,
      }),
      z.strictObject({
        is: z.literal('reattribute'),
        ...money,
        from: z.nullable(electionCode),
        to: z.nullable(electionCode),
        donorId: recordId,
      }),
    ]),
    reason,
  }),
  /** What is left of the gift; `gift`: the other donor's, null where it stays the same donor's. */
  response: z.strictObject({ counted: z.int(), gift: z.nullable(recordId) }),
});
export type MovedGift = z.output<typeof moveGiftCall.request>;

const partnerList = z
  .array(z.strictObject({ donorId: recordId, cents: amount }))
  .check(z.maxLength(partnersMax));

/**
 * Says who gave a partnership's gift: each partner with what was theirs when it came, together the amount of the gift. None:
 * nobody knows any more. Their parts count for their own limits and follow the gift from then on.
 */
export const namePartnersCall = endpoint({
  path: '/api/gifts/partners',
  guard: { level: 'member', capability: 'donations.write' },
  request: z.strictObject({
    /** Leaves room for the ids of entries. */
    giftId: recordId.check(z.maxLength(100)),
    partners: partnerList,
    /** Who they were when this was decided: somebody else's answer is not replaced unseen. */
    before: partnerList,
  }),
  response: z.strictObject({ partners: z.int() }),
});

/**
 * Notes that the letter about a refund, a redesignation or an attribution was printed. What it is about, and to whom, is what
 * the entry says. A day counts once; through the journal, behind the change that it tells of.
 */
export const noteLetterCall = endpoint({
  path: '/api/gifts/letter',
  guard: { level: 'member', capability: 'donations.write' },
  request: z.strictObject({
    /** Leaves room for the id of the letter. */
    entryId: recordId.check(z.maxLength(120)),
    on: day,
  }),
  response: z.strictObject({ printings: z.int() }),
});
