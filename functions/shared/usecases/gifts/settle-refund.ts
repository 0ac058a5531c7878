import type * as z from 'zod/mini';
import { settleRefundCall } from '../../api/file-refunds-api.ts';
import { donations } from '../../collections/donations.ts';
import { fileRefunds } from '../../collections/file-refunds.ts';
import { giftEntries } from '../../collections/gift-entries.ts';
import { today } from '../../domain/days.ts';
import { bookedRefund, isMovable } from '../../domain/gifts/file-refund.ts';
import { latestGiftDay } from '../../domain/gifts/gift-entries.ts';
import { RefusedError } from '../../refusals.ts';
import { requireCaller } from '../members/require-member.ts';
import { prepareRecounted } from '../pledges/allot-gift.ts';
import { type Row, type Store, serverTime } from '../store.ts';
import { command } from '../use-case.ts';
import { preparePartners } from './follow-partners.ts';
import { donorOfEntries, writeEntries } from './gift-records.ts';

type Refund = Row<typeof fileRefunds.schema>;

type Change = z.output<typeof settleRefundCall.request>['change'];

/**
 * Books a refund on the gift that a member chose, or of which they say how much went back. Reads: the gift, its entries, what
 * files told of it, and its pledge.
 */
async function matched(store: Store, by: string, refund: Refund, giftId: string) {
  const { id, kind, cents, day } = refund;
  if (kind === 'outcome') throw new RefusedError('refunds.settled');
  const [gift, entries, reported] = await Promise.all([
    store.get(donations, giftId),
    store.find(giftEntries, { where: [['gift_id', '==', giftId]] }),
    store.find(fileRefunds, { where: [['gift_id', '==', giftId]] }),
  ]);
  if (!gift) throw new RefusedError('gifts.gone');
  const claimed = new Set(
    reported.flatMap(({ from, entry_id }) => (from === 'row' && entry_id ? [entry_id] : [])),
  );
  // Whose it is, is known by now, and not yet how much.
  if (cents === null)
    return () => {
      store.update(fileRefunds, id, { why: 'amount_missing', gift_id: giftId, settled_by: by });
      return { state: 'waiting' as const };
    };
  const stated = { id, kind, cents, day };
  const result = bookedRefund(gift, entries, stated, { claimed, importId: refund.import_id });
  if (result.is === 'waiting')
    throw new RefusedError(result.why === 'not_received' ? 'gifts.nothingLeft' : 'gifts.moreThanLeft');
  const isBooked = result.is === 'booked';
  const counted = isBooked ? gift.counted - cents : gift.counted;
  const savePledge = await prepareRecounted(store, by, gift, counted);
  const savePartners = await preparePartners(store, { uid: by, importId: refund.import_id, reason: null }, [
    { gift, before: entries, added: isBooked ? result.entries : [] },
  ]);
  return () => {
    if (isBooked) {
      store.update(donations, giftId, { ...result.fields, updated_at: serverTime, updated_by: by });
      writeEntries(
        store,
        result.entries.map(({ import_id: _, ...entry }) => ({ ...entry, reason: null })),
        {
          ...{ gift_id: giftId, donor_id: donorOfEntries(gift, entries) },
          ...{ import_id: null, recorded_by: by },
        },
      );
    }
    savePledge();
    savePartners();
    const entry_id = isBooked ? id : result.entry;
    store.update(fileRefunds, id, {
      ...{ cents, day },
      ...{ state: isBooked ? 'booked' : 'known', why: null, gift_id: giftId, entry_id, settled_by: by },
    });
    return { state: isBooked ? ('booked' as const) : ('known' as const) };
  };
}

/** Books what a member says went back of a gift whose row does not say how much. */
async function enteredAmount(
  store: Store,
  { by, today: last }: { by: string; today: string },
  refund: Refund,
  { cents, day }: Extract<Change, { is: 'amount' }>,
) {
  const { gift_id, state } = refund;
  if (refund.cents === cents && state !== 'waiting' && refund.entry_id !== null) return { state };
  if (gift_id === null || refund.cents !== null || state !== 'waiting')
    throw new RefusedError('refunds.settled');
  if (day > last) throw new RefusedError('gifts.notYet');
  return (await matched(store, by, { ...refund, cents, day }, gift_id))();
}

/** A refund that was booked stays; one that was set aside is looked at again, and one of which nothing counts yet can go to another gift. Two reads, and those of the gift. */
export const settleRefund = command(
  settleRefundCall,
  async ({ refundId, change }, { member, now }, store) => {
    await requireCaller(store, member, 'donations.write');
    const refund = await store.get(fileRefunds, refundId);
    if (!refund) throw new RefusedError('refunds.gone');
    const { state } = refund;
    if (change.is === 'amount') {
      const last = latestGiftDay(today(new Date(now())));
      return enteredAmount(store, { by: member.uid, today: last }, refund, change);
    }
    if (change.is === 'match') {
      if (refund.gift_id === change.giftId) return { state };
      if (refund.gift_id !== null && !isMovable(refund)) throw new RefusedError('refunds.settled');
      return (await matched(store, member.uid, refund, change.giftId))();
    }
    const to = change.is === 'set_aside' ? ('set_aside' as const) : ('waiting' as const);
    if (state === to) return { state };
    if (state !== 'waiting' && state !== 'set_aside') throw new RefusedError('refunds.settled');
    store.update(fileRefunds, refundId, {
      ...{ state: to, settled_by: to === 'waiting' ? null : member.uid },
    });
    return { state: to };
  },
  { key: ({ refundId }) => `refund ${refundId}` },
);
