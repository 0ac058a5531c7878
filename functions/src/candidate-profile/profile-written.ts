import { type DocumentSnapshot, type Firestore, Timestamp } from 'firebase-admin/firestore';
import type { FirestoreAuthEvent } from 'firebase-functions/firestore';
import * as z from 'zod/mini';
import { candidateProfiles, profileChanges, profilePeopleKinds } from '#shared/collections/index.ts';
import { cardOf, isSameCard } from '#shared/domain/campaign-card.ts';
import { completenessOf, type ProfileValues, percentOf } from '#shared/domain/completeness.ts';
import { changesBetween, entryId } from '#shared/domain/profile-history.ts';
import { award } from '../achievements/award.ts';
import { recordWritten } from '../audit/record-deleted.ts';
import { parseOrNull } from '../document-change.ts';
import { profileOf } from '../http/guard.ts';
import { runTransactionWithRetry } from '../transaction-retry.ts';
import { copyCard } from './card.ts';
import { type Entry, mergeEntries, type Version } from './merge-history.ts';
import { candidateReference, peopleReference } from './profile-references.ts';

type Event = Pick<
  FirestoreAuthEvent<
    { before: DocumentSnapshot; after: DocumentSnapshot } | undefined,
    { organization: string }
  >,
  'params' | 'data' | 'authId'
>;

/** Fields that this version does not know yet leave the others readable. */
const readable = z.object(candidateProfiles.schema.shape);

/**
 * Keeps what follows from the candidate profile: the card that every member reads, its history, the achievement for filling it in, and an audit line for
 * its deletion, with which the people whom it carried go. Neither a creation nor a deletion is told field by field: seventy-eight lines would say one thing. A
 * change of `n` fields costs `n` + 1 reads and `n` writes, at most one transaction of 2 MB.
 *
 * The history is kept as long as the organization: thirty edits a day are 10 MB in a year.
 */
export const profileWritten =
  ({ db }: { db: Firestore }) =>
  ({ params: { organization }, data, authId }: Event): Promise<void> => {
    const handle = recordWritten({ db }, candidateProfiles.name, () => keep(db, organization, data));
    const params = { organization, id: organization };
    return handle({ params, data, ...(authId === undefined ? {} : { authId }) });
  };

async function keep(db: Firestore, organization: string, data: Event['data']): Promise<void> {
  if (data && !data.after.exists) {
    await Promise.all([dropPeople(db, organization), copyCard(db, organization)]);
    return;
  }
  const was = versionOf(data?.before);
  const is = versionOf(data?.after);
  if (!is) return;
  const { profile } = is;
  const percent = percentIn(profile);
  const isOnCard = !was || !isSameCard(cardOf(was.profile), cardOf(profile));
  await Promise.all([
    isOnCard ? copyCard(db, organization) : null,
    was ? tell(db, organization, was, is) : null,
    percent > percentIn(was?.profile ?? {}) ? award(db, organization, 'profile', percent) : null,
  ]);
}

function versionOf(found: DocumentSnapshot | undefined): Version | null {
  const profile = parseOrNull(readable, found?.data());
  return profile && found?.updateTime ? { profile, at: found.updateTime } : null;
}

const percentIn = (profile: ProfileValues): number => percentOf(completenessOf(profile));

/** The people whom the profile carried go with it, unless there is a profile again by now. */
const dropPeople = (db: Firestore, organization: string): Promise<void> =>
  runTransactionWithRetry(db, async (transaction) => {
    if ((await transaction.get(candidateReference(db, organization))).exists) return;
    for (const kind of profilePeopleKinds) transaction.delete(peopleReference(db, organization, kind));
  });

/** Delivered again, it writes nothing. */
async function tell(db: Firestore, organization: string, was: Version, is: Version): Promise<void> {
  const by = is.profile.updated_by;
  const changes = changesBetween(was, is, { by, by_name: null });
  if (changes.length === 0) return;
  const by_name = await nameOf(db, organization, by);
  const entriesToWrite = changes.map((change) => ({ ...change, by_name }));
  const entries = db.collection(profileChanges.path(organization));
  await runTransactionWithRetry(db, async (transaction) => {
    const found = await transaction.getAll(...entriesToWrite.map((entry) => entries.doc(entryId(entry))));
    for (const [place, stored] of found.entries()) {
      const entry = entriesToWrite[place];
      const before = parseOrNull(storedEntry, stored.data());
      if (!entry) continue;
      const whole = before ? mergeEntries(before, entry) : entry;
      if (!before || !isSame(whole, before)) transaction.set(stored.ref, whole);
    }
  });
}

const moment = z.custom<Timestamp>((value) => value instanceof Timestamp);
const storedEntry = z.strictObject({
  ...profileChanges.schema.shape,
  before_at: moment,
  after_at: moment,
  at: moment,
});
const isSame = (one: Entry, other: Entry): boolean =>
  one.before_at.isEqual(other.before_at) && one.after_at.isEqual(other.after_at);

/** What the member is called now; null for who is no member any more. */
async function nameOf(db: Firestore, organization: string, uid: string): Promise<string | null> {
  const profile = await profileOf(db, uid);
  return profile?.organization_id === organization ? profile.full_name : null;
}
