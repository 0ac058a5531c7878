/** Words that stay as they are in a name that shouts: Roman numerals, directions, states. */
const acronyms = /^(?:II|III|IV|VI|VII|NE|NW|SE|SW|US|PO|RR|HC|CR|FM)$/;

function capitalize(token: string): string {
  if (acronyms.test(token)) return token;
  const low = token.toLowerCase();
  // 1ST, 22ND; but 12A and B12 are numbers of a house or a flat.
  if (/^\d+(?:st|nd|rd|th)$/.test(low)) return low;
  if (/\d/.test(low)) return token;
  return low.replace(
    /^(mc)?(\p{L})/u,
    (_, mc: string | undefined, letter: string) => `${mc ? 'Mc' : ''}${letter.toUpperCase()}`,
  );
}

/** `MARY O'BRIEN-MCKAY` as people write it. What has a small letter already is left alone. */
export function titleCase(text: string): string {
  if (/\p{Ll}/u.test(text) || !/\p{Lu}/u.test(text)) return text;
  return (
    text
      .replace(/[\p{L}\p{M}\d]+/gu, capitalize)
      .replace(/['’]S\b/g, "'s")
      // State roads and highways, `SR 44`; before anything else it is a person's Sr.
      .replace(/\b(?:Sr|Sh)(?= \d)/g, (road) => road.toUpperCase())
      .replace(/ (?:Of|The|And) /g, (small) => small.toLowerCase())
      .replace(/ of The /g, ' of the ')
  );
}
