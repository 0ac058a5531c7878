import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { donations, letterSettings, letterSettingsId, thankYous } from '#shared/collections/index.ts';
import { settledThanks } from '#shared/domain/thanks/settle-thanks.ts';
import { parseOrNull } from '../document-change.ts';
import { runTransactionWithRetry } from '../transaction-retry.ts';

const { donor_id, donor_name, counted, date, status } = donations.schema.shape;
const gift = z.object({ donor_id, donor_name, counted, date, status });
const plans = z.object({ plans: letterSettings.schema.shape.plans });
const { donor_id: of, donor_name: name, cents, day, state } = thankYous.schema.shape;
const thanks = z.object({ donor_id: of, donor_name: name, cents, day, state });

/** Has the queue of thank-yous follow a gift (`settledThanks`). Three reads, and a write where it changes. */
export const settleThanks = (db: Firestore, organization: string, id: string): Promise<void> =>
  runTransactionWithRetry(db, async (transaction) => {
    const at = ({ path }: { path: (scope: string) => string }, key: string) =>
      db.collection(path(organization)).doc(key);
    const place = at(thankYous, id);
    const [given, known, settings] = await transaction.getAll(
      at(donations, id),
      place,
      at(letterSettings, letterSettingsId),
    );
    const rules = parseOrNull(plans, settings?.data())?.plans ?? [];
    const change = settledThanks(parseOrNull(gift, given?.data()), parseOrNull(thanks, known?.data()), rules);
    if (change.is === 'create')
      transaction.create(place, {
        ...change.copies,
        since: FieldValue.serverTimestamp(),
        ...{ state: 'due', done_on: null, done_by: null, note: null },
      });
    if (change.is === 'update') transaction.update(place, change.copies);
    if (change.is === 'delete') transaction.delete(place);
  });
