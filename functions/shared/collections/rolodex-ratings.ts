import * as z from 'zod/mini';
import { donationMaxCents } from '../constants.ts';
import { capacityTiers, relations } from '../domain/rolodex/rating.ts';
import { cents, collection, inOrganization, instant, line, recordId } from './define.ts';

/** How a member knows somebody, what they could give and should be asked for, under `<person>_<member>`. */
export const rolodexRatings = collection({
  name: 'rolodex_ratings',
  path: inOrganization('rolodex_ratings'),
  access: { read: 'donors.write' },
  rules: { refused: { write: 'a call does, which follows whoever was merged meanwhile' } },
  isWork: false,
  references: { person_id: 'people' },
  schema: z.strictObject({
    person_id: recordId,
    rated_by: recordId,
    rated_by_name: line(120),
    relation: z.enum(relations),
    /** The lower bound of what they could give, in cents. */
    capacity_cents: cents.check(z.refine((value) => capacityTiers.some((tier) => tier === value))),
    ask_cents: z.int().check(z.minimum(100), z.maximum(donationMaxCents)),
    rated_at: instant,
  }),
});
export const ratingId = (person: string, member: string): string => `${person}_${member}`;
