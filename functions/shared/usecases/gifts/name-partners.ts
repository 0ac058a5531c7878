import { namePartnersCall } from '../../api/gifts-api.ts';
import { donations } from '../../collections/donations.ts';
import { giftEntries } from '../../collections/gift-entries.ts';
import { giftPartners } from '../../collections/gift-partners.ts';
import {
  type PartnerEntry,
  type PartnerShare,
  partnerEntries,
  partnerEntriesMax,
  partnersIdOf,
  whyNotPartners,
} from '../../domain/gifts/gift-partners.ts';
import { RefusedError } from '../../refusals.ts';
import { requireCaller } from '../members/require-member.ts';
import { type Row, serverTime } from '../store.ts';
import { command } from '../use-case.ts';
import { writePartners } from './follow-partners.ts';
import { donorOf } from './gift-records.ts';

type Entry = Row<typeof giftEntries.schema>;

const inOrder = (entries: readonly Entry[]): Entry[] =>
  entries.toSorted(
    (one, other) =>
      one.recorded_at.toMillis() - other.recorded_at.toMillis() || one.id.localeCompare(other.id),
  );

/** Takes back what was said before: as if it had never been, so on the days on which it counted. */
function reversed(written: readonly Entry[]): PartnerEntry[] {
  const sums = new Map<string, PartnerEntry>();
  for (const { donor_id, day, election, cents } of written) {
    const key = `${donor_id} ${day} ${election}`;
    const before = sums.get(key)?.cents ?? 0;
    sums.set(key, { donor_id, kind: 'partner', cents: before - cents, day, election });
  }
  return [...sums.values()].filter(({ cents }) => cents !== 0);
}

const sharesKey = (all: readonly PartnerShare[]): string =>
  JSON.stringify(all.map(({ donor_id, cents }) => [donor_id, cents]));

/**
 * Says who gave a partnership's gift, and how much each; what was said before is taken back. In the transaction that has read
 * all entries of the gift, so a refund at the same time is divided too. Reads: the member, the gift, its entries and those of
 * its partners, what is known of them, and two for the donor and for each partner.
 */
export const namePartners = command(
  namePartnersCall,
  async ({ giftId, partners: named, before }, { member }, store) => {
    await requireCaller(store, member, 'donations.write');
    const [gift, entries, written, stored] = await Promise.all([
      store.get(donations, giftId),
      store.find(giftEntries, { where: [['gift_id', '==', giftId]] }),
      store.find(giftEntries, { where: [['gift_id', '==', partnersIdOf(giftId)]] }),
      store.get(giftPartners, giftId),
    ]);
    if (!gift) throw new RefusedError('gifts.gone');
    const [donor, ...found] = await Promise.all(
      [gift.donor_id, ...named.map(({ donorId }) => donorId)].map((id) => donorOf(store, id)),
    );
    // Who gave it can always be taken back.
    if (named.length > 0 && donor?.donor_kind !== 'partnership')
      throw new RefusedError('gifts.notPartnership');
    if (named.length > 0 && gift.status !== 'completed') throw new RefusedError('gifts.nothingLeft');
    const partners = named.flatMap(({ cents }, at) => {
      const partner = found[at];
      return partner ? [{ donor_id: partner.id, name: partner.name, cents }] : [];
    });
    const why = whyNotPartners({ amount: gift.amount, donor_id: donor?.id ?? gift.donor_id }, partners);
    if (why) throw new RefusedError(why);
    const now = sharesKey(stored?.partners ?? []);
    if (sharesKey(partners) === now) return { partners: partners.length };
    if (sharesKey(before.map(({ donorId, cents }) => ({ donor_id: donorId, cents }))) !== now)
      throw new RefusedError('gifts.partnersChanged');
    const from = stored?.entries ?? 0;
    const added = [...reversed(written), ...partnerEntries(gift.date, partners, [], inOrder(entries))];
    if (from + added.length > partnerEntriesMax) throw new RefusedError('gifts.manyEntries');
    writePartners(store, giftId, { uid: member.uid, importId: null, reason: null }, { from, entries: added });
    store.set(giftPartners, giftId, {
      ...{ partners, entries: from + added.length, changed_at: serverTime, changed_by: member.uid },
    });
    // Whoever undoes the import that brought it sees that somebody worked on it.
    store.update(donations, giftId, { updated_at: serverTime, updated_by: member.uid });
    return { partners: partners.length };
  },
  { key: ({ giftId }) => `gift ${giftId}` },
);
