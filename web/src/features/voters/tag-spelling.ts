/** Characters of a tag's name. */
export const tagMax = 60;

/** A tag in the spelling that the campaign already has: a search finds only what is written alike. */
export function spelled(typed: string, known: readonly string[]): string {
  const tag = typed.trim().replace(/\s+/g, ' ').slice(0, tagMax).trim();
  return known.find((one) => one.toLowerCase() === tag.toLowerCase()) ?? tag;
}
