import * as z from 'zod/mini';
import { day, recordId, text } from '../collections/define.ts';
import { pledges, writeOffReasonMax } from '../collections/pledges.ts';
import { giftPledgesMax } from '../domain/pledges/gift-shares.ts';
import { pledgeStages } from '../domain/pledges/pledge-state.ts';
import { endpoint } from './endpoint.ts';

const { amount, firmness, installments, election, source_code, note } = pledges.schema.shape;

/**
 * Records what a donor has promised. Under an id that is there already nothing changes. A donor who was merged away is the
 * survivor. The installments are by day and together the amount; the first may be due on the day of the promise.
 */
export const recordPledgeCall = endpoint({
  path: '/api/pledges/record',
  guard: { level: 'member', capability: 'donations.write' },
  request: z.strictObject({
    id: recordId,
    donorId: recordId,
    amount,
    madeOn: day,
    firmness,
    installments,
    election,
    sourceCode: source_code,
    note,
  }),
  /** The donor whose pledge it is. */
  response: z.strictObject({ donor: recordId }),
});
export type RecordedPledge = z.output<typeof recordPledgeCall.request>;

/** Agrees on other terms, writes off what will not come, or expects it after all. What was paid stays paid. */
export const changePledgeCall = endpoint({
  path: '/api/pledges/change',
  guard: { level: 'member', capability: 'donations.write' },
  request: z.strictObject({
    pledgeId: recordId,
    change: z.discriminatedUnion('is', [
      z.strictObject({ is: z.literal('terms'), amount, firmness, election, installments }),
      z.strictObject({ is: z.literal('write_off'), day, reason: text(writeOffReasonMax) }),
      z.strictObject({ is: z.literal('reopen') }),
    ]),
  }),
  response: z.strictObject({ stage: z.enum(pledgeStages) }),
});
export type PledgeChange = z.output<typeof changePledgeCall.request>['change'];

/** Says which pledges a gift pays, the first one first, and how much of each; none where the list is empty. */
export const allotGiftCall = endpoint({
  path: '/api/pledges/allot',
  guard: { level: 'member', capability: 'donations.write' },
  request: z.strictObject({
    giftId: recordId,
    shares: z
      .array(z.strictObject({ pledgeId: recordId, cents: pledges.schema.shape.amount }))
      .check(z.maxLength(giftPledgesMax)),
  }),
  response: z.strictObject({ ok: z.literal(true) }),
});
