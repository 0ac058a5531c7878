import type { Timestamp } from 'firebase-admin/firestore';
import type * as z from 'zod/mini';
import { type candidateProfiles, profileChanges, profileFieldNames } from '#shared/collections/index.ts';
import { profileChangeWindowMs } from '#shared/constants.ts';

type Stored = z.output<typeof profileChanges.schema>;
/** An entry as functions hold it. */
export type Entry = Omit<Stored, 'before_at' | 'after_at' | 'at'> & {
  before_at: Timestamp;
  after_at: Timestamp;
  at: Timestamp;
};
type Profile = z.output<typeof candidateProfiles.schema>;
/** The profile at one moment of the database's clock. */
export type Version = { profile: Profile; at: Timestamp };

/** Where an entry stands: all that one person makes of one field within a few minutes is one. */
export const entryId = ({ field, by, after_at }: Pick<Entry, 'field' | 'by' | 'after_at'>): string =>
  `${field}-${by}-${Math.floor(after_at.toMillis() / profileChangeWindowMs)}`;

/** What one write changed, field by field; a field that is not there counts as null. */
export const changesBetween = (
  before: Version,
  after: Version,
  { by, by_name }: Pick<Entry, 'by' | 'by_name'>,
): Entry[] =>
  profileFieldNames
    .filter((field) => before.profile[field] !== after.profile[field])
    .map((field) => ({
      field,
      before: told.parse(before.profile[field]),
      after: told.parse(after.profile[field]),
      before_at: before.at,
      after_at: after.at,
      by,
      by_name,
      at: after.at,
    }));
const told = profileChanges.schema.shape.before;

/**
 * Two tellings of one entry in one: the earliest `before`, the latest `after`. Whatever the order and the number of
 * deliveries, the same entry comes of it: no two versions of a document have the same moment.
 */
export function merged(one: Entry, other: Entry): Entry {
  const first = other.before_at.valueOf() < one.before_at.valueOf() ? other : one;
  const last = other.after_at.valueOf() > one.after_at.valueOf() ? other : one;
  return { ...last, before: first.before, before_at: first.before_at };
}
