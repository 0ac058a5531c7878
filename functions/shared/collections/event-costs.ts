import * as z from 'zod/mini';
import { goalMax } from '../constants.ts';
import { cents, collection, count, inOrganization, instant, line, recordId, text } from './define.ts';

/** Things that others pay for one event. */
export const inKindMax = 20;
export const eventCostNoteMax = 500;

const amount = cents.check(z.maximum(goalMax));

export const costFields = {
  /** What a guest is asked to give; null: nothing is asked for. */
  ticket: z.nullable(amount),
  /** What the campaign hopes to raise, and what it pays. */
  goal: z.nullable(amount),
  cost: amount,
  /** What others pay or bring. Each becomes a gift in kind once somebody records it. */
  in_kind: z
    .array(
      z.strictObject({
        id: recordId.check(z.maxLength(40)),
        giver: line(120),
        what: line(120),
        cents: amount,
      }),
    )
    .check(z.maxLength(inKindMax)),
  note: z.nullable(text(eventCostNoteMax)),
};

/** What an event costs and is to raise, under its id. Apart from the event: whoever sees the calendar need not see money. */
export const eventCosts = collection({
  name: 'event_costs',
  path: inOrganization('event_costs'),
  access: { get: 'donations.read' },
  rules: {
    refused: {
      list: 'costs are read with their event',
      write: 'a call does, where the event is still there',
    },
  },
  fixedIds: true,
  isWork: false,
  schema: z.strictObject({
    ...costFields,
    revision: count,
    /** The edit that wrote it. */
    edit: z.optional(recordId),
    updated_at: instant,
    updated_by: recordId,
  }),
});
