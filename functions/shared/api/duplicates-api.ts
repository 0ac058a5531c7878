import * as z from 'zod/mini';
import { duplicateDecisionKinds } from '../collections/duplicate-decisions.ts';
import { endpoint } from './endpoint.ts';

/** What members decided of pairs of people: two people, or later. The people themselves come with the pack of cards. */
export const duplicateDecisionsCall = endpoint({
  path: '/api/people/duplicates',
  guard: { level: 'member', capability: 'people.write' },
  request: z.strictObject({}),
  response: z.strictObject({
    decisions: z.array(
      z.strictObject({ one: z.string(), other: z.string(), is: z.enum(duplicateDecisionKinds) }),
    ),
  }),
});
