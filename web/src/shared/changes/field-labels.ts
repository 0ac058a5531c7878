import '../text/campaign/en.ts';
import '../text/labels/en.ts';
import { profileFieldNames } from '#shared/collections/candidate-profiles.ts';
import type { Table } from '../data/journal/index.ts';
import { t } from '../text/index.ts';
import { textAt } from '../text/text-at.ts';

/**
 * What the page calls a field: `fields.<collection>.<field>`. Null for a field without a text, which is not shown: it
 * holds an id, is packed, or follows from others.
 */
export function labelOf(table: Table, field: string): string | null {
  const ofProfile = table === 'candidate_profiles' && profileFieldNames.find((name) => name === field);
  if (ofProfile) return t(`profileFields.fields.${ofProfile}.label`);
  return textAt(`fields.${table}.${field}`);
}
