import {
  arrayUnion,
  type DocumentReference,
  doc,
  runTransaction,
  serverTimestamp,
  type Transaction,
} from 'firebase/firestore';
import { deleteDonorCall } from '#shared/api/donors-api.ts';
import { deletePersonCall } from '#shared/api/people-api.ts';
import { t } from '../../text/index.ts';
import { callEndpoint, inCampaign } from '../api.ts';
import { CallError, codeOf, messageFor } from '../error-messages.ts';
import { db } from '../firestore.ts';
import { countAddition, runSerially } from './addition-counter.ts';
import { Conflict, isTransient } from './backoff.ts';
import type { Entry, Table, WriteEntry } from './entry.ts';
import { forSurvivor, type ReadFields } from './follow-tombstone.ts';
import { differingFields, invalidFields, isSame, merge, shownAs } from './merge.ts';
import { createdFields, isAuthoring, sentFields, stampsFor, storedFields } from './record-fields.ts';
import { recordingCall } from './recording-call.ts';
import { sendCall } from './send-call.ts';
import { collections, definitionOf } from './written-collections.ts';

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
    if (isTransient(codeOf(error))) throw error;
    return null;
  });

const isRefusal = (error: unknown): boolean => ['permission-denied', 'not-found'].includes(codeOf(error));

/** Who writes and when, and that they are an author of what they change. */
const stampsOf = (
  { operation, user }: WriteEntry,
  changed: Record<string, unknown>,
): Record<string, unknown> => {
  const definition = definitionOf(operation.table);
  return {
    ...stampsFor(definition, operation.operation, user, serverTimestamp()),
    ...(isAuthoring(definition, changed) ? { authors: arrayUnion(user) } : {}),
  };
};

/**
 * A create that the server had taken before its answer was lost is refused the second time. It is acknowledged only if
 * the document is what was sent; otherwise the person sees what is there instead. A document under a random id that was
 * changed since its creation was this create, and somebody's change after it.
 */
async function create(reference: DocumentReference, entry: WriteEntry): Promise<void> {
  const { operation, user } = entry;
  const data = createdFields(definitionOf(operation.table), operation);
  const fields = { ...data, ...stampsOf(entry, data) };
  const write = (count?: typeof countAddition) =>
    transact(async (transaction) => {
      await count?.(transaction, entry);
      transaction.set(reference, fields);
    });
  try {
    await (operation.table === 'voter_additions' ? runSerially(() => write(countAddition)) : write());
  } catch (error) {
    const found = isRefusal(error) ? await foundAt(reference) : null;
    if (!found?.exists()) throw error;
    const { schema, fixedIds, within } = collections[operation.table];
    const writer: unknown = found.get('created_by') ?? found.get('by');
    // What lies under the member's own path is nobody else's.
    const isOwn = within === 'member' || writer === user;
    if (!isOwn && !fixedIds) throw new CallError('already-exists', messageFor({ code: 'already-exists' }));
    const differs = differingFields(sentFields(operation), (field) =>
      shownAs(field, found.get(field), schema.shape),
    );
    const isChangedSince = !isSame(found.get('created_at'), found.get('updated_at'));
    if (Object.keys(differs).length === 0 || (!fixedIds && isChangedSince)) return;
    throw new Conflict(t('errors.conflict'), differs);
  }
}

/** Rules can't look for gifts, so functions delete donors and people. Who has gifts is refused for good. */
const deletions: Partial<Record<Table, (id: string, organization: string) => Promise<unknown>>> = {
  donors: (donorId, organization) => callEndpoint(inCampaign(deleteDonorCall, organization), { donorId }),
  people: (personId, organization) => callEndpoint(inCampaign(deletePersonCall, organization), { personId }),
};

async function removeByCall(deletion: Promise<unknown>): Promise<void> {
  await deletion.catch((error: unknown) => {
    if (codeOf(error) !== 'failed-precondition') throw error;
    // The specification's code of a record that others refer to; the server's own would be sent again and again.
    throw new CallError('23503', messageFor(error));
  });
}

/** Deleting a device that is gone is refused, not ignored: rules read a field of it. Gone is what was asked. */
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
async function change(reference: DocumentReference, entry: WriteEntry, base: object): Promise<void> {
  const { operation } = entry;
  const { shape } = collections[operation.table].schema;
  const changes = storedFields(definitionOf(operation.table), operation);
  if (invalidFields(changes, shape).length > 0)
    throw new CallError('invalid-argument', messageFor({ code: 'invalid-argument' }));
  await transact(async (transaction) => {
    const found = await transaction.get(reference);
    if (!found.exists()) throw new CallError('not-found', messageFor({ code: 'not-found' }));
    const merged = merge(changes, base, (field) => shownAs(field, found.get(field), shape));
    if ('others' in merged) throw new Conflict(t('errors.conflict'), merged.others);
    // What follows from fields that have arrived is not written again: others went on from there.
    if (Object.keys(sentFields(operation)).some((field) => field in merged.left))
      transaction.update(reference, { ...merged.left, ...stampsOf(entry, merged.left) });
  });
}

/**
 * Sends one entry. Resolves when the server has acknowledged it, with the answer to a call; sending it again changes
 * nothing.
 */
export async function apply(entry: Entry): Promise<unknown> {
  const { operation } = entry;
  return operation.operation === 'call' ? sendCall(operation, entry) : write({ ...entry, operation });
}

/** Somebody may have been merged away while the change waited here: then it is the survivor's, once. */
async function write(entry: WriteEntry): Promise<void> {
  try {
    await writeOnce(entry);
  } catch (error) {
    const isFollowed = isRefusal(error) || error instanceof Conflict;
    const followed = isFollowed ? await forSurvivor(entry, readFields) : null;
    if (!followed) throw error;
    await writeOnce(followed);
  }
}

const readFields: ReadFields = async (path, id) => {
  const found = await foundAt(doc(db, path, id));
  return found?.exists() ? (field) => found.get(field) : null;
};

async function writeOnce(entry: WriteEntry): Promise<void> {
  const { operation, user, organization } = entry;
  const { path, within } = collections[operation.table];
  const reference = doc(db, path(within === 'member' ? user : organization), operation.id);
  if (operation.operation === 'delete') {
    const deletion = deletions[operation.table]?.(operation.id, organization);
    return deletion ? removeByCall(deletion) : remove(reference);
  }
  const recording = await recordingCall(operation);
  if (recording) {
    await callEndpoint(inCampaign(recording.endpoint, organization), recording.input);
    return;
  }
  if (operation.operation === 'create') return create(reference, entry);
  if (operation.base) return change(reference, entry, operation.base);
  const data = storedFields(definitionOf(operation.table), operation);
  const fields = { ...data, ...stampsOf(entry, data) };
  await transact(async (transaction) => transaction.update(reference, fields));
}
