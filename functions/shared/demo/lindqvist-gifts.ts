import type { Stored } from '../collections/define.ts';
import type { giftEntries } from '../collections/gift-entries.ts';
import { giftPartners } from '../collections/gift-partners.ts';
import type { pledges as pledgeDefinition } from '../collections/pledges.ts';
import {
  changedGift,
  countedAtFirst,
  firstEntries,
  type NewEntry,
  type StoredGift,
} from '../domain/gifts/gift-entries.ts';
import { partnerEntries, partnersIdOf } from '../domain/gifts/gift-partners.ts';
import { givingOf } from '../domain/gifts/giving.ts';
import { movedGift } from '../domain/gifts/moved-gift.ts';
import { nameKeys } from '../domain/name-keys.ts';
import { donorTotals } from '../domain/totals.ts';
import { busyMinutes, daysAfter, type Moment, moment, seedDay } from './clock.ts';
import { type Doc, document } from './documents.ts';
import { lindqvistElections } from './lindqvist-candidate.ts';
import type { StoryDonor, StoryGift } from './lindqvist-story.ts';
import type { Donation, Donor } from './sample-donors.ts';

type Pledge = Stored<typeof pledgeDefinition>;
export type Entry = Stored<typeof giftEntries>;

const signed = 'Presumed for the general election; notice sent.';
const stampsOf = (at: Moment, by: string) => ({
  ...{ created_at: at, created_by: by, updated_at: at, updated_by: by },
});

/** What became of a gift after it was recorded, by the rules that the app itself goes by. */
function laterEntries(gift: StoredGift, { moved, refunded, ago }: StoryGift): NewEntry[] {
  const entries = firstEntries(gift.id, gift, gift.election);
  const on = (days: number) => daysAfter(seedDay, -days);
  if (moved) {
    const change = movedGift(
      gift,
      entries,
      { is: 'redesignate', cents: moved.dollars * 100, day: on(moved.ago), from: 'P2028', to: 'G2028' },
      { id: `${gift.id}-moved`, today: seedDay, reason: signed, elections: lindqvistElections },
    );
    if (change.is === 'moved') return change.entries;
  }
  if (refunded) {
    const back = { is: 'refund', cents: refunded.dollars * 100, day: on(refunded.ago) } as const;
    const change = changedGift(gift, entries, back, { id: `${gift.id}-back`, today: seedDay });
    if (change.is === 'changed') return change.entries.map((entry) => ({ ...entry, reason: null }));
  }
  if (moved || refunded) throw new Error(`Nothing can be done about the gift of ${ago} days ago.`);
  return [];
}

/** Everything that a campaign was given: donors without the totals that follow. */
export type Given = {
  donors: Donor[];
  donations: Donation[];
  later: ReadonlyMap<string, NewEntry[]>;
  /** By the gift of each partnership. */
  partners: ReadonlyMap<string, Partners>;
};
type Partners = Stored<typeof giftPartners>['partners'];

/** Donors of the story, with their gifts and what became of them. */
export function storyGiving(story: readonly StoryDonor[], contacts: readonly Contact[], by: string): Given {
  const later = new Map<string, NewEntry[]>();
  const donations: Donation[] = [];
  const partners = new Map<string, Partners>();
  const idOf = (name: string) => `lindqvist-donor-${story.findIndex((one) => one.name === name) + 1}`;
  const donors = story.map(({ name, counts = null, gifts }, place): Donor => {
    const id = `lindqvist-donor-${place + 1}`;
    const keys = nameKeys(name);
    for (const [at, gift] of gifts.entries()) {
      const { dollars, ago, election = null, note = null } = gift;
      const date = daysAfter(seedDay, -ago);
      const made = { amount: dollars * 100, status: 'completed' as const, date, type: 'one_time' as const };
      const header = { id: `${id}-gift-${at + 1}`, ...made, counted: countedAtFirst(made), election };
      const entries = laterEntries(header, gift);
      later.set(header.id, entries);
      if (gift.partners)
        partners.set(
          header.id,
          gift.partners.map(([who, share]) => ({ donor_id: idOf(who), name: who, cents: share * 100 })),
        );
      donations.push({
        ...header,
        counted: header.counted + entries.reduce((sum, { cents }) => sum + cents, 0),
        ...{ donor_id: id, donor_name: name, donor_key: keys.name_key, note },
        ...{ method: 'check', check_number: String(2_040 + 7 * place + at), source_code: 'KICKOFF' },
        ...{ pledge_id: null, external_id: null, description: null, memo_text: null },
        ...{ conduit: null, conduit_id: null, transferred_on: null, fee: null, payout: null },
        ...{
          batch_id: null,
          signers: [],
          solicitors: [],
          solicitor_shares: [],
          tallied: null,
          import_id: null,
        },
        ...stampsOf(moment(date, busyMinutes.from + 20 * place), by),
      });
    }
    const first = daysAfter(seedDay, -Math.max(10, ...gifts.map(({ ago }) => ago)));
    return {
      ...{ id, name, ...contacts[place], ...keys, capacity: 'major' },
      ...{ email: contacts[place]?.email ?? null, phone: contacts[place]?.phone ?? null },
      ...donorTotals([]),
      ...{ giving: '', donor_kind: counts, import_id: null },
      ...stampsOf(moment(first, busyMinutes.from - 30), by),
    };
  });
  return { donors, donations, later, partners };
}
type Contact = { email: string | null; phone: string | null };

/** The entries of all gifts, those that came later after the first. */
export const entriesOf = ({ donations, later, partners }: Omit<Given, 'donors'>): Entry[] =>
  donations.flatMap((gift): Entry[] => {
    const { id: gift_id, donor_id, import_id, created_at, created_by: recorded_by } = gift;
    const about = { gift_id, donor_id, import_id, recorded_by };
    // As it came: what left it is an entry of its own.
    const came = later.get(gift_id) ? { ...gift, counted: gift.amount } : gift;
    const first = firstEntries(gift_id, came, gift.election);
    const parts = partnerEntries(gift.date, partners.get(gift_id) ?? [], [], first);
    return [
      ...parts.map((part, at) => ({
        ...{ ...part, id: `${partnersIdOf(gift_id)}-${at + 1}`, gift_id: partnersIdOf(gift_id) },
        ...{ reason: null, import_id, recorded_by, recorded_at: created_at },
      })),
      ...first.map((entry) => ({
        ...entry,
        ...about,
        recorded_at: created_at,
      })),
      ...(later.get(gift_id) ?? []).map((entry) => ({
        ...entry,
        ...about,
        recorded_at: moment(entry.day, busyMinutes.to),
      })),
    ];
  });

/** Who gave the partnerships' gifts. */
export const partnerDocuments = (
  organization: string,
  { donations, partners }: Pick<Given, 'donations' | 'partners'>,
): Doc[] =>
  donations.flatMap(({ id, created_at, created_by }) => {
    const named = partners.get(id);
    const by = { changed_at: created_at, changed_by: created_by };
    return named
      ? [document(giftPartners, organization, id, { partners: named, entries: named.length, ...by })]
      : [];
  });

/** Donors with their totals, and with what segments are told from. */
export const settled = (
  donors: readonly Donor[],
  donations: readonly Donation[],
  entries: readonly Entry[],
  pledges: readonly Pledge[],
): Donor[] =>
  donors.map((donor) => {
    const isOwn = ({ donor_id }: { donor_id: string }) => donor_id === donor.id;
    const gifts = donations.filter(isOwn);
    return {
      ...donor,
      ...donorTotals(gifts),
      giving: givingOf(entries.filter(isOwn), gifts, pledges.filter(isOwn)),
    };
  });
