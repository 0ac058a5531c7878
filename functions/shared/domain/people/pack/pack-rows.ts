import type { Instant } from '../../../collections/define.ts';
import { cardReach } from '../../consent/card-reach.ts';
import { normalizePoint } from '../../consent/contact-point.ts';
import type { Reach } from '../../consent/reach-of.ts';
import type { ReachState } from '../../consent/reach-states.ts';
import type { DonorKind } from '../../money/limit-kinds.ts';
import { channels } from '../../voters/contact-results.ts';
import { comparedAddress, comparedEmail } from '../duplicates/duplicate-record.ts';
import { type NameParts, partNames, splitName } from '../name-parts.ts';
import type { PeoplePack } from './pack-limits.ts';

/**
 * A card as a browser has it: whether and how a person can be reached, but no address, number or street. `emails` and
 * `phones` are hashes, for the search for one that is typed in full, and for the finder of duplicates, for which alone `parts`,
 * `mailboxes` and `born` are. `reach`: a letter for each channel.
 */
export type CardRow = {
  id: string;
  name: string;
  /** Given, middle, family name, prefix and suffix, where the name does not say so by itself; otherwise empty. */
  parts: readonly string[];
  key: string;
  kind: string;
  city: string;
  state: string;
  zip: string;
  language: string;
  tags: readonly string[];
  source: string;
  assigned: string;
  voter: string;
  facets: readonly string[];
  /** `YYYYMMDD` as a number. */
  added: number;
  /** The same for everyone at one address; '' where none is known. */
  household: string;
  last4: string;
  emails: readonly string[];
  phones: readonly string[];
  /** Hashes of the mailboxes behind addresses with a `+tag`. */
  mailboxes: readonly string[];
  /** The year of birth; 0 where nobody knows it. Packs of before have none. */
  born?: number;
  reach: string;
};
export type GiftRow = {
  id: string;
  total: number;
  count: number;
  last: number;
  recurring: boolean;
  capacity: string;
  /** What segments are told from; a browser reads it by `readGiving`. */
  giving: string;
  /** What they count as for limits; '' where their record does not say. Packs of before have none. */
  counts?: DonorKind | '';
};
export type WorkRow = { id: string; hours: number; last: number; skills: readonly string[] };
export type PackRows = { cards: CardRow; gifts: GiftRow; work: WorkRow };
export type PackRow<P extends PeoplePack = PeoplePack> = PackRows[P];

export const dayNumber = (day: string | null): number => Number((day ?? '').replaceAll('-', '')) || 0;

/** How a person can be reached, in the order of `channels`; `-`: there is no address. */
export const reachLetters = {
  open: 'o',
  by_hand: 'b',
  held: 'h',
  closed: 'c',
} as const satisfies Record<ReachState, string>;

type StoredCard = NameParts & {
  name: string;
  name_key: string;
  kind: string;
  emails: readonly string[];
  phones: readonly string[];
  street: string | null;
  unit: string | null;
  city: string | null;
  state: string | null;
  zip: string | null;
  language: string | null;
  birth_year: number | null;
  tags: readonly string[];
  source: string | null;
  assigned_to: string | null;
  voter_id: string | null;
  facets: readonly string[];
  reach: Reach | null;
  merged_into: string | null;
  created_at: Instant;
};

function lettersOf(card: StoredCard, now: number): string {
  const reach = cardReach(card, now);
  const isMailable = card.street !== null && card.zip !== null;
  return channels
    .map((channel) => {
      if ((channel === 'mail' && !isMailable) || (channel === 'walk' && card.street === null)) return '-';
      const found = reach[channel];
      return found ? reachLetters[found.state] : '-';
    })
    .join('');
}

/** Parts that `splitName` would not find in the name. */
function ownParts({ name, given, middle, family, prefix, suffix }: StoredCard): string[] {
  if (given === null && family === null) return [];
  const parts = { given, middle, family, prefix, suffix };
  const isSplit = partNames.every((part) => splitName(name)[part] === parts[part]);
  return isSplit ? [] : partNames.map((part) => parts[part] ?? '');
}

/** A stored card as a row; null of one that was merged away. `hide`: a hash that only this campaign's pack has. */
export function cardRow(
  id: string,
  card: StoredCard,
  { hide, now }: { hide: (value: string) => string; now: number },
): CardRow | null {
  if (card.merged_into !== null) return null;
  const address = comparedAddress(card.street, card.unit);
  return {
    ...{ id, name: card.name, parts: ownParts(card), key: card.name_key, kind: card.kind },
    ...{ city: card.city ?? '', state: card.state ?? '', zip: card.zip?.slice(0, 5) ?? '' },
    ...{ language: card.language ?? '', tags: card.tags, source: card.source ?? '' },
    ...{ assigned: card.assigned_to ?? '', voter: card.voter_id ?? '', facets: card.facets },
    added: dayNumber(new Date(card.created_at.toMillis()).toISOString().slice(0, 10)),
    household: address === null ? '' : hide(`${address}|${card.zip?.slice(0, 5) ?? card.city ?? ''}`),
    last4: card.phones[0]?.slice(-4) ?? '',
    emails: card.emails.map((email) => hide(normalizePoint('email', email) ?? email)),
    phones: card.phones.map((phone) => hide(normalizePoint('phone', phone) ?? phone)),
    mailboxes: card.emails.flatMap((email) => {
      const mailbox = comparedEmail(email);
      return mailbox === email.toLowerCase() ? [] : [hide(normalizePoint('email', mailbox) ?? mailbox)];
    }),
    born: card.birth_year ?? 0,
    reach: lettersOf(card, now),
  };
}

export const giftRow = (
  id: string,
  donor: {
    totalDonated: number;
    donationCount: number;
    lastDonationDate: string | null;
    is_recurring: boolean;
    capacity: string;
    giving: string;
    donor_kind: DonorKind | null;
  },
): GiftRow => ({
  ...{ id, total: donor.totalDonated, count: donor.donationCount, last: dayNumber(donor.lastDonationDate) },
  ...{ recurring: donor.is_recurring, capacity: donor.capacity, giving: donor.giving },
  counts: donor.donor_kind ?? '',
});

export const workRow = (
  id: string,
  volunteer: { totalHours: number; lastActiveDate: string | null; skills: readonly string[] },
): WorkRow => ({
  id,
  ...{ hours: volunteer.totalHours, last: dayNumber(volunteer.lastActiveDate), skills: volunteer.skills },
});
