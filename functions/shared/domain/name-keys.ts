/** Lower case, no accents, single spaces: what a person types when they search. */
export const foldText = (value: string): string =>
  value
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    // Vowel signs of Indic and Thai scripts are marks, and part of the word.
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

const suffixes = new Set(['jr', 'sr', 'ii', 'iii', 'iv', 'md', 'phd', 'esq']);

/** The last word of a name that is not a suffix: `María José Peña Jr.` → `pena`. */
function familyNameIndex(parts: string[]): number {
  for (let at = parts.length - 1; at > 0; at--) if (!suffixes.has(parts[at] ?? '')) return at;
  return 0;
}

/** The first `max` characters, without half a character or a space at the end. */
export const cut = (value: string, max: number): string =>
  value
    .slice(0, max)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim();

/**
 * Two search keys for one name, each a prefix index of its own: as said (`ana maria lopez`) and
 * family name first (`lopez ana maria`). Two keys cost 4 index entries; a key for each prefix of
 * each word would cost about 40.
 */
export function nameKeys(name: string): { name_key: string; family_key: string } {
  const folded = cut(foldText(name), 120);
  const parts = folded.split(' ');
  const family = familyNameIndex(parts);
  const rest = parts.filter((_, at) => at !== family);
  return { name_key: folded, family_key: [parts[family], ...rest].join(' ') };
}
