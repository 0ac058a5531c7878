import * as z from 'zod/mini';
import { email, personName, phone, recordId } from '../collections/define.ts';
import { donors } from '../collections/donors.ts';
import { volunteers } from '../collections/volunteers.ts';
import { endpoint } from './endpoint.ts';

/**
 * Deletes a person with all facets; one who is gone already is deleted. A person with gifts stays
 * (`failed-precondition`), and so does one with a facet that the member may not write.
 */
export const deletePersonCall = endpoint({
  path: '/api/people/delete',
  guard: { level: 'member', capability: 'people.write' },
  request: z.strictObject({ personId: recordId }),
  response: z.strictObject({ success: z.literal(true) }),
});

const contact = z.strictObject({ name: personName, email: z.nullable(email), phone: z.nullable(phone) });
const { capacity } = donors.schema.shape;
const { skills, totalHours, lastActiveDate, alias, on_leaderboard } = volunteers.schema.shape;
const facetsOf = {
  donor: z.strictObject({ capacity }),
  volunteer: z.strictObject({ skills, totalHours, lastActiveDate, alias, on_leaderboard }),
};

/**
 * Adds a person with facets, or facets to a person who is there: blanks of the card are filled, nothing is replaced, and a
 * facet that is there stays as it is. `similar`: others who may be the same person. Through the journal.
 */
export const addPersonCall = endpoint({
  path: '/api/people/add',
  guard: { level: 'member', capability: 'people.write' },
  request: z.strictObject({
    id: recordId,
    contact,
    donor: z.nullable(facetsOf.donor),
    volunteer: z.nullable(facetsOf.volunteer),
  }),
  response: z.strictObject({ similar: z.array(z.strictObject({ id: z.string(), name: z.string() })) }),
});
export type NewPerson = z.output<typeof addPersonCall.request>;
