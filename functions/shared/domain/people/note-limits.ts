/** Characters of a note. */
export const noteLength = 5_000;
/** Members that one note mentions. */
export const mentionsMax = 10;
/** Former texts that a note still has. */
export const earlierMax = 10;

/** The former texts of a note after an edit, newest first. The rules compare with the same. */
export const earlierAfter = (body: string, earlier: readonly string[]): string[] =>
  [body, ...earlier].slice(0, earlierMax);
