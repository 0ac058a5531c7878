import type { Firestore } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { donations, giftEntries, people, pledges } from '#shared/collections/index.ts';
import { differingFields, donorChange } from '#shared/consequences/recounts.ts';
import { givingOf } from '#shared/domain/gifts/giving.ts';
import { parseOrNull } from '../document-change.ts';
import { survivorOf } from '../donors/survivor-of.ts';
import { runTransactionWithRetry } from '../transaction-retry.ts';

const { counted, date, status, type } = donations.schema.shape;
const gift = z.object({ counted, date, status, type });
const { gift_id, kind, cents, day, election, received_on } = giftEntries.schema.shape;
const entry = z.object({ gift_id, kind, cents, day, election, received_on });
const { stage, due_on } = pledges.schema.shape;
const promise = z.object({ stage, due_on });
const merged = z.object({ merged_ids: people.schema.shape.merged_ids });
/** Ids that one query names. */
const idsPerQuery = 30;

/**
 * Recomputes what a donor's record says of their gifts and pledges, from these; writes only what differs. Costs a read for the
 * donor, their card, and each of their gifts, entries and open pledges: tens, not thousands.
 */
export const settleTotals = (db: Firestore, organization: string, donor: string): Promise<void> =>
  runTransactionWithRetry(db, async (transaction) => {
    const found = await survivorOf({ db, organization, transaction }, donor);
    if (!found) return;
    const { donorId, donor: record, card } = found;
    // Entries keep the donor whom they were written for, also after a merge.
    const ids = [donorId, ...(parseOrNull(merged, card.data() ?? {})?.merged_ids ?? [])];
    const chunks = Array.from({ length: Math.ceil(ids.length / idsPerQuery) }, (_, at) =>
      ids.slice(at * idsPerQuery, (at + 1) * idsPerQuery),
    );
    const [given, promised, ...written] = await Promise.all([
      transaction.get(
        db
          .collection(donations.path(organization))
          .where('donor_id', '==', donorId)
          .select('counted', 'date', 'status', 'type'),
      ),
      transaction.get(
        db
          .collection(pledges.path(organization))
          .where('donor_id', '==', donorId)
          .where('stage', '==', 'open')
          .select('stage', 'due_on'),
      ),
      ...chunks.map((some) =>
        transaction.get(
          db
            .collection(giftEntries.path(organization))
            .where('donor_id', 'in', some)
            .select('gift_id', 'kind', 'cents', 'day', 'election', 'received_on'),
        ),
      ),
    ]);
    const gifts = given.docs.flatMap((each) => parseOrNull(gift, each.data()) ?? []);
    const entries = written.flatMap(({ docs }) =>
      docs.flatMap((each) => parseOrNull(entry, each.data()) ?? []),
    );
    const open = promised.docs.flatMap((each) => parseOrNull(promise, each.data()) ?? []);
    const stored = record.data() ?? {};
    const giving = givingOf(entries, gifts, open);
    const change = {
      ...donorChange(stored, gifts),
      ...differingFields({ giving }, { giving: '', ...stored }),
    };
    if (Object.keys(change).length > 0) transaction.update(record.ref, change);
  });
