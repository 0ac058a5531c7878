import * as z from 'zod/mini';
import { day, recordId, text } from '../collections/define.ts';
import { letterSettings, thankRuleList } from '../collections/letter-settings.ts';
import { thankNoteMax, thankStates } from '../collections/thank-yous.ts';
import { endpoint } from './endpoint.ts';

const { paid_for, return_address } = letterSettings.schema.shape;

/** What stands on letters, or who is thanked how since a day: today or later, for what has come is in the queue already. */
export const letterSettingsCall = endpoint({
  path: '/api/letters/settings',
  guard: { level: 'member', capability: 'limits.write' },
  request: z.discriminatedUnion('is', [
    z.strictObject({ is: z.literal('head'), paid_for, return_address }),
    z.strictObject({ is: z.literal('plan'), from: day, rules: thankRuleList }),
  ]),
  response: z.strictObject({}),
});

/** Gifts that one call marks. */
export const thankedMax = 100;

/**
 * Says of gifts in the queue how their donors were thanked, or why not; `due` puts them back. A gift that somebody else has
 * marked meanwhile stays as it is.
 */
export const markThankedCall = endpoint({
  path: '/api/letters/thanked',
  guard: { level: 'member', capability: 'donations.write' },
  request: z.strictObject({
    giftIds: z.array(recordId).check(z.minLength(1), z.maxLength(thankedMax)),
    as: z.enum(thankStates),
    /** The day on which it was done. */
    on: day,
    note: z.nullable(text(thankNoteMax)),
  }),
  /** How many were marked. */
  response: z.strictObject({ marked: z.int() }),
});
