import { elections } from '../../collections/campaign-elections.ts';
import { donors } from '../../collections/donors.ts';
import { giftEntries } from '../../collections/gift-entries.ts';
import { people } from '../../collections/people.ts';
import type { NewEntry } from '../../domain/gifts/gift-entries.ts';
import { RefusedError } from '../../refusals.ts';
import { type Store, serverTime } from '../store.ts';

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

/** The donor whom a gift's entries were written for: a merge moves the gift alone, and taking it back finds all of them. */
export const donorOfEntries = (
  gift: { id: string; donor_id: string },
  entries: readonly { id: string; donor_id: string }[],
): string => entries.find(({ id }) => id === gift.id)?.donor_id ?? gift.donor_id;
