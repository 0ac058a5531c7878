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
  const keys = replaced.map((tag) => tagKey(tag) || tag);
  // Of two spellings the new one stays.
  return replaced.filter((tag, at) => {
    const first = keys.indexOf(keys[at] ?? '');
    const isWanted = to !== null && keys[at] === (tagKey(to) || to);
    return isWanted ? tag === to && replaced.indexOf(tag) === at : first === at;
  });
}
