import * as z from 'zod/mini';
import { collection, inOrganization, stamps } from './define.ts';

const whole = z.int().check(z.minimum(0));

/** Whom a call list targets, under the list's id. Apart from the list, which everyone who calls on it reads. */
export const callPlans = collection({
  name: 'call_plans',
  path: inOrganization('call_plans'),
  access: { read: 'voters.read', list: null, create: 'voters.write' },
  rules: {
    comment: "Whom the campaign targets: never a caller's.",
    create: ['isRecordId(id)'],
    refused: {
      list: "each has its list's id",
      update: 'whom a list was made of does not change',
      delete: 'functions do',
    },
  },
  schema: z.strictObject({
    /** The `Segment` that the list was made of, as JSON. */
    question: z.string().check(z.minLength(2), z.maxLength(20_000)),
    /** Left out when the list was made: people without a number, and people who must not be called. */
    no_number: whole,
    suppressed: whole,
    ...stamps,
  }),
  fixed: ['question', 'no_number', 'suppressed'],
});
