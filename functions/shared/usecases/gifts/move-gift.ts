import { type MovedGift, moveGiftCall } from '../../api/gifts-api.ts';
import { elections, electionsMax } from '../../collections/campaign-elections.ts';
import { donations } from '../../collections/donations.ts';
import { giftEntries } from '../../collections/gift-entries.ts';
import { pledgePayments } from '../../collections/pledge-payments.ts';
import { today } from '../../domain/days.ts';
import { latestGiftDay } from '../../domain/gifts/gift-entries.ts';
import { movedIdOf } from '../../domain/gifts/gift-ids.ts';
import { movedGift } from '../../domain/gifts/moved-gift.ts';
import { RefusedError } from '../../refusals.ts';
import { requireCaller } from '../members/require-member.ts';
import { type Row, type Store, serverTime } from '../store.ts';
import { command } from '../use-case.ts';
import { preparePartners } from './follow-partners.ts';
import { donorOf, donorOfEntries, writeEntries } from './gift-records.ts';

type Gift = Row<typeof donations.schema>;
type Donor = Awaited<ReturnType<typeof donorOf>>;

/** The campaign's elections: a read each, forty at most. */
export const electionsOf = (store: Store) =>
  store.find(elections, { orderBy: ['day', 'asc'], limit: electionsMax });

/** The gift that another donor has of this one: of its day, paid as it was, and for the same pledge. */
function attributedGift(
  gift: Gift,
  other: Donor,
  { cents, election }: { cents: number; election: string | null },
) {
  const { date, status, type, method, check_number, source_code, pledge_id } = gift;
  const { description, conduit, conduit_id, transferred_on } = gift;
  return {
    ...{ date, status, type, method, check_number, source_code, pledge_id },
    ...{ description, conduit, conduit_id, transferred_on },
    ...{ donor_id: other.id, donor_name: other.name, donor_key: other.name_key },
    ...{ amount: cents, counted: cents, election, note: null, memo_text: null },
    ...{ batch_id: null, external_id: null, fee: null, payout: null, import_id: null },
    // Whoever raised the gift raised both parts.
    ...{ signers: [], solicitors: gift.solicitors, solicitor_shares: gift.solicitor_shares, tallied: null },
  };
}

/** Whether what is stored under an id of this move is the same move. */
async function isRepeated(store: Store, { giftId, entryId, move }: MovedGift): Promise<boolean> {
  const [out, into, other] = await Promise.all([
    store.get(giftEntries, entryId),
    store.get(giftEntries, movedIdOf(entryId)),
    store.get(donations, movedIdOf(entryId)),
  ]);
  if (!out && !into && !other) return false;
  const kind = move.is === 'redesignate' ? 'designation' : 'attribution';
  const isSame = out?.gift_id === giftId && out.kind === kind && out.cents === -move.cents && into !== null;
  if (!isSame) throw new RefusedError('call.replayed');
  return true;
}

/**
 * Writes the entries that move a part of a gift, and for another donor the gift that it becomes, in the transaction that has
 * read all entries of the gift: of two moves at once the second finds what the first one left. A pledge stays as paid as it
 * was, because both gifts pay it. Reads: five, one for each entry and election, and two for another donor.
 */
export const moveGift = command(
  moveGiftCall,
  async (input, { member, now }, store) => {
    const { giftId, entryId, move, reason } = input;
    await requireCaller(store, member, 'donations.write');
    const [gift, entries, isDone] = await Promise.all([
      store.get(donations, giftId),
      store.find(giftEntries, { where: [['gift_id', '==', giftId]] }),
      isRepeated(store, input),
    ]);
    if (!gift) throw new RefusedError('gifts.gone');
    const other = move.is === 'reattribute' ? movedIdOf(entryId) : null;
    if (isDone) return { counted: gift.counted, gift: other };
    const [calendar, donor] = await Promise.all([
      electionsOf(store),
      move.is === 'reattribute' ? donorOf(store, move.donorId) : null,
    ]);
    // Both gifts would pay one pledge; of several nobody could say which part pays which.
    if (donor && gift.pledge_id !== null && (await store.get(pledgePayments, giftId)))
      throw new RefusedError('pledges.severalPaid');
    if (donor?.id === gift.donor_id) throw new RefusedError('gifts.sameForGift');
    // One that the candidate is not in takes no money that was elsewhere.
    const isTaking = calendar.some(
      ({ code, on_ballot }) => code === move.to && (on_ballot || code === move.from),
    );
    if (move.to !== null && !isTaking) throw new RefusedError('gifts.noElection');
    const day = latestGiftDay(today(new Date(now())));
    const moved = movedGift(gift, entries, move, { id: entryId, today: day, reason, elections: calendar });
    if (moved.is === 'refused') throw new RefusedError(moved.why);

    const savePartners = await preparePartners(store, { uid: member.uid, importId: null, reason }, [
      { gift, before: entries, added: moved.entries },
    ]);
    const by = { recorded_by: member.uid, import_id: null };
    const stamp = { updated_at: serverTime, updated_by: member.uid };
    store.update(donations, giftId, { counted: moved.counted, ...stamp });
    writeEntries(store, moved.entries, {
      ...{ gift_id: giftId, donor_id: donorOfEntries(gift, entries), ...by },
    });
    if (moved.other && donor) {
      const { gift: part, entry } = moved.other;
      store.create(donations, part.id, {
        ...attributedGift(gift, donor, { cents: part.cents, election: entry.election }),
        ...{ created_at: serverTime, created_by: member.uid, ...stamp },
      });
      writeEntries(store, [{ ...entry, received_on: part.received_on }], {
        ...{ gift_id: part.id, donor_id: donor.id, ...by },
      });
    }
    savePartners();
    return { counted: moved.counted, gift: other };
  },
  { key: ({ giftId }) => `gift ${giftId}` },
);
