import type { DonationRow } from '../../calls/imports.ts';
import { nameKeys } from '../names.ts';
import { addGift, type DonorTotals, noGifts } from '../totals.ts';
import type { Person, Roster } from './bring.ts';
import { marksOf } from './flags.ts';
import { processorNumber } from './gift_id.ts';

const contactFields: readonly string[] = [
  'name',
  'first_name',
  'middle_name',
  'last_name',
  'suffix',
  'email',
  'phone',
];

/** A donor as the gifts of a chunk leave them. */
export type Giver = { id: string; person: Person; totals: DonorTotals; isNew: boolean };

/**
 * Who gave which gift, those whom the gifts add among them. `gifts` and the answer go by the gifts' ids; `totalsIn`
 * reads a stored donor's.
 */
export function giversOf(
  roster: Roster,
  gifts: ReadonlyMap<string, DonationRow>,
  { newId, totalsIn }: { newId: () => string; totalsIn: (donor: Person) => DonorTotals },
): { givers: Map<string, Giver>; donorOf: Map<string, Giver> } {
  const givers = new Map<string, Giver>();
  const giverOf = (gift: DonationRow): Giver => {
    const id = roster.find(gift);
    const met = id === null ? undefined : givers.get(id);
    if (met) return met;
    const person = id === null ? null : roster.stored(id);
    if (id !== null && person) return { id, person, totals: totalsIn(person), isNew: false };
    const newcomer = newId();
    roster.claim(gift, newcomer);
    const { name, email, phone, flags } = gift;
    // The gift has all of its row; its donor only what is about them.
    const marks = marksOf({ flags: flags.filter(({ field }) => contactFields.includes(field)), extra: null });
    return { id: newcomer, person: { name, email, phone, ...marks }, totals: noGifts, isNew: true };
  };
  const donorOf = new Map<string, Giver>();
  for (const [id, gift] of gifts) {
    const before = giverOf(gift);
    const giver = { ...before, totals: addGift(before.totals, gift) };
    givers.set(giver.id, giver);
    donorOf.set(id, giver);
  }
  return { givers, donorOf };
}

/** A gift as it is stored, but for its stamps. */
export const giftRecord = (
  gift: Omit<DonationRow, 'row' | 'occurrence'>,
  { id, person }: Pick<Giver, 'id' | 'person'>,
) => ({
  donor_id: id,
  donor_name: person.name,
  donor_key: nameKeys(person.name).name_key,
  amount: gift.amount,
  date: gift.date,
  status: gift.status,
  type: gift.type,
  note: gift.note,
  external_id: processorNumber(gift),
  ...marksOf(gift),
});

/** Cents of rows whose gifts are created, and of rows whose gifts were there. */
export function centsOf(rows: readonly DonationRow[], created: ReadonlyMap<string, DonationRow>) {
  const sum = (gifts: Iterable<DonationRow>) => [...gifts].reduce((total, { amount }) => total + amount, 0);
  const createdCents = sum(created.values());
  return { createdCents, unchangedCents: sum(rows) - createdCents };
}

/** A donor who comes with their gifts, but for the stamps. */
export const giverRecord = ({ person, totals }: Pick<Giver, 'person' | 'totals'>) => ({
  ...person,
  capacity: 'unknown',
  ...nameKeys(person.name),
  ...totals,
});
