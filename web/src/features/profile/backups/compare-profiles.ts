import { type ProfileSectionId, profileSectionIds } from '#shared/collections/candidate/candidate-field.ts';
import { type ProfileFieldName, profileFields } from '#shared/collections/candidate/candidate-fields.ts';
import { profileFieldNames } from '#shared/collections/candidate-profiles.ts';
import type { Value } from '../../../shared/profile/field-values.ts';
import type { Values } from '../export/profile-file.ts';

/** One field of a kept profile beside the present one; nothing is null. */
export type Compared = {
  name: ProfileFieldName;
  is: 'same' | 'different' | 'only kept' | 'only present';
  saved: Value;
  present: Value;
};

const isOf = (saved: Value, present: Value): Compared['is'] => {
  if (saved === present) return 'same';
  if (saved === null) return 'only present';
  return present === null ? 'only kept' : 'different';
};

/** Field by field, in the order of the profile; what is empty in both is left out. */
export const compare = (saved: Values, present: Values): Compared[] =>
  profileFieldNames.flatMap((name) => {
    const both = { saved: saved[name] ?? null, present: present[name] ?? null };
    if (both.saved === null && both.present === null) return [];
    return [{ name, is: isOf(both.saved, both.present), ...both }];
  });

export const isDifferent = ({ is }: Compared): boolean => is !== 'same';

/** The candidate's name cannot be emptied. */
export const canTake = ({ name, is }: Compared): boolean =>
  is !== 'only present' || profileFields[name].kind !== 'name';

/** The fields by their sections, without the sections that have none. */
export const bySection = (fields: readonly Compared[]): { section: ProfileSectionId; fields: Compared[] }[] =>
  profileSectionIds.flatMap((section) => {
    const own = fields.filter(({ name }) => profileFields[name].section === section);
    return own.length > 0 ? [{ section, fields: own }] : [];
  });
