import { changeGiftCall } from '../../api/gifts-api.ts';
import { donations } from '../../collections/donations.ts';
import { giftEntries } from '../../collections/gift-entries.ts';
import { today } from '../../domain/days.ts';
import { withoutGift } from '../../domain/gifts/gift-batch.ts';
import { changedGift, latestGiftDay } from '../../domain/gifts/gift-entries.ts';
import { entryOfMoved } from '../../domain/gifts/gift-ids.ts';
import { isAttributed, returnedPart } from '../../domain/gifts/moved-gift.ts';
import { RefusedError } from '../../refusals.ts';
import { requireCaller } from '../members/require-member.ts';
import { prepareRecounted } from '../pledges/allot-gift.ts';
import { type Store, serverTime } from '../store.ts';
import { command } from '../use-case.ts';
import { type ChangedGift, preparePartners } from './follow-partners.ts';
import { dropPicture, findBatch, recount } from './gift-batches.ts';
import { donorOfEntries, writeEntries } from './gift-records.ts';
import { electionsOf } from './move-gift.ts';
import { changeOfPart, prepareChangedParts } from './shared-gifts.ts';

/** Prepares to give a part back to the gift that it was a part of. Reads: two, and one for each entry of that gift. */
async function prepareReturn(
  store: Store,
  by: string,
  giftId: string,
  part: { id: string; cents: number; reason: string | null },
): Promise<{ changes: ChangedGift[]; save: () => void }> {
  const out = await store.get(giftEntries, entryOfMoved(giftId) ?? giftId);
  if (out?.kind !== 'attribution') throw new RefusedError('gifts.gone');
  const [gift, entries] = await Promise.all([
    store.get(donations, out.gift_id),
    store.find(giftEntries, { where: [['gift_id', '==', out.gift_id]] }),
  ]);
  if (!gift) throw new RefusedError('gifts.gone');
  const returned = returnedPart(out, entries, part);
  if (returned.is === 'refused') throw new RefusedError(returned.why);
  const { counted, entry } = returned;
  const save = () => {
    store.update(donations, gift.id, {
      ...{ counted, status: 'completed', updated_at: serverTime, updated_by: by },
    });
    writeEntries(store, [entry], {
      ...{ gift_id: gift.id, donor_id: donorOfEntries(gift, entries), import_id: null, recorded_by: by },
    });
  };
  return { changes: [{ gift, before: entries, added: [entry] }], save };
}

/**
 * Writes entries and what follows from it for the header, in the transaction that has read all entries of the gift: of two
 * refunds at once the second finds what the first one left. A void takes the gift out of its batch, and its pledge is owed
 * again what went back; the void of a part that was another donor's gives it back to that gift, and that of a gift which several
 * people gave voids all of it. A bounced check is a chargeback of what is left of each part. Reads: two, one for each
 * entry, one for each election where a refund names one, one for the batch of what is voided, and what it pays of pledges, with the months in which they expect something else.
 */
export const changeGift = command(
  changeGiftCall,
  async ({ giftId, entryId, change, reason }, { member, now }, store) => {
    await requireCaller(store, member, 'donations.write');
    const [gift, entries, same] = await Promise.all([
      store.get(donations, giftId),
      store.find(giftEntries, { where: [['gift_id', '==', giftId]] }),
      store.get(giftEntries, entryId),
    ]);
    if (!gift) throw new RefusedError('gifts.gone');
    if (same) {
      if (same.gift_id !== giftId) throw new RefusedError('call.replayed');
      return { counted: gift.counted, status: gift.status };
    }
    const day = latestGiftDay(today(new Date(now())));
    const isFromElection = change.is === 'refund' && change.from !== undefined;
    const calendar = isFromElection ? await electionsOf(store) : [];
    const by = { reason, by: member.uid };
    const isWhole = change.is === 'void' || change.is === 'bounced';
    const parts = isWhole
      ? await prepareChangedParts(store, gift, entries, change, { entryId, today: day, ...by })
      : null;
    if (parts?.isRepeated) return { counted: gift.counted, status: gift.status };
    const own = change.is === 'bounced' ? changeOfPart(change, gift) : change;
    if (own === null && parts?.cents === 0) throw new RefusedError('gifts.nothingLeft');
    const result: ReturnType<typeof changedGift> = own
      ? changedGift(gift, entries, own, {
          ...{ id: entryId, today: day, elections: calendar },
          ...(parts && { attributed: 0 }),
        })
      : { is: 'changed', fields: {}, entries: [] };
    if (result.is === 'refused') throw new RefusedError(result.why);
    const { fields, entries: written } = result;
    const { batch_id } = gift;
    const leaves = change.is === 'void' && batch_id !== null;
    const cents = (fields.counted ?? gift.counted) - gift.counted;
    const isReturned = change.is === 'void' && isAttributed(gift, entries);
    const returnPart = isReturned
      ? await prepareReturn(store, member.uid, giftId, { id: entryId, cents: -cents, reason })
      : { changes: [], save: () => undefined };
    // A part that is given back pays the same pledge as before.
    const savePledge = isReturned
      ? () => undefined
      : await prepareRecounted(store, member.uid, gift, gift.counted + cents - (parts?.cents ?? 0));
    const savePartners = await preparePartners(store, { uid: member.uid, importId: null, reason }, [
      { gift, before: entries, added: written },
      ...returnPart.changes,
      ...(parts?.changes ?? []),
    ]);
    if (leaves) {
      const batch = await findBatch(store, batch_id);
      recount(store, batch_id, withoutGift(batch, gift), member.uid);
      dropPicture(store, batch, giftId);
    }
    store.update(donations, giftId, {
      ...fields,
      ...(leaves && { batch_id: null }),
      updated_at: serverTime,
      updated_by: member.uid,
    });
    writeEntries(
      store,
      written.map((entry) => ({ ...entry, reason })),
      {
        ...{ gift_id: giftId, donor_id: donorOfEntries(gift, entries) },
        ...{ import_id: null, recorded_by: member.uid },
      },
    );
    parts?.write();
    returnPart.save();
    savePartners();
    savePledge();
    return { counted: fields.counted ?? gift.counted, status: fields.status ?? gift.status };
  },
  { key: ({ giftId }) => `gift ${giftId}` },
);
