import type { donationStatuses } from '../../collections/donations.ts';
import { giftEntriesMax, type giftEntryKinds } from '../../collections/gift-entries.ts';
import type { RefusalKey } from '../../refusals.ts';
import { addDays } from '../days.ts';
import { isTooEarly } from '../gift-day.ts';

type Status = (typeof donationStatuses)[number];
type Kind = (typeof giftEntryKinds)[number];

/** The part of a gift's header that its entries decide. */
export type GiftState = { amount: number; counted: number; date: string; status: Status };
export type EntryAmount = { kind: Kind; cents: number; day: string };
/** An entry that is about to be written. */
export type NewEntry = EntryAmount & { id: string; election: string | null; reason: string | null };

/** What a member does about a gift that is there. */
export type GiftChange =
  /** Money that went back to the donor. */
  | { is: 'refund'; cents: number; day: string }
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

/** The entries that a gift comes with. What was given back before it was recorded is one too, on the gift's own day. */
export function firstEntries(
  id: string,
  { amount, counted, date, status }: GiftState,
  election: string | null = null,
): NewEntry[] {
  if (status !== 'completed' && status !== 'refunded') return [];
  const gift = { id, kind: 'gift' as const, cents: amount, day: date, election, reason: null };
  if (counted === amount) return [gift];
  return [gift, { ...gift, id: refundIdOf(id), kind: 'refund', cents: counted - amount }];
}
/** The entry of what a gift came without. */
export const refundIdOf = (gift: string): string => `${gift}-refund`;

const sumOf = (entries: readonly EntryAmount[]): number => entries.reduce((sum, { cents }) => sum + cents, 0);

type Changed =
  | { is: 'changed'; fields: Partial<GiftState>; entry: (EntryAmount & { id: string }) | null }
  | { is: 'refused'; why: RefusalKey };

const refused = (why: RefusalKey): Changed => ({ is: 'refused', why });

/**
 * What a change makes of a gift: fields of its header, and the entry that says so. `entries`: all that the gift has. `today`:
 * the last day on which anything can have happened.
 */
export function changedGift(
  gift: GiftState & { id: string },
  entries: readonly EntryAmount[],
  change: GiftChange,
  { id, today }: { id: string; today: string },
): Changed {
  const left = sumOf(entries);
  const isOpen = gift.status === 'pending' || gift.status === 'failed';
  if (entries.length >= giftEntriesMax) return refused('gifts.manyEntries');
  const entered = (kind: Kind, cents: number, day: string): Changed => {
    const counted = left + cents;
    const status = kind === 'void' ? 'void' : counted === 0 ? 'refunded' : 'completed';
    return { is: 'changed', fields: { counted, status }, entry: { id, kind, cents, day } };
  };
  switch (change.is) {
    case 'failed':
      if (gift.status !== 'pending') return refused('gifts.notPending');
      return { is: 'changed', fields: { status: 'failed' }, entry: null };
    case 'received': {
      if (!isOpen) return refused('gifts.notPending');
      if (isTooEarly(change.day)) return refused('gifts.dayOfGift');
      if (change.day > today) return refused('gifts.notYet');
      const { day } = change;
      const fields = { status: 'completed' as const, date: day, counted: gift.amount };
      return { is: 'changed', fields, entry: { id: gift.id, kind: 'gift', cents: gift.amount, day } };
    }
    case 'void':
      if (isOpen) return { is: 'changed', fields: { status: 'void' }, entry: null };
      if (gift.status !== 'completed') return refused('gifts.nothingLeft');
      return entered('void', -left, gift.date);
    default: {
      if (isOpen || gift.status === 'void') return refused('gifts.nothingLeft');
      if (change.day < gift.date) return refused('gifts.beforeGift');
      if (change.day > today) return refused('gifts.notYet');
      if (change.is === 'recovered') {
        const taken = -sumOf(entries.filter(({ kind }) => kind === 'chargeback'));
        if (change.cents > taken) return refused('gifts.moreThanTaken');
        return entered('chargeback', change.cents, change.day);
      }
      if (change.cents > left) return refused('gifts.moreThanLeft');
      return entered(change.is, -change.cents, change.day);
    }
  }
}

/** Nobody is further ahead than a day. */
export const latestGiftDay = (utcDay: string): string => addDays(utcDay, 1);
