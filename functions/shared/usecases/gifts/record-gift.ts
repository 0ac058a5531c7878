import { recordGiftCall } from '../../api/gifts-api.ts';
import { donations } from '../../collections/donations.ts';
import { today } from '../../domain/days.ts';
import { isGiftDay } from '../../domain/gift-day.ts';
import { withGift } from '../../domain/gifts/gift-batch.ts';
import { countedAtFirst, firstEntries, latestGiftDay } from '../../domain/gifts/gift-entries.ts';
import { whyNotShared } from '../../domain/gifts/shared-gift.ts';
import { RefusedError } from '../../refusals.ts';
import { requireCaller } from '../members/require-member.ts';
import { findPledge, preparePaid } from '../pledges/paid-pledges.ts';
import { serverTime } from '../store.ts';
import { command } from '../use-case.ts';
import { findBatch, recount } from './gift-batches.ts';
import { donorOf, requireElection, writeEntries } from './gift-records.ts';
import { prepareShared, wasSharedAlike } from './shared-gifts.ts';

/**
 * Records a gift, its entries and what it pays of a pledge in one transaction, and counts it in its batch; the triggers write
 * totals and the feed. Reads: five, one for an election and for a batch, and where the donor has open pledges one for each,
 * and one for each month that expects less now. Each further person who gives it costs three reads and three writes: it
 * is one check that pays one pledge and is one of its batch, and a gift of each of them.
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
      if (!isSame || !(await wasSharedAlike(store, id, shares))) throw new RefusedError('call.replayed');
      return { donor: stored.donor_id };
    }
    const [donor, batch] = await Promise.all([
      donorOf(store, donorId),
      gift.batch_id === null ? null : findBatch(store, gift.batch_id),
      requireElection(store, gift.election),
    ]);
    const shared = await prepareShared(
      store,
      { id, date: gift.date, election: gift.election },
      donor,
      shares,
    );
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
      ...{ donor_id: donor.id, donor_name: donor.name, donor_key: donor.name_key },
      ...{ external_id: null, fee: null, payout: null, import_id: null },
      ...{ signers: [], solicitors: [], solicitor_shares: [], tallied: null },
      ...{ created_at: serverTime, created_by: member.uid, updated_at: serverTime, updated_by: member.uid },
    };
    store.create(donations, id, {
      ...{ ...header, signers: shared.names },
      counted: gift.counted - shared.cents,
    });
    writeEntries(store, [...firstEntries(id, gift, gift.election), ...shared.entries], {
      ...{ gift_id: id, donor_id: donor.id, import_id: null, recorded_by: member.uid },
    });
    shared.write(header, member.uid);
    savePledge();
    return { donor: donor.id };
  },
  // Of a batch that many enter at once, each finds what the one before it made; so does each gift of one donor.
  { key: ({ donorId, batch_id }) => (batch_id === null ? `pledges ${donorId}` : `batch ${batch_id}`) },
);
