import {
  type DocumentReference,
  deleteDoc,
  doc,
  getDoc,
  runTransaction,
  serverTimestamp,
  setDoc,
  type Transaction,
  updateDoc,
} from 'firebase/firestore';
import { candidateProfiles } from '#shared/collections/candidate_profiles.ts';
import { donations } from '#shared/collections/donations.ts';
import { donors } from '#shared/collections/donors.ts';
import { organizations } from '#shared/collections/organizations.ts';
import { profileBackups } from '#shared/collections/profile_backups.ts';
import { twoFactorTrustedDevices } from '#shared/collections/two_factor.ts';
import { userPreferences } from '#shared/collections/user_preferences.ts';
import { userProfiles } from '#shared/collections/user_profiles.ts';
import { volunteers } from '#shared/collections/volunteers.ts';
import { t } from '../../text/index.ts';
import { CallError, codeOf } from '../errors.ts';
import { db } from '../firestore.ts';
import type { Entry, Operation, Table } from './entry.ts';
import { leftToWrite, unfit } from './merge.ts';

const collections = {
  candidate_profiles: candidateProfiles,
  donations,
  donors,
  organizations,
  profile_backups: profileBackups,
  two_factor_trusted_devices: twoFactorTrustedDevices,
  user_preferences: userPreferences,
  user_profiles: userProfiles,
  volunteers,
} as const;

const defined = (data: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined));

/** Stamps that this collection has, for a write by `user` now. */
function stampsFor(table: Table, user: string, operation: Operation['operation']): Record<string, unknown> {
  const now = serverTimestamp();
  const all = {
    updated_at: now,
    updated_by: user,
    ...(operation === 'create' ? { created_at: now, created_by: user } : {}),
  };
  const { shape } = collections[table].schema;
  return Object.fromEntries(Object.entries(all).filter(([field]) => field in shape));
}

/** Fields of the change as they are stored, with those that follow from them. Also patches what a list shows. */
export function stored(operation: Operation): Record<string, unknown> {
  if (operation.operation === 'delete') return {};
  // The union of the collections' own `derive`s takes no common argument; each gets data of its own table here.
  const derive: (data: object) => object = Reflect.get(collections[operation.table], 'derive');
  return { ...defined(operation.data), ...derive(operation.data) };
}

function created(operation: Operation): Record<string, unknown> {
  const { serverOwned, fixed } = collections[operation.table];
  const unset = Object.fromEntries(fixed.map((field) => [field, null]));
  return { ...unset, ...serverOwned, ...stored(operation) };
}

const refuse = (code: string) => code === 'permission-denied' || code === 'not-found';

/** A create that the server had taken before its answer was lost is refused the second time: it is there already. */
async function alreadyThere(reference: DocumentReference, error: unknown, entry: Entry): Promise<boolean> {
  if (!refuse(codeOf(error))) return false;
  const found = await getDoc(reference).catch(() => null);
  if (!found?.exists()) return false;
  // What lies under the member's own path is nobody else's.
  const own = collections[entry.operation.table].within === 'member';
  return own || found.get('created_by') === entry.user;
}

/** Deleting a donor or a device that is gone is refused, not ignored: rules read a field of it. Gone is what was asked. */
async function alreadyGone(reference: DocumentReference, error: unknown): Promise<boolean> {
  if (!refuse(codeOf(error))) return false;
  const found = await getDoc(reference).catch(() => null);
  return found?.exists() === false && !found.metadata.fromCache;
}

/**
 * Writes the changes of fields of which somebody saw `base`. One read. Throws `conflict` where the server has something
 * else than what was seen, `invalid-argument` for what a killed tab left before it was fit to be sent.
 */
async function merge(reference: DocumentReference, { operation, user }: Entry, base: object): Promise<void> {
  const changes = stored(operation);
  if (unfit(changes, collections[operation.table].schema.shape).length > 0)
    throw new CallError('invalid-argument', t('errors.invalidInput'));
  const stamps = stampsFor(operation.table, user, operation.operation);
  const work = async (transaction: Transaction) => {
    const found = await transaction.get(reference);
    if (!found.exists()) throw new CallError('not-found', t('errors.notFound'));
    const left = leftToWrite(changes, base, (field) => found.get(field));
    if (left === null) throw new CallError('conflict', t('errors.conflict'));
    if (Object.keys(left).length > 0) transaction.update(reference, { ...left, ...stamps });
  };
  // Once: Firestore's own attempts would take eight seconds to find out that there is no network.
  await runTransaction(db, work, { maxAttempts: 1 });
}

/** Sends one entry. Resolves when the server has acknowledged it; sending it again changes nothing. */
export async function apply(entry: Entry): Promise<void> {
  const { operation, user, organization } = entry;
  const { path, within } = collections[operation.table];
  const reference = doc(db, path(within === 'member' ? user : organization), operation.id);
  const stamps = stampsFor(operation.table, user, operation.operation);
  if (operation.operation === 'delete') {
    return deleteDoc(reference).catch(async (error: unknown) => {
      if (!(await alreadyGone(reference, error))) throw error;
    });
  }
  if (operation.base) return merge(reference, entry, operation.base);
  if (operation.operation === 'update') return updateDoc(reference, { ...stored(operation), ...stamps });
  await setDoc(reference, { ...created(operation), ...stamps }).catch(async (error: unknown) => {
    if (!(await alreadyThere(reference, error, entry))) throw error;
  });
}
