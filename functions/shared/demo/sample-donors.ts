import type { Stored } from '../collections/define.ts';
import { donations } from '../collections/donations.ts';
import { donors } from '../collections/donors.ts';
import { giftEntries } from '../collections/gift-entries.ts';
import type { pledges as pledgeDefinition } from '../collections/pledges.ts';
import { daysBetween } from '../domain/days.ts';
import { countedAtFirst, firstEntries } from '../domain/gifts/gift-entries.ts';
import { givingOf } from '../domain/gifts/giving.ts';
import { giftKey } from '../domain/import/identity.ts';
import { nameKeys } from '../domain/name-keys.ts';
import { donorTotals } from '../domain/totals.ts';
import { busyMinutes, daysAfter, launchDay, moment, seedDay } from './clock.ts';
import { document } from './documents.ts';
import { type DonorProfile, type Gift, type GiftTerms, giftsOf, type Level } from './gifts.ts';
import { sha256 } from './hash.ts';
import type { Chance } from './random.ts';
import { giftNotes } from './sample-names.ts';
import type { Person } from './sample-people.ts';

export type Donor = Stored<typeof donors>;
export type Donation = Stored<typeof donations>;

/** Out of 500: a few large givers, many small ones, some who were asked and have not given yet. */
const levels: readonly (readonly [Level, number])[] = [
  ['major', 16],
  ['mid', 84],
  ['small', 352],
  ['none', 48],
];

/** What research says they could give: never below what they do give. */
const capacities = {
  major: [['major', 1]],
  mid: [
    ['mid', 8],
    ['major', 1],
    ['unknown', 1],
  ],
  small: [
    ['small', 13],
    ['unknown', 6],
    ['mid', 1],
  ],
  none: [
    ['unknown', 6],
    ['small', 2],
    ['mid', 2],
    ['major', 1],
  ],
} as const;

const monthlyShare = { major: 0.12, mid: 0.15, small: 0.18, none: 0 } as const;

export function givers(chance: Chance, count: number): DonorProfile[] {
  return Array.from({ length: count }, () => {
    const level = chance.weighted(levels);
    return { level, monthly: chance.happens(monthlyShare[level]) };
  });
}

const busyMoment = (chance: Chance, day: string) => moment(day, chance.int(busyMinutes.from, busyMinutes.to));
const stampsOf = (at: ReturnType<typeof moment>, by: string) => ({
  created_at: at,
  created_by: by,
  updated_at: at,
  updated_by: by,
});

/** Donors with the totals that follow from their gifts, and the gifts with the names that they copy. */
export function fundraising(
  chance: Chance,
  people: readonly Person[],
  donationCount: number,
  by: string,
  terms?: GiftTerms,
): { donors: Donor[]; donations: Donation[] } {
  const all = givers(chance, people.length);
  const gifts = giftsOf(chance, all, donationCount, terms);
  const launched = terms?.days[0]?.[0] ?? launchDay;
  const made = people.map((person, at) => {
    const own = gifts.filter(({ donorIndex }) => donorIndex === at);
    const sinceLaunch = daysBetween(launched, seedDay);
    const first = own[0]?.date ?? daysAfter(launched, chance.int(0, sinceLaunch));
    return {
      id: chance.id(),
      ...person,
      capacity: chance.weighted(capacities[all[at]?.level ?? 'none']),
      ...nameKeys(person.name),
      ...donorTotals(own.map((gift) => ({ ...gift, counted: countedAtFirst(gift) }))),
      giving: '',
      donor_kind: null,
      import_id: null,
      // Known before they gave, by the minutes that a form takes.
      ...stampsOf(moment(first, chance.int(busyMinutes.from - 60, busyMinutes.from - 1)), by),
    };
  });
  return { donors: made, donations: gifts.map((gift, at) => donationOf(chance, gift, at, made, by)) };
}

function donationOf(chance: Chance, gift: Gift, at: number, all: readonly Donor[], by: string): Donation {
  const donor = all[gift.donorIndex];
  if (!donor) throw new Error(`Gift ${at} has no donor.`);
  const { donorIndex: _, ...details } = gift;
  const online = gift.type === 'recurring' || donor.email !== null;
  const external_id = online ? `AB-${410_000 + at * 7}` : null;
  return {
    // Under the id that an import gives it, so that an exported gift comes back as itself.
    id: external_id
      ? sha256(giftKey({ ...donor, ...details, external_id, occurrence: 1 })).slice(0, 40)
      : chance.id(),
    donor_id: donor.id,
    donor_name: donor.name,
    donor_key: donor.name_key,
    ...details,
    counted: countedAtFirst(details),
    ...cameBy(online, at),
    pledge_id: null,
    note: gift.type === 'one_time' && chance.happens(0.08) ? chance.pick(giftNotes) : null,
    external_id,
    ...{ description: null, memo_text: null, conduit: null, conduit_id: null, transferred_on: null },
    ...{
      fee: null,
      payout: null,
      batch_id: null,
      signers: [],
      solicitors: [],
      solicitor_shares: [],
      tallied: null,
    },
    import_id: null,
    ...stampsOf(busyMoment(chance, gift.date), by),
  };
}

/** How a gift came: by card through the page, or as a check from an event. */
function cameBy(isOnline: boolean, at: number) {
  const [method, number] = isOnline ? (['card', null] as const) : (['check', String(1_000 + at)] as const);
  const source_code = isOnline ? null : (appeals[at % appeals.length] ?? null);
  return { method, check_number: number, source_code, election: null };
}
/** The evening at the hospital, the spring letter, the house parties. */
const appeals = ['WARD', 'SPRING-LETTER', 'HOUSE-PARTY'] as const;

/** Donors with what segments are told from, from their gifts and pledges. */
export function withGiving(
  donors: readonly Donor[],
  donations: readonly Donation[],
  pledges: readonly Stored<typeof pledgeDefinition>[],
): Donor[] {
  return donors.map((donor) => {
    const own = donations.filter(({ donor_id }) => donor_id === donor.id);
    const entries = own.flatMap((gift) =>
      firstEntries(gift.id, gift, gift.election).map((entry) => ({ ...entry, gift_id: gift.id })),
    );
    const promised = pledges.filter(({ donor_id }) => donor_id === donor.id);
    return { ...donor, giving: givingOf(entries, own, promised) };
  });
}

/** The entries of gifts, as they were recorded. */
export const giftEntryDocuments = (organization: string, all: readonly Donation[]) =>
  all.flatMap(({ id: gift_id, donor_id, created_at: recorded_at, created_by: recorded_by, ...gift }) =>
    firstEntries(gift_id, gift, gift.election).map(({ id, ...entry }) =>
      document(giftEntries, organization, id, {
        ...{ ...entry, gift_id, donor_id, import_id: gift.import_id, recorded_at, recorded_by },
      }),
    ),
  );

export const donorDocuments = (organization: string, all: readonly Donor[]) =>
  all.map(({ id, ...data }) => document(donors, organization, id, data));
export const donationDocuments = (organization: string, all: readonly Donation[]) =>
  all.map(({ id, ...data }) => document(donations, organization, id, data));
