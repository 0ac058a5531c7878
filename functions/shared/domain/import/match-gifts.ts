import type { DonationRow } from '../../api/imports-api.ts';
import type { WrittenEntry } from '../gifts/file-refund.ts';
import type { StoredGift } from '../gifts/gift-entries.ts';
import { withGiven } from '../gifts/giving.ts';
import { nameKeys } from '../name-keys.ts';
import type { RowContact } from '../people/extend-card.ts';
import { addGift, type DonorTotals, noGifts } from '../totals.ts';
import { marksOf } from './flags.ts';
import { processorNumber } from './gift-id.ts';
import { isWeakName, type Person, type PersonIndex, rowContact } from './match-rows.ts';
import { fillBlanks } from './read-cells.ts';

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
export type MatchedDonor = {
  id: string;
  person: Person;
  totals: DonorTotals & { giving: string };
  isNew: boolean;
  contacts: RowContact[];
};

/** A gift as refunds of the same rows leave it, with its entries. */
export type GivenGift = { gift: StoredGift; entries: readonly WrittenEntry[] };

/**
 * Who gave which gift, those whom the gifts add among them. `gifts` and the answer go by the gifts' ids; `totalsIn`
 * reads a stored donor's.
 */
export function matchGifts(
  roster: PersonIndex,
  gifts: ReadonlyMap<string, DonationRow>,
  {
    newId,
    totalsIn,
    given,
  }: {
    newId: () => string;
    totalsIn: (donor: Person) => MatchedDonor['totals'];
    given: (id: string) => GivenGift;
  },
): { givers: Map<string, MatchedDonor>; donorOf: Map<string, MatchedDonor> } {
  const givers = new Map<string, MatchedDonor>();
  const matchDonor = (gift: DonationRow): MatchedDonor => {
    const isNamed = !isWeakName(gift);
    const id = roster.find(gift, isNamed);
    const matched = id === null ? undefined : givers.get(id);
    if (matched) return matched;
    const person = id === null ? null : roster.stored(id);
    if (id !== null && person) return { id, person, totals: totalsIn(person), isNew: false, contacts: [] };
    const newcomer = roster.findWithoutFacet(gift, isNamed) ?? newId();
    roster.claim(gift, newcomer);
    const { name, email, phone, flags } = gift;
    // The gift has all of its row; its donor only what is about them.
    const marks = marksOf({ flags: flags.filter(({ field }) => contactFields.includes(field)), extra: null });
    return {
      id: newcomer,
      person: { name, email, phone, ...marks },
      totals: { ...noGifts, giving: '' },
      isNew: true,
      contacts: [],
    };
  };
  const donorOf = new Map<string, MatchedDonor>();
  for (const [id, gift] of gifts) {
    const before = matchDonor(gift);
    const { gift: recorded, entries } = given(id);
    const header = { ...gift, counted: recorded.counted, status: recorded.status };
    const giving = withGiven(before.totals.giving, header, entries);
    const donor = {
      ...before,
      totals: { ...addGift(before.totals, header), giving },
      contacts: [...before.contacts, rowContact(gift)],
    };
    givers.set(donor.id, donor);
    donorOf.set(id, donor);
  }
  return { givers, donorOf };
}

/** A gift as it is stored, but for its stamps. */
export const giftRecord = (
  gift: Omit<DonationRow, 'row' | 'occurrence'>,
  { id, person }: Pick<MatchedDonor, 'id' | 'person'>,
  { counted, status }: Pick<StoredGift, 'counted' | 'status'>,
) => ({
  donor_id: id,
  donor_name: person.name,
  donor_key: nameKeys(person.name).name_key,
  amount: gift.amount,
  date: gift.date,
  counted,
  status,
  type: gift.type,
  ...{
    method: gift.method,
    check_number: gift.check_number,
    source_code: gift.source_code,
    election: gift.election,
  },
  ...{ description: gift.description, memo_text: gift.memo_text, fee: gift.fee, payout: gift.payout },
  ...{ conduit: gift.conduit, conduit_id: gift.conduit_id, transferred_on: gift.transferred_on },
  note: gift.note,
  external_id: processorNumber(gift),
  ...{ batch_id: null, signers: [], solicitors: [], solicitor_shares: [] },
  ...marksOf(gift),
});

/** Cents of rows whose gifts are created, and of rows whose gifts were there. */
export function centsOf(rows: readonly DonationRow[], created: ReadonlyMap<string, DonationRow>) {
  const sum = (gifts: Iterable<DonationRow>) => [...gifts].reduce((total, { amount }) => total + amount, 0);
  const createdCents = sum(created.values());
  return { createdCents, unchangedCents: sum(rows) - createdCents };
}

/** A donor who comes with their gifts, but for the stamps. */
export const donorRecord = ({ person, totals }: Pick<MatchedDonor, 'person' | 'totals'>) => ({
  ...fillBlanks('donors', person),
  ...nameKeys(person.name),
  ...totals,
});
