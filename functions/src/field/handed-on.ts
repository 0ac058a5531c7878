import { FieldPath, FieldValue, type Firestore } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { turfs } from '#shared/collections/index.ts';
import { type Change, parseOrNull } from '../document-change.ts';
import { runTransactionWithRetry } from '../transaction-retry.ts';
import { turfAt } from './turf-documents.ts';

const { assigned_to, expires_at } = turfs.schema.shape;
const watched = z.object({ assigned_to, expires_at: z._default(expires_at, null) });
/** The database keeps such names of fields to itself. */
const reserved = /^__.*__$/;

/**
 * Notes when a holder's time with a turf ended, whoever ended it: from then on the rules take what they send for two weeks
 * more. Time that was over before it changed hands ended on its day, or taking it would give its former holder two more weeks.
 * Whoever has it again has no end. One read, at most one write; heard twice or late, the newest end stands.
 */
export const turfHandedOn =
  ({ db }: { db: Firestore }) =>
  async ({ organization, id, before, after, changedAt }: Change): Promise<void> => {
    const was = parseOrNull(watched, before);
    const is = parseOrNull(watched, after);
    if (!was || !is || is.assigned_to === was.assigned_to || changedAt === null) return;
    const end = Math.min(changedAt, was.expires_at ?? changedAt);
    const turf = turfAt(db, organization, id);
    await runTransactionWithRetry(db, async (transaction) => {
      const found = await transaction.get(turf);
      if (!found.exists) return;
      const endOf = (uid: string) => Number(found.get(new FieldPath('given_back', uid)) ?? 0);
      const isNoted = (uid: string | null) => uid !== null && !reserved.test(uid);
      const [from, to] = [was.assigned_to, is.assigned_to];
      if (from !== null && isNoted(from) && endOf(from) < end && found.get('assigned_to') !== from)
        transaction.update(turf, new FieldPath('given_back', from), end);
      if (to !== null && isNoted(to) && endOf(to) > 0 && endOf(to) <= changedAt)
        transaction.update(turf, new FieldPath('given_back', to), FieldValue.delete());
    });
  };
