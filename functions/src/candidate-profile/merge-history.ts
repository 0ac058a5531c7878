import type { Timestamp } from 'firebase-admin/firestore';
import type { ProfileChange, ProfileVersion } from '#shared/domain/profile-history.ts';

/** An entry as functions hold it. */
export type Entry = ProfileChange<Timestamp>;
export type Version = ProfileVersion<Timestamp>;

/**
 * Two tellings of one entry in one: the earliest `before`, the latest `after`. Whatever the order and the number of
 * deliveries, the same entry comes of it: no two versions of a document have the same moment.
 */
export function mergeEntries(one: Entry, other: Entry): Entry {
  const first = other.before_at.valueOf() < one.before_at.valueOf() ? other : one;
  const last = other.after_at.valueOf() > one.after_at.valueOf() ? other : one;
  return { ...last, before: first.before, before_at: first.before_at };
}
