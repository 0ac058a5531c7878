import * as z from 'zod/mini';
import { donors } from '../../collections/donors.ts';
import { volunteers } from '../../collections/volunteers.ts';

/** The two kinds of people; also the fields of a contact key that name its holders. */
export type PersonKind = 'donor' | 'volunteer';

const text = z.catch(z.nullable(z.string()), null);
/** Whatever else a record holds: one that lost a field is still somebody whom an import has to recognize. */
const person = z.looseObject({ name: z.catch(z.string(), ''), email: text, phone: text });

const sourceOf = ({ name, path, within }: typeof donors | typeof volunteers) => ({
  name,
  path,
  within,
  schema: person,
});
export const peopleSources = { donor: sourceOf(donors), volunteer: sourceOf(volunteers) };
