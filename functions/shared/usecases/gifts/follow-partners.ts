import { giftEntries } from '../../collections/gift-entries.ts';
import { giftPartners } from '../../collections/gift-partners.ts';
import { type PartnerEntry, partnerEntries, partnersIdOf } from '../../domain/gifts/gift-partners.ts';
import type { PlacedAmount } from '../../domain/gifts/gift-parts.ts';
import { type Row, type Store, serverTime } from '../store.ts';

type Attributed = Row<typeof giftPartners.schema>;
type By = { uid: string; importId: string | null; reason: string | null };
/** A gift whose entries change: those that it has, and those that come; what is taken away comes with the opposite sign. */
export type ChangedGift = {
  gift: { id: string; date: string };
  before: readonly PlacedAmount[];
  added: readonly PlacedAmount[];
};

/** Writes partners' entries, numbered behind those that are there. */
export function writePartners(
  store: Store,
  giftId: string,
  { uid, importId, reason }: By,
  { from, entries }: { from: number; entries: readonly PartnerEntry[] },
): void {
  const id = partnersIdOf(giftId);
  for (const [at, entry] of entries.entries())
    store.create(giftEntries, `${id}-${from + at + 1}`, {
      ...{ ...entry, gift_id: id, reason, import_id: importId },
      ...{ recorded_at: serverTime, recorded_by: uid },
    });
}

function follow(store: Store, { gift, before, added }: ChangedGift, stored: Attributed, by: By): void {
  const entries = partnerEntries(gift.date, stored.partners, before, added);
  if (entries.length === 0) return;
  writePartners(store, gift.id, by, { from: stored.entries, entries });
  store.update(giftPartners, gift.id, {
    ...{ entries: stored.entries + entries.length, changed_at: serverTime, changed_by: by.uid },
  });
}

/** Prepares to have partners' parts follow their gifts, whatever happens to these. A read for each gift. */
export async function preparePartners(
  store: Store,
  by: By,
  changes: readonly ChangedGift[],
): Promise<() => void> {
  const some = changes.filter(({ added }) => added.length > 0);
  const found = await store.getAll(
    giftPartners,
    some.map(({ gift }) => gift.id),
  );
  return () => {
    for (const [at, change] of some.entries()) {
      const stored = found[at];
      if (stored) follow(store, change, stored, by);
    }
  };
}
