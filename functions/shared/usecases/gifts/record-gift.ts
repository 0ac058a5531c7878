import { recordGiftCall } from '../../api/gifts-api.ts';
import { elections } from '../../collections/campaign-elections.ts';
import { donations } from '../../collections/donations.ts';
import { donors } from '../../collections/donors.ts';
import { giftEntries } from '../../collections/gift-entries.ts';
import { people } from '../../collections/people.ts';
import { today } from '../../domain/days.ts';
import { isGiftDay } from '../../domain/gift-day.ts';
import { withGift } from '../../domain/gifts/gift-batch.ts';
import {
  countedAtFirst,
  firstEntries,
  latestGiftDay,
  type NewEntry,
} from '../../domain/gifts/gift-entries.ts';
import { sumOf } from '../../domain/gifts/gift-parts.ts';
import {
  type DonorShare,
  giftSharesMax,
  sharedIdOf,
  sharedParts,
  whyNotShared,
} from '../../domain/gifts/shared-gift.ts';
import { RefusedError } from '../../refusals.ts';
import { requireCaller } from '../members/require-member.ts';
import { findPledge, preparePaid } from '../pledges/paid-pledges.ts';
import { type Store, serverTime } from '../store.ts';
import { command } from '../use-case.ts';
import { findBatch, recount } from './gift-batches.ts';

/** Steps from somebody who was merged away to the survivor, as for additions. */
const stepsMax = 2;

/** The donor under this id, or the one whom they were merged into. */
export async function donorOf(store: Store, id: string) {
  let at = id;
  for (let step = 0; step <= stepsMax; step += 1) {
    const [donor, card] = await Promise.all([store.get(donors, at), store.get(people, at)]);
    if (donor) return donor;
    if (!card || card.merged_into === null) break;
    at = card.merged_into;
  }
  throw new RefusedError('gifts.noDonor');
}

/** A code that is no election of the campaign would count for none. */
export async function requireElection(store: Store, code: string | null): Promise<void> {
  if (code === null) return;
  const found = await store.find(elections, { where: [['code', '==', code]], limit: 1 });
  if (found.length === 0) throw new RefusedError('gifts.noElection');
}

/** Writes entries of one gift. */
export function writeEntries(
  store: Store,
  entries: readonly (NewEntry & { received_on?: string })[],
  of: { gift_id: string; donor_id: string; import_id: string | null; recorded_by: string },
): void {
  for (const { id, ...entry } of entries)
    store.create(giftEntries, id, { ...entry, ...of, recorded_at: serverTime });
}

const namedDonor = ({ id, name, name_key }: Awaited<ReturnType<typeof donorOf>>) => ({
  ...{ donor_id: id, donor_name: name, donor_key: name_key },
});

/** Whether a gift that is there was shared like this: an id that says so for each part, and none beyond. */
async function isSharedAlike(store: Store, id: string, shares: readonly DonorShare[]): Promise<boolean> {
  const parts = Math.max(0, shares.length - 1);
  const ids = Array.from({ length: Math.min(parts + 1, giftSharesMax - 1) }, (_, at) =>
    sharedIdOf(id, at + 1),
  );
  const found = await store.getAll(giftEntries, ids);
  return found.every((entry, at) => (entry ? -entry.cents : null) === (shares[at + 1]?.cents ?? null));
}

/**
 * Records a gift, its entries and what it pays of a pledge in one transaction, and counts it in its batch; the triggers write
 * totals and the feed. Reads: five, one for an election and for a batch, and where the donor has open pledges one for each,
 * and one for each month that expects less now. Each person who shares it costs two reads and three writes more: it is one
 * check that pays one pledge and is one of its batch, and a gift of each of them.
 */
export const recordGift = command(
  recordGiftCall,
  async ({ id, donorId, pledgeId, returned, shares, ...typed }, { member, now }, store) => {
    await requireCaller(store, member, 'donations.write');
    const gift = { ...typed, counted: countedAtFirst(typed) - returned };
    const why = whyNotShared({ ...typed, donorId, returned }, shares);
    if (why) throw new RefusedError(why);
    if (returned > 0 && gift.counted <= 0) throw new RefusedError('gifts.moreThanLeft');
    const stored = await store.get(donations, id);
    if (stored) {
      const isSame = stored.created_by === member.uid && stored.amount === gift.amount;
      if (!isSame || !(await isSharedAlike(store, id, shares))) throw new RefusedError('call.replayed');
      return { donor: stored.donor_id };
    }
    const parts = sharedParts({ id, date: gift.date, election: gift.election }, shares);
    const [donor, others, batch] = await Promise.all([
      donorOf(store, donorId),
      Promise.all(parts.map((part) => donorOf(store, part.donorId))),
      gift.batch_id === null ? null : findBatch(store, gift.batch_id),
      requireElection(store, gift.election),
    ]);
    // Whoever was merged is the survivor, so two names may be one donor.
    if (new Set([donor, ...others].map((one) => one.id)).size <= others.length)
      throw new RefusedError('gifts.sharedTwice');
    const utcDay = today(new Date(now()));
    if (!isGiftDay(gift.date, utcDay)) throw new RefusedError('gifts.dayOfGift');
    const isThrough = gift.status === 'completed' || gift.status === 'refunded';
    if (isThrough && gift.date > latestGiftDay(utcDay)) throw new RefusedError('gifts.notYet');
    const pledge = await findPledge(store, gift, { donorId: donor.id, named: pledgeId });
    const savePledge = await preparePaid(store, member.uid, pledge, gift.counted);
    if (batch) recount(store, batch.id, withGift(batch, gift), member.uid);
    const header = {
      ...gift,
      // What is paid of a pledge came by what brought the pledge.
      source_code: gift.source_code ?? pledge?.source_code ?? null,
      // All parts of a shared gift pay it, as if one person had given the whole.
      pledge_id: pledge?.id ?? null,
      ...{ external_id: null, fee: null, payout: null, solicitors: [], tallied: null, import_id: null },
      ...{ created_at: serverTime, created_by: member.uid, updated_at: serverTime, updated_by: member.uid },
    };
    const written = { import_id: null, recorded_by: member.uid };
    store.create(donations, id, {
      ...header,
      counted: gift.counted - sumOf(parts),
      ...namedDonor(donor),
    });
    writeEntries(store, [...firstEntries(id, gift, gift.election), ...parts.map(({ out }) => out)], {
      ...{ gift_id: id, donor_id: donor.id, ...written },
    });
    for (const [at, part] of parts.entries()) {
      const other = others[at] ?? donor;
      store.create(donations, part.id, {
        ...header,
        // The check is in the batch once, as the gift that it came as.
        ...{ amount: part.cents, counted: part.cents, batch_id: null, note: null, memo_text: null },
        ...namedDonor(other),
      });
      writeEntries(store, [part.into], { gift_id: part.id, donor_id: other.id, ...written });
    }
    savePledge();
    return { donor: donor.id };
  },
  // Of a batch that many enter at once, each finds what the one before it made; so does each gift of one donor.
  { key: ({ donorId, batch_id }) => (batch_id === null ? `pledges ${donorId}` : `batch ${batch_id}`) },
);
