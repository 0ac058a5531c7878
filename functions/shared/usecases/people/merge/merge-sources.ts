import * as z from 'zod/mini';
import type { Shape } from '../../../collections/define.ts';
import { donations } from '../../../collections/donations.ts';
import { donors } from '../../../collections/donors.ts';
import { people } from '../../../collections/people.ts';
import { byName } from '../../../collections/registry.ts';
import { volunteers } from '../../../collections/volunteers.ts';
import * as written from '../../../collections/written.ts';
import { referencesTo } from '../../../collections/written-marks.ts';
import type { Source } from '../../store.ts';

export type Raw = { id: string } & Record<string, unknown>;

/** Documents as they are stored: what comes back has to be the same to the last field. */
const loose = z.looseObject({});
type Loose = Source<typeof loose>;
const looseOf = ({ name, path, within }: Pick<Source<Shape>, 'name' | 'path' | 'within'>): Loose => ({
  ...{ name, path, within, schema: loose },
});

export const rawSources = {
  people: looseOf(people),
  donors: looseOf(donors),
  volunteers: looseOf(volunteers),
};
export const rawGifts = looseOf(donations);

const definitions: Readonly<Record<string, Source<Shape>>> = byName(written);

/**
 * Fields that point to a person or a donor and move to whom the person is now: from the definitions, so that a new collection
 * needs no line here. Append-only records are in none of them and keep the id they were written with.
 */
export const movedReferences = [...referencesTo('people'), ...referencesTo('donors')].flatMap(
  ({ table, field }) => {
    const definition = definitions[table];
    return field === 'id' || !definition ? [] : [{ table, field, source: looseOf(definition) }];
  },
);

/** Without the id, which a document's path carries. */
export function fieldsOf({ id: _, ...fields }: Raw): Record<string, unknown> {
  return fields;
}
