import { doc, serverTimestamp, type Transaction } from 'firebase/firestore';
import { voterAdditionCounts } from '#shared/collections/voter-addition-counts.ts';
import { countAfter } from '#shared/domain/field/addition-count.ts';
import { t } from '../../text/index.ts';
import { CallError } from '../error-messages.ts';
import { db } from '../firestore.ts';
import { serverNow } from '../server-clock.ts';
import type { Entry } from './entry.ts';

/**
 * Writes the day's count of additions, without which the rules refuse one. One read. Throws where the day has no more:
 * the addition then waits with the unsent changes.
 */
export async function countAddition(
  transaction: Transaction,
  { operation: { id }, user, organization }: Entry,
): Promise<void> {
  const reference = doc(db, voterAdditionCounts.path(organization), user);
  const found = await transaction.get(reference);
  const before = found.exists() ? voterAdditionCounts.schema.parse(found.data()) : null;
  const count = countAfter(before && { count: before.count, at: before.at.toMillis() }, serverNow());
  if (count === null) throw new CallError('permission-denied', t('errors.additionsOfToday'));
  transaction.set(reference, { count, last: id, at: serverTimestamp() });
}

let last: Promise<unknown> = Promise.resolve();
/** Runs what writes one document one after the other: side by side, all but one would be sent again. */
export function runSerially<T>(work: () => Promise<T>): Promise<T> {
  const own = last.then(work, work);
  last = own;
  return own;
}
