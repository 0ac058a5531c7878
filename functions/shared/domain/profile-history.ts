import type * as z from 'zod/mini';
import { type candidateProfiles, profileFieldNames } from '../collections/candidate-profiles.ts';
import type { Instant } from '../collections/define.ts';
import { profileChanges } from '../collections/profile-changes.ts';
import { profileChangeWindowMs } from '../constants.ts';

/** An entry of the profile's history, with moments as its writer holds them. */
export type ProfileChange<At extends Instant> = Omit<
  z.output<typeof profileChanges.schema>,
  'before_at' | 'after_at' | 'at'
> & { before_at: At; after_at: At; at: At };

/** The profile at one moment of the database's clock. */
export type ProfileVersion<At extends Instant> = {
  profile: z.output<typeof candidateProfiles.schema>;
  at: At;
};

/** Where an entry stands: all that one person makes of one field within a few minutes is one. */
export const entryId = ({
  field,
  by,
  after_at,
}: Pick<ProfileChange<Instant>, 'field' | 'by' | 'after_at'>): string =>
  `${field}-${by}-${Math.floor(after_at.toMillis() / profileChangeWindowMs)}`;

/** What one write changed, field by field; a field that is not there counts as null. */
export const changesBetween = <At extends Instant>(
  before: ProfileVersion<At>,
  after: ProfileVersion<At>,
  { by, by_name }: Pick<ProfileChange<At>, 'by' | 'by_name'>,
): ProfileChange<At>[] =>
  profileFieldNames
    .filter((field) => before.profile[field] !== after.profile[field])
    .map((field) => ({
      field,
      before: fieldValue.parse(before.profile[field]),
      after: fieldValue.parse(after.profile[field]),
      before_at: before.at,
      after_at: after.at,
      by,
      by_name,
      at: after.at,
    }));
const fieldValue = profileChanges.schema.shape.before;
