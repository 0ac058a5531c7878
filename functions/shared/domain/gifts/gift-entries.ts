import type { donationStatuses } from '../../collections/donations.ts';
import { giftEntriesMax } from '../../collections/gift-entries.ts';
import type { RefusalKey } from '../../refusals.ts';
import { addDays } from '../days.ts';
import { isTooEarly } from '../gift-day.ts';
import type { Election } from '../money/election-calendar.ts';
import { entryIdsOf, refundIdOf } from './gift-ids.ts';
import {
  attributedOf,
  centsFor,
  type EntryAmount,
  type GiftPart,
  lastMoveOf,
  leavingFrom,
  namedElection,
  type PlacedAmount,
  partsOf,
  returningTo,
  sumOf,
} from './gift-parts.ts';

type Status = (typeof donationStatuses)[number];

/** The part of a gift's header that its entries decide. */
export type GiftState = { amount: number; counted: number; date: string; status: Status };
/** An entry that is about to be written. */
export type NewEntry = PlacedAmount & { id: string; reason: string | null };
/** The header of a gift, with the election that its donor named. */
export type StoredGift = GiftState & { id: string; election: string | null };

/** What a member does about a gift that is there. */
export type GiftChange =
  /** Money that went back to the donor. `from`: of which election; left out, first of where money was moved to. */
  | { is: 'refund'; cents: number; day: string; from?: string | null | undefined }
  /** Money that the donor's bank took back, and what it gave back again. */
  | { is: 'chargeback'; cents: number; day: string }
  | { is: 'recovered'; cents: number; day: string }
  /** A gift that was awaited has come, or has not. */
  | { is: 'received'; day: string }
  | { is: 'failed' }
  /** It was entered by mistake. */
  | { is: 'void' };

/** What is left of a gift as soon as it is recorded. */
export const countedAtFirst = ({ amount, status }: Pick<GiftState, 'amount' | 'status'>): number =>
  status === 'completed' ? amount : 0;

/**
 * The entries that a gift comes with. What was given back before it was recorded is one too, on the gift's own day where nobody
 * knows when.
 */
export function firstEntries(
  id: string,
  { amount, counted, date, status }: GiftState,
  election: string | null = null,
  returnedOn: string | null = null,
): NewEntry[] {
  if (status !== 'completed' && status !== 'refunded') return [];
  const gift = { id, kind: 'gift' as const, cents: amount, day: date, election, reason: null };
  if (counted === amount) return [gift];
  const day = returnedOn ?? date;
  return [gift, { ...gift, id: refundIdOf(id), kind: 'refund', cents: counted - amount, day }];
}
type Changed =
  | { is: 'changed'; fields: Partial<GiftState>; entries: (PlacedAmount & { id: string })[] }
  | { is: 'refused'; why: RefusalKey };

const refused = (why: RefusalKey): Changed => ({ is: 'refused', why });

type Options = {
  id: string;
  /** The last day on which anything can have happened. */
  today: string;
  elections?: readonly Election[];
  /** Cents of it that are other donors'; none where their parts are voided together with it. */
  attributed?: number;
};

/**
 * What a change makes of a gift: fields of its header, and the entries that say so, one for each election that money leaves
 * or comes back to. `entries`: all that the gift has.
 */
export function changedGift(
  gift: StoredGift,
  entries: readonly (PlacedAmount & { id: string })[],
  change: GiftChange,
  { id, today, elections = [], attributed = attributedOf(entries) }: Options,
): Changed {
  const left = sumOf(entries);
  const isOpen = gift.status === 'pending' || gift.status === 'failed';
  if (entries.length >= giftEntriesMax) return refused('gifts.manyEntries');
  const entered = (kind: EntryAmount['kind'], parts: readonly GiftPart[], day: string): Changed => {
    if (entries.length + parts.length > giftEntriesMax) return refused('gifts.manyEntries');
    const counted = left + sumOf(parts);
    const status = kind === 'void' ? 'void' : counted === 0 ? 'refunded' : 'completed';
    const written = parts.map((part, at) => ({ ...part, kind, day, id: entryIdsOf(id, at) }));
    return { is: 'changed', fields: { counted, status }, entries: written };
  };
  switch (change.is) {
    case 'failed':
      if (gift.status !== 'pending') return refused('gifts.notPending');
      return { is: 'changed', fields: { status: 'failed' }, entries: [] };
    case 'received': {
      if (!isOpen) return refused('gifts.notPending');
      if (isTooEarly(change.day)) return refused('gifts.dayOfGift');
      if (change.day > today) return refused('gifts.notYet');
      const { day } = change;
      const fields = { status: 'completed' as const, date: day, counted: gift.amount };
      const { amount: cents, election } = gift;
      return { is: 'changed', fields, entries: [{ id: gift.id, kind: 'gift', cents, day, election }] };
    }
    case 'void': {
      if (isOpen) return { is: 'changed', fields: { status: 'void' }, entries: [] };
      if (gift.status !== 'completed') return refused('gifts.nothingLeft');
      if (attributed > 0) return refused('gifts.attributed');
      const day = entries.find((entry) => entry.id === gift.id)?.day ?? gift.date;
      return entered('void', partsOf(entries, gift.election).map(back), day);
    }
    default: {
      if (isOpen || gift.status === 'void') return refused('gifts.nothingLeft');
      if (change.day < gift.date) return refused('gifts.beforeGift');
      if (change.day > today) return refused('gifts.notYet');
      if (change.day < (lastMoveOf(entries) ?? change.day)) return refused('gifts.beforeMove');
      if (change.is === 'recovered') {
        const taken = -sumOf(entries.filter(({ kind }) => kind === 'chargeback'));
        if (change.cents > taken) return refused('gifts.moreThanTaken');
        return entered('chargeback', returningTo(entries, gift.election, change.cents), change.day);
      }
      if (change.cents > left) return refused('gifts.moreThanLeft');
      if (change.is === 'refund' && change.from !== undefined) {
        const { cents, day, from } = change;
        if (cents > centsFor(gift, entries, from, elections)) return refused('gifts.moreThanLeft');
        return entered('refund', [{ election: namedElection(gift, from, elections), cents: -cents }], day);
      }
      return entered(change.is, leavingFrom(entries, gift.election, change.cents).map(back), change.day);
    }
  }
}

const back = (part: GiftPart): GiftPart => ({ ...part, cents: -part.cents });

/** Nobody is further ahead than a day. */
export const latestGiftDay = (utcDay: string): string => addDays(utcDay, 1);
