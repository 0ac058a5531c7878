import * as z from 'zod/mini';
import { email, personName, phone, recordId } from '../collections/define.ts';
import { donors } from '../collections/donors.ts';
import { people } from '../collections/people.ts';
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
const { capacity, donor_kind } = donors.schema.shape;
const { skills, totalHours, lastActiveDate, alias, on_leaderboard } = volunteers.schema.shape;
const facetsOf = {
  donor: z.strictObject({ capacity, donor_kind }),
  volunteer: z.strictObject({ skills, totalHours, lastActiveDate, alias, on_leaderboard }),
};

const named = z.strictObject({ id: z.string(), name: z.string() });
const { kind, emails, phones, street, unit, city, state, zip, language, birth_year } = people.schema.shape;
const { employer, occupation, tags, source, assigned_to, voter_id, not_voters } = people.schema.shape;
/** What a card says besides the contact. */
const cardFields = z.strictObject({
  ...{ kind, emails, phones, street, unit, city, state, zip, language, birth_year },
  ...{ employer, occupation, tags, source, assigned_to, voter_id, not_voters },
});

/**
 * Adds a person with facets, or to a person who is there: whoever has the id, or one of these addresses or numbers under a
 * name that may be theirs. Then blanks of the card are filled, nothing is replaced, a facet that is there stays as it is,
 * and `person` is somebody else than `id`, which leads to them from then on. `similar`: others who may be the same person.
 * `isUnassigned`: whom they were to be assigned to is no active member; they are added all the same. Through the journal.
 */
export const addPersonCall = endpoint({
  path: '/api/people/add',
  guard: { level: 'member', capability: 'people.write' },
  request: z.strictObject({
    id: recordId,
    contact,
    donor: z.nullable(facetsOf.donor),
    volunteer: z.nullable(facetsOf.volunteer),
    card: z.optional(cardFields),
  }),
  /** `person` is missing in what was answered before it was told. */
  response: z.strictObject({
    person: z.optional(named),
    similar: z.array(named),
    isUnassigned: z.optional(z.literal(true)),
  }),
});
export type NewPerson = z.output<typeof addPersonCall.request>;
