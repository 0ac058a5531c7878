import '../text/register-campaign.ts';
import '../text/register-labels.ts';
import i18next from 'i18next';
import { profileFieldNames } from '#shared/collections/candidate-profiles.ts';
import type { Table } from '../data/journal/index.ts';
import { type MessageKey, t } from '../text/index.ts';

const isKey = (key: string): key is MessageKey => i18next.exists(key);

/** The text under a key built from stored names; null where the catalog has none. */
export const textAt = (key: string): string | null => (isKey(key) ? t(key) : null);

/**
 * What the page calls a field: `fields.<collection>.<field>`. Null for a field without a text, which is not shown: it
 * holds an id, is packed, or follows from others.
 */
export function labelOf(table: Table, field: string): string | null {
  const ofProfile = table === 'candidate_profiles' && profileFieldNames.find((name) => name === field);
  if (ofProfile) return t(`profileFields.fields.${ofProfile}.label`);
  return textAt(`fields.${table}.${field}`);
}
