import * as z from 'zod/mini';
import { thankWays } from '../domain/thanks/thank-plan.ts';
import { cents, collection, day, inOrganization, instant, line, recordId, text } from './define.ts';

/** `due`: in the queue. The ways say that it was done; `skipped`: that it will not be. */
export const thankStates = ['due', ...thankWays, 'skipped'] as const;
export const thankNoteMax = 200;

/** Whether the donor of a gift was thanked: one document for each gift that a rule asks for, under the gift's id. */
export const thankYous = collection({
  name: 'thank_yous',
  path: inOrganization('thank_yous'),
  access: { read: 'donations.read' },
  rules: { refused: { write: 'functions do: they follow the gift, and calls say what was done' } },
  isWork: false,
  references: { donor_id: 'donors' },
  schema: z.strictObject({
    ...{ donor_id: recordId, donor_name: line(120), cents, day },
    /** When the gift was counted. */
    since: instant,
    state: z.enum(thankStates),
    /** What was done: on which day, by whom, and what they noted. */
    done_on: z.nullable(day),
    done_by: z.nullable(recordId),
    note: z.nullable(text(thankNoteMax)),
  }),
});
