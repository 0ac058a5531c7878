import {
  type DocumentReference,
  doc,
  runTransaction,
  serverTimestamp,
  type Transaction,
} from 'firebase/firestore';
import { t } from '../../text/index.ts';
import { CallError, codeOf, wordsFor } from '../errors.ts';
import { db } from '../firestore.ts';
import type { Entry } from './entry.ts';
import { merge, shownAs, unfit } from './merge.ts';
import { Conflict, isPassing } from './patience.ts';
import { collections, created, stampsFor, stored } from './stored.ts';

/**
 * One attempt, which ends: a plain write would stay in Firestore's own queue, which loses what is refused after a
 * reload, and Firestore's own further attempts would take eight seconds to find out that there is no network.
 */
const transact = <T>(work: (transaction: Transaction) => Promise<T>): Promise<T> =>
  runTransaction(db, work, { maxAttempts: 1 });

/**
 * What the server has after it refused a change; null where it does not say. Not asked with `getDoc`, which a listener
 * from before the change may answer.
 */
const foundAt = (reference: DocumentReference) =>
  transact((transaction) => transaction.get(reference)).catch((error: unknown) => {
    if (isPassing(codeOf(error))) throw error;
    return null;
  });

const isRefusal = (error: unknown): boolean => ['permission-denied', 'not-found'].includes(codeOf(error));

/** A create that the server had taken before its answer was lost is refused the second time: it is there already. */
async function create(reference: DocumentReference, { operation, user }: Entry): Promise<void> {
  const fields = { ...created(operation), ...stampsFor(operation, user, serverTimestamp()) };
  try {
    await transact(async (transaction) => transaction.set(reference, fields));
  } catch (error) {
    const found = isRefusal(error) ? await foundAt(reference) : null;
    if (!found?.exists()) throw error;
    // What lies under the member's own path is nobody else's.
    const writer: unknown = found.get('created_by') ?? found.get('by');
    const own = collections[operation.table].within === 'member' || writer === user;
    if (!own) throw new CallError('already-exists', wordsFor({ code: 'already-exists' }));
  }
}

/** Deleting a donor or a device that is gone is refused, not ignored: rules read a field of it. Gone is what was asked. */
async function remove(reference: DocumentReference): Promise<void> {
  try {
    await transact(async (transaction) => transaction.delete(reference));
  } catch (error) {
    const found = isRefusal(error) ? await foundAt(reference) : null;
    if (!found || found.exists()) throw error;
  }
}

/**
 * Writes the changes of fields of which somebody saw `base`. One read. Throws `conflict` where the server has something
 * else than what was seen, `invalid-argument` for what a killed tab left before it was fit to be sent.
 */
async function change(reference: DocumentReference, { operation, user }: Entry, base: object): Promise<void> {
  const { shape } = collections[operation.table].schema;
  const changes = stored(operation);
  if (unfit(changes, shape).length > 0)
    throw new CallError('invalid-argument', wordsFor({ code: 'invalid-argument' }));
  const stamps = stampsFor(operation, user, serverTimestamp());
  await transact(async (transaction) => {
    const found = await transaction.get(reference);
    if (!found.exists()) throw new CallError('not-found', wordsFor({ code: 'not-found' }));
    const merged = merge(changes, base, (field) => shownAs(field, found.get(field), shape));
    if ('others' in merged) throw new Conflict(t('errors.conflict'), merged.others);
    if (Object.keys(merged.left).length > 0) transaction.update(reference, { ...merged.left, ...stamps });
  });
}

/** Sends one entry. Resolves when the server has acknowledged it; sending it again changes nothing. */
export async function apply(entry: Entry): Promise<void> {
  const { operation, user, organization } = entry;
  const { path, within } = collections[operation.table];
  const reference = doc(db, path(within === 'member' ? user : organization), operation.id);
  if (operation.operation === 'delete') return remove(reference);
  if (operation.operation === 'create') return create(reference, entry);
  if (operation.base) return change(reference, entry, operation.base);
  const fields = { ...stored(operation), ...stampsFor(operation, user, serverTimestamp()) };
  await transact(async (transaction) => transaction.update(reference, fields));
}
