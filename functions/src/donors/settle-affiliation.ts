import type { Firestore } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { affiliations, donors, people } from '#shared/collections/index.ts';
import { groupChange } from '#shared/domain/money/affiliation.ts';
import { parseOrNull } from '../document-change.ts';
import { runTransactionWithRetry } from '../transaction-retry.ts';
import { survivorOf } from './survivor-of.ts';

const { merged_ids, merged_into } = people.schema.shape;
const merges = z.object({ merged_ids, merged_into: z._default(merged_into, null) });
const { name, donor_kind, giving } = donors.schema.shape;
const record = z.object({ name, donor_kind, giving });
const { donor_ids, all_ids, members: listed } = affiliations.schema.shape;
const group = z.object({ donor_ids, all_ids, members: listed });
/** Ids that one query names. */
const idsPerQuery = 30;

/**
 * Has the group that a donor shares a limit with say what counts of each of its donors by now. Reads: the card, the group, and
 * two for each donor of it; of who is in none, one.
 */
export const settleAffiliation = (db: Firestore, organization: string, donor: string): Promise<void> =>
  runTransactionWithRetry(db, async (transaction) => {
    const card = await transaction.get(db.collection(people.path(organization)).doc(donor));
    const known = parseOrNull(merges, card.data());
    const ids = [donor, ...(known?.merged_into ? [known.merged_into] : []), ...(known?.merged_ids ?? [])];
    const found = await transaction.get(
      db
        .collection(affiliations.path(organization))
        .where('donor_ids', 'array-contains-any', ids.slice(0, idsPerQuery)),
    );
    const changes = [];
    for (const doc of found.docs) {
      const stored = parseOrNull(group, doc.data());
      if (!stored) continue;
      const survivors = await Promise.all(
        stored.donor_ids.map((id) => survivorOf({ db, organization, transaction }, id)),
      );
      const members = new Map(
        survivors.flatMap((one) => {
          const read = one && parseOrNull(record, one.donor.data());
          return read ? [[one.donorId, { donor_id: one.donorId, ...read }] as const] : [];
        }),
      );
      const change = groupChange(stored, [...members.values()]);
      if (change) changes.push({ ref: doc.ref, change });
    }
    for (const { ref, change } of changes) transaction.update(ref, change);
  });
