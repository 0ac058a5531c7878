import * as z from 'zod/mini';
import { profileLengths } from './candidate/candidate-field.ts';
import { profileFieldNames } from './candidate-profiles.ts';
import { collection, inOrganization, instant, text } from './define.ts';

const value = z.nullable(z.union([text(profileLengths.prose), z.int()]));

/**
 * One field of the candidate profile as one person changed it within a few minutes. Functions only; an entry's id is
 * made of field, person and minutes, and holds the earliest `before` and the latest `after` whatever the order in
 * which the changes are delivered.
 */
export const profileChanges = collection({
  name: 'profile_changes',
  path: inOrganization('profile_changes'),
  access: { read: 'profile.write' },
  rules: { refused: { write: 'functions say what was changed, and by whom' } },
  schema: z.strictObject({
    field: z.enum(profileFieldNames),
    before: value,
    after: value,
    /** When the profile was as in `before`, and as in `after`. */
    before_at: instant,
    after_at: instant,
    by: text(128),
    by_name: z.nullable(text(120)),
    at: instant,
  }),
});
