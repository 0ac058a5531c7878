import { informationRequests } from '../collections/information-requests.ts';
import { settledRequest } from '../domain/best-efforts/settle-request.ts';
import type { StoredSettings } from '../domain/money/person-meter.ts';
import { cardOfContact } from '../domain/people/settle-person.ts';
import { busyMinutes, daysAfter, moment, seedDay } from './clock.ts';
import { type Doc, document } from './documents.ts';
import type { Entry } from './lindqvist-gifts.ts';
import type { StoryDonor } from './lindqvist-story.ts';
import type { Chance } from './random.ts';
import type { SampleCard } from './sample-cards.ts';
import type { Donor } from './sample-donors.ts';
import type { Person } from './sample-people.ts';
import type { Volunteer } from './sample-volunteers.ts';

const jobs = [
  ['Brackwater Harbor Authority', 'Harbor pilot'],
  ['Delmar County Hospital', 'Nurse'],
  ['Brackwater Schools', 'Teacher'],
  ['Oyster Flats Cooperative', 'Manager'],
  ['Self-employed', 'Boatbuilder'],
  ['Retired', 'Retired'],
  ['Canal Street Legal', 'Attorney'],
  ['Not employed', 'Not employed'],
] as const;
const streets = [
  'Quay Street',
  'Lockkeeper Lane',
  'Saltmarsh Road',
  'Capstan Court',
  'Canal Street',
] as const;
/** In a code that no post office has. */
const town = { city: 'Brackwater', state: 'NJ', zip: '08200' } as const;

const addressIn = (chance: Chance) => ({
  ...{ street: `${chance.int(2, 480)} ${chance.pick(streets)}`, unit: null, ...town },
});

type Everyone = {
  donors: readonly Donor[];
  volunteers: readonly Volunteer[];
  /** People who neither give nor volunteer. */
  contacts: readonly Person[];
  /** By the place of each among the first donors. */
  story: readonly StoryDonor[];
};

/** The cards of the campaign’s people. Of the crowd, whoever has to be reported has a whole one. */
export function lindqvistCards(chance: Chance, everyone: Everyone, by: string): SampleCard[] {
  const { donors, volunteers, contacts, story } = everyone;
  const helpers = new Set(volunteers.map(({ id }) => id));
  const givers = new Set(donors.map(({ id }) => id));
  const all = [...donors, ...volunteers.filter(({ id }) => !givers.has(id))];
  const faceted = all.map((facet, place): SampleCard => {
    const { id, created_at, created_by, updated_at, updated_by } = facet;
    const fromStory = story[place];
    const given = 'totalDonated' in facet ? facet.totalDonated : 0;
    const [employer, occupation] = chance.happens(given > 20_000 ? 1 : 0.5)
      ? chance.pick(jobs)
      : [null, null];
    const lives = given > 20_000 || chance.happens(0.7) ? addressIn(chance) : {};
    const storyCard = { ...addressIn(chance), employer: null, occupation: null, ...fromStory?.card };
    return {
      ...{ id, ...cardOfContact(facet), employer, occupation, ...lives, ...(fromStory && storyCard) },
      ...(fromStory?.kind && { kind: fromStory.kind, given: null, middle: null, family: null, suffix: null }),
      facets: [
        ...(givers.has(id) ? ['donor' as const] : []),
        ...(helpers.has(id) ? ['volunteer' as const] : []),
      ],
      ...{ import_id: null, created_at, created_by, updated_at, updated_by },
    };
  });
  const others = contacts.map((person): SampleCard => {
    const at = moment(daysAfter(seedDay, -chance.int(1, 130)), busyMinutes.from);
    return {
      ...{ id: chance.id(), ...cardOfContact(person), ...(chance.happens(0.6) && addressIn(chance)) },
      ...{ import_id: null, created_at: at, created_by: by, updated_at: at, updated_by: by },
    };
  });
  return [...faceted, ...others];
}

/** Whom the campaign has to ask for what their card lacks, and how far that has come. */
export function requestDocuments(
  organization: string,
  {
    cards,
    entries,
    story,
  }: { cards: readonly SampleCard[]; entries: readonly Entry[]; story: readonly StoryDonor[] },
  settings: StoredSettings,
  by: string,
): Doc[] {
  return cards.flatMap((card, place) => {
    const own = entries.filter(({ donor_id }) => donor_id === card.id);
    const fromStory = story[place]?.requested;
    const requests = fromStory
      ? [
          {
            ...{ id: `${card.id}-request`, way: fromStory.way, on: daysAfter(seedDay, -fromStory.ago), by },
            ...{ mail: fromStory.way === 'email' ? ('accepted' as const) : null, why: null },
          },
        ]
      : [];
    const answered = fromStory?.answered;
    const missing = { ...card, ...(answered !== undefined && { employer: null, occupation: null }) };
    const settled = settledRequest({ card: missing, entries: own, settings, stored: null });
    if (settled.is !== 'create') return [];
    const answers =
      answered === undefined
        ? []
        : [
            {
              ...{ on: daysAfter(seedDay, -answered), source: 'letter' as const, by },
              parts: settled.facts.missing,
            },
          ];
    const stored = { ...settled.facts, requests, answers, closed: null };
    const now = settledRequest({ card, entries: own, settings, stored });
    return [
      document(informationRequests, organization, card.id, {
        ...{ ...stored, ...(now.is === 'update' && now.facts) },
        changed_at: moment(seedDay, busyMinutes.from),
      }),
    ];
  });
}
