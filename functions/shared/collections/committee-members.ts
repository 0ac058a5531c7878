import * as z from 'zod/mini';
import { goalMax } from '../constants.ts';
import {
  cents,
  collection,
  day,
  inOrganization,
  line,
  personName,
  recordId,
  stamps,
  text,
} from './define.ts';

/** Members of one committee, those who have left among them. */
export const committeeMax = 100;
export const trackingCodeMax = 20;
export const committeeNoteMax = 500;
/** What survives every form, link and file. */
export const trackingCodePattern = /^[A-Z0-9][A-Z0-9-]{1,19}$/;

/**
 * Who raises money for the campaign: people with a goal, what they have promised to raise, and a source code of their own. What
 * they have raised is not here: it is in the sums of `giving_quarters`.
 */
export const committeeMembers = collection({
  name: 'committee_members',
  path: inOrganization('committee_members'),
  access: { read: 'donations.read', write: 'donations.write' },
  rules: {
    refused: {
      create: 'a call adds members: no two are one person, or have one code',
      delete: 'a member leaves on a day, and what they raised stays theirs',
    },
  },
  references: { person_id: 'people' },
  schema: z.strictObject({
    person_id: recordId,
    /** As the card had it when the member was last saved. */
    name: personName,
    /** Cents that the campaign hopes they raise, and that they have said they will; 0: none yet. */
    goal: cents.check(z.maximum(goalMax)),
    commitment: cents.check(z.maximum(goalMax)),
    /** Gifts with this source code are theirs; null: they are credited by hand alone. */
    code: z.nullable(line(trackingCodeMax).check(z.regex(trackingCodePattern))),
    is_lobbyist: z.boolean(),
    note: z.nullable(text(committeeNoteMax)),
    left_on: z.nullable(day),
    ...stamps,
  }),
  editable: ['goal', 'commitment', 'is_lobbyist', 'note', 'left_on'],
  fixed: ['person_id', 'name', 'code'],
});
