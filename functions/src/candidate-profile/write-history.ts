import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import type { Instant } from '#shared/collections/define.ts';
import { profileChanges } from '#shared/collections/index.ts';
import { mergeEntries } from '#shared/consequences/recounts.ts';
import { entryId, type ProfileChange } from '#shared/domain/profile-history.ts';
import { parseOrNull } from '../document-change.ts';
import { profileOf } from '../http/guard.ts';
import { runTransactionWithRetry } from '../transaction-retry.ts';

const moment = z.custom<Timestamp>((value) => value instanceof Timestamp);
const storedEntry = z.strictObject({
  ...profileChanges.schema.shape,
  before_at: moment,
  after_at: moment,
  at: moment,
});
type Entry = z.output<typeof storedEntry>;

/** To the last digit of the database's clock: two writes may be in one millisecond. */
export const isBefore = (one: Timestamp, other: Timestamp): boolean => one.valueOf() < other.valueOf();
const isSame = (one: Entry, other: Entry): boolean =>
  one.before_at.isEqual(other.before_at) && one.after_at.isEqual(other.after_at);

/**
 * Writes the profile's history of one write: a change of `n` fields costs `n` + 1 reads and `n` writes, at most one
 * transaction of 2 MB. Delivered again, it writes nothing. The history is kept as long as the organization: thirty edits
 * a day are 10 MB in a year.
 */
export async function writeHistory(
  db: Firestore,
  organization: string,
  changes: readonly ProfileChange<Instant>[],
): Promise<void> {
  const [first] = changes;
  if (!first) return;
  const by_name = await nameOf(db, organization, first.by);
  const entriesToWrite = changes.map((change) => storedEntry.parse({ ...change, by_name }));
  const entries = db.collection(profileChanges.path(organization));
  await runTransactionWithRetry(db, async (transaction) => {
    const found = await transaction.getAll(...entriesToWrite.map((entry) => entries.doc(entryId(entry))));
    for (const [place, stored] of found.entries()) {
      const entry = entriesToWrite[place];
      const before = parseOrNull(storedEntry, stored.data());
      if (!entry) continue;
      const whole = before ? mergeEntries(before, entry, isBefore) : entry;
      if (!before || !isSame(whole, before)) transaction.set(stored.ref, whole);
    }
  });
}

/** What the member is called now; null for who is no member any more. */
async function nameOf(db: Firestore, organization: string, uid: string): Promise<string | null> {
  const profile = await profileOf(db, uid);
  return profile?.organization_id === organization ? profile.full_name : null;
}
