import type { ProfileSectionId } from '../collections/candidate/candidate-field.ts';
import { type ProfileFieldName, profileFields } from '../collections/candidate/candidate-fields.ts';

type Filled = { filled: number; of: number };
export type Completeness = Filled & { sections: Record<ProfileSectionId, Filled> };

/** What the profile holds of its fields, as far as they are there. */
export type ProfileValues = { [Name in ProfileFieldName]?: unknown };

/** A field counts once it says something; a list, as a file may hold it, says nothing. All fields weigh the same. */
export const isFilled = (value: unknown): boolean =>
  typeof value === 'string' ? value.trim() !== '' : typeof value === 'number';

/** How much of a candidate profile is filled in, in all and by section. */
export function completenessOf(profile: ProfileValues): Completeness {
  const nothing = (): Filled => ({ filled: 0, of: 0 });
  const sections: Completeness['sections'] = {
    identity: nothing(),
    race: nothing(),
    narrative: nothing(),
    philosophy: nothing(),
    policy: nothing(),
    electorate: nothing(),
    strategy: nothing(),
    voice: nothing(),
    opponent: nothing(),
  };
  const values = new Map<string, unknown>(Object.entries(profile));
  const whole = nothing();
  for (const [name, { section }] of Object.entries(profileFields)) {
    for (const tally of [whole, sections[section]]) {
      tally.of += 1;
      if (isFilled(values.get(name))) tally.filled += 1;
    }
  }
  return { ...whole, sections };
}

/** Whole percent; 100 only when nothing is missing. */
export const percentOf = ({ filled, of }: Filled): number => Math.floor((100 * filled) / Math.max(of, 1));
