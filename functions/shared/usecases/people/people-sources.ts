import * as z from 'zod/mini';
import { donors } from '../../collections/donors.ts';
import { type FacetKind, people } from '../../collections/people.ts';
import { volunteers } from '../../collections/volunteers.ts';

/** The kinds of people whom imports bring. */
export type PersonKind = FacetKind;

const text = z.catch(z.nullable(z.string()), null);
const list = z.catch(z.array(z.string()), []);
/** Whatever else a record holds: one that lost a field is still somebody whom an import has to recognize. */
const person = z.looseObject({ name: z.catch(z.string(), ''), email: text, phone: text });
const card = z.looseObject({ name: z.catch(z.string(), ''), emails: list, phones: list, facets: list });
export type StoredCard = z.output<typeof card> & { id: string };

const sourceOf = ({ name, path, within }: typeof donors | typeof volunteers) => ({
  name,
  path,
  within,
  schema: person,
});
export const peopleSources = { donor: sourceOf(donors), volunteer: sourceOf(volunteers) };
export const cardSource = { name: people.name, path: people.path, within: people.within, schema: card };
