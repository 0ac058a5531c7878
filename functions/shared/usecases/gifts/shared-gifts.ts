import type * as z from 'zod/mini';
import { donations } from '../../collections/donations.ts';
import { giftEntries } from '../../collections/gift-entries.ts';
import { changedGift, type GiftChange } from '../../domain/gifts/gift-entries.ts';
import { movedIdOf, sharedIdsOf } from '../../domain/gifts/gift-ids.ts';
import { sumOf } from '../../domain/gifts/gift-parts.ts';
import { type DonorShare, isSharedAlike, sharedParts } from '../../domain/gifts/shared-gift.ts';
import { RefusedError } from '../../refusals.ts';
import { type Row, type Store, serverTime } from '../store.ts';
import type { ChangedGift } from './follow-partners.ts';
import { donorOf, donorOfEntries, writeEntries } from './gift-records.ts';

type Gift = Row<typeof donations.schema>;
type Entry = Row<typeof giftEntries.schema>;

/** Whether a gift that is there was shared like this. Reads: one for each part that it may have. */
export const wasSharedAlike = async (store: Store, id: string, shares: readonly DonorShare[]) =>
  isSharedAlike(await store.getAll(giftEntries, sharedIdsOf(id)), shares);

/**
 * Finds who else gives a gift, and prepares a gift of each of them with the two entries that move their part. `first`: the
 * donor whose gift it is. Three reads and three writes for each.
 */
export async function prepareShared(
  store: Store,
  gift: { id: string; date: string; election: string | null },
  first: { id: string },
  shares: readonly DonorShare[],
) {
  const parts = sharedParts(gift, shares);
  const [others, taken] = await Promise.all([
    Promise.all(parts.map(({ donorId }) => donorOf(store, donorId))),
    store.getAll(
      donations,
      parts.map(({ id }) => id),
    ),
  ]);
  if (taken.some((one) => one !== null)) throw new RefusedError('call.replayed');
  // Whoever was merged is the survivor, so two names may be one donor.
  if (new Set([first, ...others].map(({ id }) => id)).size <= others.length)
    throw new RefusedError('gifts.sharedTwice');
  return {
    /** Cents that are theirs. */
    cents: sumOf(parts),
    names: others.map(({ name }) => name),
    entries: parts.map(({ out }) => out),
    write: (header: z.output<typeof donations.schema>, by: string) => {
      for (const [at, { id, cents, into }] of parts.entries()) {
        const other = others[at];
        if (!other) continue;
        store.create(donations, id, {
          ...header,
          // The check is in the batch once, as the gift that it came as.
          ...{ amount: cents, counted: cents, batch_id: null, note: null, memo_text: null },
          ...{ donor_id: other.id, donor_name: other.name, donor_key: other.name_key },
        });
        writeEntries(store, [into], {
          ...{ gift_id: id, donor_id: other.id, import_id: null, recorded_by: by },
        });
      }
    },
  };
}

/** What happens to a whole gift with all its parts: it was entered by mistake, or the bank took the check back on this day. */
export type WholeChange = { is: 'void' } | { is: 'bounced'; day: string };
/** That change for one part, of which so much is left; null where nothing is to be done about it. */
export const changeOfPart = (
  change: WholeChange,
  { status, counted }: Pick<Gift, 'status' | 'counted'>,
): GiftChange | null => {
  if (change.is === 'void') return status === 'completed' ? change : null;
  return counted > 0 ? { is: 'chargeback', cents: counted, day: change.day } : null;
};

type How = { entryId: string; reason: string | null; by: string; today: string };

/**
 * Prepares a change of what others gave of a gift: of one that was shared when it was entered, and of a bounced check also of
 * what was attributed afterwards. A part that was void already stays as it is, and so does one that went back. A void is refused
 * where a part was attributed afterwards, for which somebody signed. Reads: one for each part, and each of its entries.
 */
export async function prepareChangedParts(
  store: Store,
  gift: Gift,
  entries: readonly Entry[],
  change: WholeChange,
  { entryId, reason, by, today }: How,
): Promise<{ cents: number; changes: ChangedGift[]; isRepeated: boolean; write: () => void }> {
  const shared = sharedIdsOf(gift.id);
  const outs = entries.filter(({ kind, cents }) => kind === 'attribution' && cents < 0);
  const found = await store.getAll(
    donations,
    outs.map(({ id }) => movedIdOf(id)),
  );
  const parts = found.flatMap((part) => (part && part.status !== 'void' ? [part] : []));
  const isShared = (part: Gift) => shared.some((id) => movedIdOf(id) === part.id);
  if (change.is === 'void' && !parts.every(isShared)) throw new RefusedError('gifts.attributed');
  const idOf = (part: Gift) => `${entryId}-part-${outs.findIndex(({ id }) => movedIdOf(id) === part.id) + 1}`;
  const read = await Promise.all(
    parts.map(async (part) => ({
      part,
      own: await store.find(giftEntries, { where: [['gift_id', '==', part.id]] }),
    })),
  );
  const changed = read.flatMap(({ part, own }) => {
    const ofPart = changeOfPart(change, part);
    if (!ofPart) return [];
    const result = changedGift(part, own, ofPart, { id: idOf(part), today });
    if (result.is === 'refused') throw new RefusedError(result.why);
    return { part, own, changed: result };
  });
  return {
    cents: changed.reduce((sum, { part }) => sum + part.counted, 0),
    isRepeated: read.some(({ part, own }) => own.some(({ id }) => id === idOf(part))),
    // Partners of a part follow it.
    changes: changed.map((one) => ({ gift: one.part, before: one.own, added: one.changed.entries })),
    write: () => {
      for (const { part, own, changed: one } of changed) {
        store.update(donations, part.id, { ...one.fields, updated_at: serverTime, updated_by: by });
        const written = one.entries.map((entry) => ({ ...entry, reason }));
        writeEntries(store, written, {
          ...{ gift_id: part.id, donor_id: donorOfEntries(part, own), import_id: null, recorded_by: by },
        });
      }
    },
  };
}
