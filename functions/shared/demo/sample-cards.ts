import type { Stored } from '../collections/define.ts';
import { people } from '../collections/people.ts';
import { cardOfContact } from '../domain/people/settle-person.ts';
import type { Voter } from '../domain/voters/voter-file-columns.ts';
import { busyMinutes, daysAfter, moment, seedDay } from './clock.ts';
import { document } from './documents.ts';
import type { Chance } from './random.ts';
import type { aaliyahIn } from './sample-aaliyah.ts';
import type { Donor } from './sample-donors.ts';
import { firstNames } from './sample-names.ts';
import { crowd, type Person } from './sample-people.ts';
import type { Resident, ResidentPlan } from './sample-residents.ts';
import type { Volunteer } from './sample-volunteers.ts';

export type SampleCard = Stored<typeof people>;

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
const saturdays = 'Saturdays';
const forum = 'Forum in Port Amsel';
const sources = [forum, 'Website', 'House party', 'Referred by a friend', 'Town fair'] as const;

const addressOf = ({ house, street, unit, city, state, zip }: Voter) => ({
  ...{ street: `${house} ${street}`, unit: unit || null },
  ...{ city, state, zip },
});

/** A house of a street of the district in which nobody is registered. */
function addressIn(chance: Chance, voters: readonly Voter[]) {
  const { street, city, state, zip } = chance.pick(voters);
  return { street: `${chance.int(501, 899)} ${street}`, unit: null, city, state, zip };
}

/** What a campaign learns of some: where they live, what they do, and how they are tagged. */
function factsOf(chance: Chance, voters: readonly Voter[]) {
  const [employer, occupation] = chance.happens(0.55) ? chance.pick(jobs) : [null, null];
  const lives = chance.happens(0.7);
  const tags = tagged.filter(([, weight]) => chance.happens(weight / 60)).map(([tag]) => tag);
  return {
    ...(lives && voters.length > 0 && addressIn(chance, voters)),
    employer,
    occupation,
    language: chance.happens(0.12) ? ('es' as const) : null,
    tags: tags as string[],
    source: chance.happens(0.4) ? chance.pick(sources) : null,
  };
}

type Everyone = {
  donors: readonly Donor[];
  volunteers: readonly Volunteer[];
  /** People who neither give nor volunteer; `linked` and `likely` of them are in the voter file, `couples` live with others. */
  contacts: number;
  voters: readonly Voter[];
  plan: ResidentPlan;
  residents: ReadonlyMap<string, Resident>;
  next: (person: Person, isLinked: boolean) => Resident;
  aaliyah: ReturnType<typeof aaliyahIn>;
};

const inFile = ({ voter, isLinked }: Resident) => ({
  ...addressOf(voter),
  voter_id: isLinked ? voter.id : null,
});

/** Somebody who lives with another person, and shares the address or the number. */
function partnerOf(
  chance: Chance,
  home: SampleCard,
  taken: ReadonlySet<string>,
): Partial<SampleCard> & Person {
  const family = home.family ?? '';
  const names = firstNames.map((first) => `${first} ${family}`).filter((name) => !taken.has(name));
  const name = chance.pick(names);
  const { street, unit, city, state, zip } = home;
  const isByEmail = chance.happens(0.5);
  return {
    ...{ name, email: isByEmail ? (home.emails[0] ?? null) : null, phone: home.phones[0] ?? null },
    ...{ street, unit, city, state, zip },
  };
}

/** The card of everyone who gives or volunteers, and of those who do neither. */
export function cardsOf(chance: Chance, everyone: Everyone, by: string): SampleCard[] {
  const { donors, volunteers, contacts, voters, plan, residents, next, aaliyah } = everyone;
  const helpers = new Set(volunteers.map(({ id }) => id));
  const givers = new Set(donors.map(({ id }) => id));
  const faceted = [...donors, ...volunteers.filter(({ id }) => !givers.has(id))].map((facet): SampleCard => {
    const { id, created_at, created_by, updated_at, updated_by } = facet;
    const resident = residents.get(id);
    const facts = factsOf(chance, voters);
    const isAaliyah = id === aaliyah?.donor || id === aaliyah?.volunteer;
    return {
      ...{ id, ...cardOfContact(facet), ...facts },
      ...(resident && inFile(resident)),
      ...(isAaliyah && { ...addressOf(aaliyah.voter), source: null, language: null }),
      // Volunteers write it on their form.
      ...(id === aaliyah?.volunteer && {
        tags: [saturdays],
        birth_year: Math.floor(aaliyah.voter.birth / 10_000),
      }),
      facets: [
        ...(givers.has(id) ? ['donor' as const] : []),
        ...(helpers.has(id) ? ['volunteer' as const] : []),
      ],
      ...{ import_id: null, created_at, created_by, updated_at, updated_by },
    };
  });
  const homes = faceted.filter(({ street, family, voter_id }) => street !== null && family && !voter_id);
  const taken = new Set(faceted.map(({ name }) => name));
  const crowded = crowd(chance);
  const draw = (at: number): Person & Partial<SampleCard> => {
    if (at === 0 && aaliyah) return { ...aaliyah.contact, source: forum, tags: [] };
    const home = at < plan.couples ? homes[at * 3] : undefined;
    if (home) return partnerOf(chance, home, taken);
    let person = crowded();
    while (taken.has(person.name)) person = crowded();
    const place = at - plan.couples;
    if (place < 0 || place >= plan.linked[3] + plan.likely[2]) return person;
    const resident = next(person, place < plan.linked[3]);
    const { name, email, phone } = resident;
    return { name, email, phone, ...inFile(resident) };
  };
  const others = Array.from({ length: contacts }, (_, at): SampleCard => {
    const { name, email, phone, ...known } = draw(at);
    taken.add(name);
    const day = moment(daysAfter(seedDay, -chance.int(1, 400)), chance.int(busyMinutes.from, busyMinutes.to));
    return {
      ...{ id: chance.id(), ...cardOfContact({ name, email, phone }), ...factsOf(chance, voters), ...known },
      ...{ import_id: null, created_at: day, created_by: by, updated_at: day, updated_by: by },
    };
  });
  return [...faceted, ...others];
}

export const cardDocuments = (organization: string, all: readonly SampleCard[]) =>
  all.map(({ id, ...data }) => document(people, organization, id, data));
