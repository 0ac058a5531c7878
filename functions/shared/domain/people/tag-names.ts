import { sha256 } from '../../demo/hash.ts';
import { foldText } from '../name-keys.ts';

/** Colors that a tag can have. */
export const tagColors = ['gray', 'blue', 'teal', 'green', 'amber', 'red', 'plum'] as const;

/** What two spellings of one tag have in common; '' where a name has no letter or digit. */
export const tagKey = (name: string): string => foldText(name);

/** The id of a tag, by its name in any spelling: no list has two of one tag. */
export const tagId = (name: string): string => sha256(`tag:${tagKey(name)}`).slice(0, 40);

/** A person's tags with one in place of another, or without it. The list stays in its order, and has no tag twice. */
export function replaceTag(tags: readonly string[], from: string, to: string | null): string[] {
  const replaced = tags.flatMap((tag) => (tag === from ? (to ?? []) : tag));
  // What has no letter, such as a picture, is a spelling of nothing else.
  const keyOf = (tag: string) => tagKey(tag) || tag;
  const wanted = to === null ? null : keyOf(to);
  const found = new Set<string>();
  return replaced.filter((tag) => {
    const key = keyOf(tag);
    // Of two spellings the new one stays.
    if (found.has(key) || (key === wanted && tag !== to)) return false;
    found.add(key);
    return true;
  });
}
