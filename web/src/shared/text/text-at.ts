import i18next from 'i18next';
import { type MessageKey, t } from './index.ts';

const isKey = (key: string): key is MessageKey => i18next.exists(key);

/** A key built from stored names; null where the catalog has no such text. */
export const keyAt = (key: string): MessageKey | null => (isKey(key) ? key : null);

/** The text under a key built from stored names; null where the catalog has none. */
export function textAt(key: string): string | null {
  const known = keyAt(key);
  return known && t(known);
}
