import type * as z from 'zod/mini';
import { donations } from '../../collections/donations.ts';
import { giftEntries } from '../../collections/gift-entries.ts';
import { changedGift } from '../../domain/gifts/gift-entries.ts';
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

/**
 * Prepares to void what others gave of a gift that was shared when it was entered: it was entered by mistake as a whole. A part
 * that was void already stays as it is, and so does one that went back. Refuses where a part was attributed afterwards, for
 * which somebody signed. Reads: one for each part, and each of its entries.
 */
export async function prepareVoidedParts(
  store: Store,
  gift: Gift,
  entries: readonly Entry[],
  { entryId, reason, by, today }: { entryId: string; reason: string | null; by: string; today: string },
): Promise<{ cents: number; changes: ChangedGift[]; write: () => void }> {
  const shared = sharedIdsOf(gift.id);
  const outs = entries.filter(({ kind, cents }) => kind === 'attribution' && cents < 0);
  const found = await store.getAll(
    donations,
    outs.map(({ id }) => movedIdOf(id)),
  );
  const parts = found.filter((part) => part !== null && part.status !== 'void');
  if (parts.some((part) => part && !shared.some((id) => movedIdOf(id) === part.id)))
    throw new RefusedError('gifts.attributed');
  const voided = await Promise.all(
    parts.map(async (part) => {
      if (part?.status !== 'completed') return null;
      const own = await store.find(giftEntries, { where: [['gift_id', '==', part.id]] });
      const id = `${entryId}-part-${shared.findIndex((one) => movedIdOf(one) === part.id) + 1}`;
      const changed = changedGift(part, own, { is: 'void' }, { id, today });
      if (changed.is === 'refused') throw new RefusedError(changed.why);
      return { part, own, changed };
    }),
  );
  return {
    cents: voided.reduce((sum, one) => sum + (one?.part.counted ?? 0), 0),
    // Partners of a part follow it.
    changes: voided.flatMap((one) =>
      one ? { gift: one.part, before: one.own, added: one.changed.entries } : [],
    ),
    write: () => {
      for (const one of voided) {
        if (!one) continue;
        const { part, own, changed } = one;
        store.update(donations, part.id, { ...changed.fields, updated_at: serverTime, updated_by: by });
        const written = changed.entries.map((entry) => ({ ...entry, reason }));
        writeEntries(store, written, {
          ...{ gift_id: part.id, donor_id: donorOfEntries(part, own), import_id: null, recorded_by: by },
        });
      }
    },
  };
}
