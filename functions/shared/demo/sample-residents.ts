import { foldText, nameKeys } from '../domain/name-keys.ts';
import type { Voter } from '../domain/voters/voter-file-columns.ts';
import type { Chance } from './random.ts';
import type { Donation, Donor } from './sample-donors.ts';
import type { Person } from './sample-people.ts';
import type { Volunteer } from './sample-volunteers.ts';

/** Somebody of the voter file whom the campaign deals with. `isLinked`: a member confirmed that they are one. */
export type Resident = Person & { voter: Voter; isLinked: boolean };
/** How many of the campaign's people are in the voter file. */
export type ResidentPlan = {
  /** Linked: donors who volunteer, donors, volunteers, and people who are neither. */
  linked: readonly [all: number, donors: number, volunteers: number, contacts: number];
  /** In the file too, which nobody has confirmed yet: donors, volunteers, others. */
  likely: readonly [donors: number, volunteers: number, contacts: number];
  /** Contacts who live with a donor or volunteer. */
  couples: number;
};
export const noResidents: ResidentPlan = { linked: [0, 0, 0, 0], likely: [0, 0, 0], couples: 0 };

export const fullNameOf = ({ first, last, suffix }: Voter): string =>
  [first, last, suffix].filter(Boolean).join(' ');

/** Where turfs were walked lies what the timeline of a voter has to tell. */
const walked = { from: 1_172, to: 1_372 } as const;

/** Hands out voters one by one, those of walked turfs first; no two of one name, and nobody's who is there already. */
export function residentsFrom(chance: Chance, voters: readonly Voter[], taken: ReadonlySet<string>) {
  const names = new Set(taken);
  const isAdult = ({ birth, status }: Voter) => status === 'active' && birth < 2_008_0000;
  const at = (from: number, to: number) => voters.slice(from, to).filter(isAdult);
  const near = chance.sample(at(walked.from, walked.to), 60);
  const left = [...near, ...chance.sample(at(walked.to, voters.length), voters.length > 0 ? 400 : 0)];
  return (person: Person, isLinked: boolean): Resident => {
    for (let voter = left.shift(); voter; voter = left.shift()) {
      const name = fullNameOf(voter);
      if (names.has(name)) continue;
      names.add(name);
      const local = foldText(`${voter.first} ${voter.last}`).replaceAll(' ', '.');
      return {
        name,
        email: person.email && (voter.email || `${local}.${voter.house}@example.org`),
        phone: person.phone && (voter.cell || voter.landline || person.phone),
        ...{ voter, isLinked },
      };
    }
    throw new Error('The voter file has too few people for this campaign.');
  };
}

type Everyone = {
  donors: readonly Donor[];
  donations: readonly Donation[];
  volunteers: readonly Volunteer[];
};

/** Who of a campaign's donors and volunteers lives in the district, by their ids. */
export function chooseResidents(
  chance: Chance,
  { donors, volunteers }: Everyone,
  { linked, likely }: ResidentPlan,
  next: ReturnType<typeof residentsFrom>,
  except: readonly string[],
): Map<string, Resident> {
  const helpers = new Set(volunteers.map(({ id }) => id));
  const [all, givers, others] = [
    donors.filter(({ id }) => helpers.has(id)),
    donors.filter(({ id }) => !helpers.has(id)),
    volunteers.filter(({ is_donor }) => !is_donor),
  ];
  const chosen = new Map<string, Resident>();
  const choose = (from: readonly (Person & { id: string })[], count: number, isLinked: boolean) => {
    const free = from.filter(({ id }) => !chosen.has(id) && !except.includes(id));
    for (const { id, name, email, phone } of chance.sample(free, count))
      chosen.set(id, next({ name, email, phone }, isLinked));
  };
  choose(all, linked[0], true);
  choose(givers, linked[1], true);
  choose(others, linked[2], true);
  choose(givers, likely[0], false);
  choose(others, likely[1], false);
  return chosen;
}

/** Everyone under the name and with the contacts of whom they turned out to be. */
export function renamed(
  { donors, donations, volunteers }: Everyone,
  people: ReadonlyMap<string, Person>,
): { donors: Donor[]; donations: Donation[]; volunteers: Volunteer[] } {
  const as = <T extends Person & { id: string }>(one: T): T => {
    const person = people.get(one.id);
    if (!person) return one;
    const { name, email, phone } = person;
    return { ...one, name, email, phone, ...nameKeys(name) };
  };
  return {
    donors: donors.map(as),
    volunteers: volunteers.map(as),
    donations: donations.map((gift) => {
      const name = people.get(gift.donor_id)?.name;
      return name === undefined ? gift : { ...gift, donor_name: name, donor_key: nameKeys(name).name_key };
    }),
  };
}
