import { donors } from '../collections/donors.ts';
import { people } from '../collections/people.ts';
import { volunteers } from '../collections/volunteers.ts';
import type { PeoplePack } from '../domain/people/pack/pack-limits.ts';
import type { Consequence, Document } from './consequence.ts';

/** What a row of each pack is made of: a change of anything else is no change of the pack. */
const watched: Readonly<Record<string, { pack: PeoplePack; fields: readonly string[] }>> = {
  [people.name]: {
    pack: 'cards',
    fields: [
      ...['name', 'name_key', 'kind', 'emails', 'phones', 'street', 'unit', 'city', 'state', 'zip'],
      ...['language', 'tags', 'source', 'assigned_to', 'voter_id', 'facets', 'reach', 'merged_into'],
    ],
  },
  [donors.name]: {
    pack: 'gifts',
    fields: [
      'totalDonated',
      'donationCount',
      'lastDonationDate',
      'is_recurring',
      'capacity',
      'donor_kind',
      'giving',
    ],
  },
  [volunteers.name]: { pack: 'work', fields: ['totalHours', 'lastActiveDate', 'skills'] },
};

const inOneOrder = (value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1))
    : (value ?? null);

/** A person who came, went or changed in what a pack tells of them. An import's people too: they are counted like others. */
export function packChange(
  collection: string,
  before: Document,
  after: Document,
  person: string,
): Consequence[] {
  const found = watched[collection];
  if (!found) return [];
  const valuesOf = (document: Document) =>
    document && JSON.stringify(found.fields.map((field) => inOneOrder(Reflect.get(document, field))));
  return valuesOf(before) === valuesOf(after) ? [] : [{ is: 'log-person', pack: found.pack, person }];
}
