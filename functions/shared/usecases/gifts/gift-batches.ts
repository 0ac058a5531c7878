import { changeBatchCall, openBatchCall, takeOutGiftCall } from '../../api/gift-batches-api.ts';
import { donations } from '../../collections/donations.ts';
import { fileKinds, files, pictureId } from '../../collections/files.ts';
import { giftBatches } from '../../collections/gift-batches.ts';
import { today } from '../../domain/days.ts';
import { isTooEarly } from '../../domain/gift-day.ts';
import { changedBatch, withoutGift } from '../../domain/gifts/gift-batch.ts';
import { latestGiftDay } from '../../domain/gifts/gift-entries.ts';
import { RefusedError } from '../../refusals.ts';
import { requireCaller } from '../members/require-member.ts';
import { type Row, type Store, serverTime } from '../store.ts';
import { command } from '../use-case.ts';

type Batch = Row<typeof giftBatches.schema>;

/** The batch of this id, which has to be there. */
export async function findBatch(store: Store, id: string): Promise<Batch> {
  const found = await store.get(giftBatches, id);
  if (!found) throw new RefusedError('batches.gone');
  return found;
}

/** Writes what a batch counts by now; throws where a gift could not go in or out. */
export function recount(store: Store, id: string, counts: ReturnType<typeof withoutGift>, by: string): void {
  if (typeof counts === 'string') throw new RefusedError(counts);
  store.update(giftBatches, id, { ...counts, updated_at: serverTime, updated_by: by });
}

/** A gift that leaves its batch leaves its pictures: they are of what was deposited. */
export function dropPicture(store: Store, { id, pictures }: Batch, giftId: string): void {
  const own = fileKinds.map((kind) => pictureId(giftId, kind)).filter((one) => pictures.includes(one));
  if (own.length === 0) return;
  for (const one of own) store.delete(files, one);
  store.update(giftBatches, id, { pictures: pictures.filter((one) => !own.includes(one)) });
}

/** Two reads, one write. */
export const openBatch = command(openBatchCall, async ({ id, ...details }, { member, now }, store) => {
  await requireCaller(store, member, 'donations.write');
  const stored = await store.get(giftBatches, id);
  if (stored) {
    if (stored.created_by !== member.uid) throw new RefusedError('call.replayed');
    return { id };
  }
  if (isTooEarly(details.received_on)) throw new RefusedError('gifts.dayOfGift');
  if (details.received_on > latestGiftDay(today(new Date(now())))) throw new RefusedError('gifts.notYet');
  store.create(giftBatches, id, {
    ...details,
    ...{ deposited_on: null, count: 0, total: 0, status: 'open', reopened_because: null, pictures: [] },
    ...{ created_at: serverTime, created_by: member.uid, updated_at: serverTime, updated_by: member.uid },
  });
  return { id };
});

/** Two reads, one write; the gifts of the batch are not read. */
export const changeBatch = command(
  changeBatchCall,
  async ({ batchId, change }, { member, now }, store) => {
    await requireCaller(store, member, 'donations.write');
    const { id, ...batch } = await findBatch(store, batchId);
    const changed = changedBatch(batch, change, latestGiftDay(today(new Date(now()))));
    if (changed.is === 'refused')
      throw typeof changed.why === 'string' ? new RefusedError(changed.why) : changed.why;
    if (changed.is === 'discarded') {
      store.delete(giftBatches, id);
      return { status: 'discarded' as const };
    }
    store.update(giftBatches, id, { ...changed.fields, updated_at: serverTime, updated_by: member.uid });
    return { status: changed.fields.status ?? batch.status };
  },
  { key: ({ batchId }) => `batch ${batchId}` },
);

/** Three reads, two writes. */
export const takeOutGift = command(
  takeOutGiftCall,
  async ({ batchId, giftId }, { member }, store) => {
    await requireCaller(store, member, 'donations.write');
    const [batch, gift] = await Promise.all([findBatch(store, batchId), store.get(donations, giftId)]);
    if (!gift) throw new RefusedError('gifts.gone');
    if (gift.batch_id === null) return { success: true as const };
    if (gift.batch_id !== batchId) throw new RefusedError('batches.otherBatch');
    recount(store, batchId, withoutGift(batch, gift), member.uid);
    dropPicture(store, batch, giftId);
    store.update(donations, giftId, { batch_id: null, updated_at: serverTime, updated_by: member.uid });
    return { success: true as const };
  },
  { key: ({ batchId }) => `batch ${batchId}` },
);
