import type { Stored } from '../collections/define.ts';
import { people } from '../collections/people.ts';
import { cardOfContact } from '../domain/people/settle-person.ts';
import { busyMinutes, daysAfter, moment, seedDay } from './clock.ts';
import { document } from './documents.ts';
import type { Chance } from './random.ts';
import type { Donor } from './sample-donors.ts';
import { crowd } from './sample-people.ts';
import type { Volunteer } from './sample-volunteers.ts';

export type SampleCard = Stored<typeof people>;

const towns = [
  'Port Amsel',
  'Ferry Hill',
  'North Marsh',
  'Linwood Falls',
  'Eastbridge',
  'Cedar Point',
] as const;
const streets = [
  'Ferry Street',
  'Harbor Road',
  'Maple Avenue',
  'Mill Lane',
  'Church Street',
  'Bay Drive',
] as const;
const jobs = [
  ['Amsel Memorial Hospital', 'Nurse'],
  ['Port Amsel Schools', 'Teacher'],
  ['Bayline Transit', 'Driver'],
  ['Self-employed', 'Carpenter'],
  ['Cedar Point Bank', 'Analyst'],
  ['Retired', 'Retired'],
  ['Harbor Law Group', 'Attorney'],
  ['Not employed', 'Not employed'],
] as const;
const tagged = [
  ['Yard sign', 9],
  ['Endorser', 2],
  ['Host', 3],
  ['Nurse', 4],
  ['Press', 1],
  ['Vendor', 1],
  ['Spanish speaker', 5],
] as const;
const sources = [
  'Forum in Port Amsel',
  'Website',
  'House party',
  'Referred by a friend',
  'Town fair',
] as const;

/** What a campaign learns of some: where they live, what they do, and how they are tagged. */
function factsOf(chance: Chance) {
  const [employer, occupation] = chance.happens(0.55) ? chance.pick(jobs) : [null, null];
  const lives = chance.happens(0.7);
  const tags = tagged.filter(([, weight]) => chance.happens(weight / 60)).map(([tag]) => tag);
  return {
    ...(lives && {
      street: `${chance.int(2, 480)} ${chance.pick(streets)}`,
      city: chance.pick(towns),
      state: 'NJ',
      zip: `0840${chance.int(1, 6)}`,
    }),
    employer,
    occupation,
    language: chance.happens(0.12) ? ('es' as const) : null,
    tags: tags as string[],
    source: chance.happens(0.4) ? chance.pick(sources) : null,
  };
}

/** The card of everyone who gives or volunteers, and of those who do neither. */
export function cardsOf(
  chance: Chance,
  {
    donors,
    volunteers,
    contacts,
  }: { donors: readonly Donor[]; volunteers: readonly Volunteer[]; contacts: number },
  by: string,
): SampleCard[] {
  const helpers = new Set(volunteers.map(({ id }) => id));
  const givers = new Set(donors.map(({ id }) => id));
  const faceted = [...donors, ...volunteers.filter(({ id }) => !givers.has(id))].map((facet): SampleCard => {
    const { id, created_at, created_by, updated_at, updated_by } = facet;
    return {
      ...{ id, ...cardOfContact(facet), ...factsOf(chance) },
      facets: [
        ...(givers.has(id) ? ['donor' as const] : []),
        ...(helpers.has(id) ? ['volunteer' as const] : []),
      ],
      ...{ import_id: null, created_at, created_by, updated_at, updated_by },
    };
  });
  const taken = new Set(faceted.map(({ name }) => name));
  const next = crowd(chance);
  const others = Array.from({ length: contacts }, (): SampleCard => {
    let person = next();
    while (taken.has(person.name)) person = next();
    const at = moment(daysAfter(seedDay, -chance.int(1, 400)), chance.int(busyMinutes.from, busyMinutes.to));
    return {
      ...{ id: chance.id(), ...cardOfContact(person), ...factsOf(chance) },
      ...{ import_id: null, created_at: at, created_by: by, updated_at: at, updated_by: by },
    };
  });
  return [...faceted, ...others];
}

export const cardDocuments = (organization: string, all: readonly SampleCard[]) =>
  all.map(({ id, ...data }) => document(people, organization, id, data));
