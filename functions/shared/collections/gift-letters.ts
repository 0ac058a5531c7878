import * as z from 'zod/mini';
import { cents, collection, day, inOrganization, instant, recordId } from './define.ts';

/** What a letter about a gift says became of its money. */
export const giftLetterKinds = ['redesignation', 'reattribution', 'refund'] as const;
/** Days on which one letter was printed that are kept. */
export const printingsMax = 12;

/**
 * Letters that tell donors what became of money above a limit: one of each entry, under the entry's id with an ending. They keep
 * the donor whom they were written to, as entries do.
 */
export const giftLetters = collection({
  name: 'gift_letters',
  path: inOrganization('gift_letters'),
  access: { read: 'donations.read' },
  rules: { refused: { write: 'a call does, which reads the entry that a letter is about' } },
  isWork: false,
  references: { gift_id: 'donations', donor_id: 'donors', entry_id: 'gift_entries' },
  schema: z.strictObject({
    entry_id: recordId,
    gift_id: recordId,
    donor_id: recordId,
    kind: z.enum(giftLetterKinds),
    cents: cents.check(z.minimum(1)),
    /** When, and by whom: the oldest first, a day once. */
    printings: z
      .array(z.strictObject({ on: day, by: recordId }))
      .check(z.minLength(1), z.maxLength(printingsMax)),
    /** The last of these days. */
    printed_on: day,
    changed_at: instant,
  }),
});
