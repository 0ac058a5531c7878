import { removeFileCall, storeFileCall } from '../../api/files-api.ts';
import { donations } from '../../collections/donations.ts';
import { files, pictureId } from '../../collections/files.ts';
import { giftBatches } from '../../collections/gift-batches.ts';
import { readFile } from '../../domain/files/file-bytes.ts';
import { RefusedError } from '../../refusals.ts';
import { findBatch } from '../gifts/gift-batches.ts';
import { requireCaller } from '../members/require-member.ts';
import { type Store, serverTime } from '../store.ts';
import { command } from '../use-case.ts';

/** The open batch that a gift is in. */
async function openBatchOf(store: Store, giftId: string) {
  const gift = await store.get(donations, giftId);
  if (!gift) throw new RefusedError('gifts.gone');
  if (gift.batch_id === null) throw new RefusedError('files.noBatch');
  const batch = await findBatch(store, gift.batch_id);
  if (batch.status !== 'open') throw new RefusedError('batches.closed');
  return batch;
}

/** Reads: the member, the gift, its batch and the file; two writes. */
export const storeFile = command(
  storeFileCall,
  async ({ owner, ownerId, kind, data, sha256 }, { member }, store) => {
    await requireCaller(store, member, 'donations.write');
    const read = readFile(data, { sha256 });
    if (read.is === 'refused') throw new RefusedError(read.why);
    const id = pictureId(ownerId, kind);
    const [batch, stored] = await Promise.all([openBatchOf(store, ownerId), store.get(files, id)]);
    if (stored) {
      if (stored.sha256 !== read.sha256) throw new RefusedError('files.there');
      return { size: stored.size };
    }
    const { size, type } = read;
    const by = { created_at: serverTime, created_by: member.uid };
    store.create(files, id, { ...{ owner, owner_id: ownerId, kind, type, size }, sha256, data, ...by });
    const pictures = [...batch.pictures.filter((one) => one !== id), id];
    store.update(giftBatches, batch.id, { pictures, updated_at: serverTime, updated_by: member.uid });
    return { size };
  },
  { key: ({ ownerId }) => `file ${ownerId}` },
);

/** Reads: the member, the gift and its batch; two writes. */
export const removeFile = command(
  removeFileCall,
  async ({ ownerId, kind }, { member }, store) => {
    await requireCaller(store, member, 'donations.write');
    const batch = await openBatchOf(store, ownerId);
    const id = pictureId(ownerId, kind);
    if (!batch.pictures.includes(id)) return { success: true as const };
    store.delete(files, id);
    store.update(giftBatches, batch.id, {
      pictures: batch.pictures.filter((one) => one !== id),
      ...{ updated_at: serverTime, updated_by: member.uid },
    });
    return { success: true as const };
  },
  { key: ({ ownerId }) => `file ${ownerId}` },
);
