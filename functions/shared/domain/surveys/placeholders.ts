/** What a script leaves open until it is read: whom one speaks with, for whom, and who speaks. */
export const placeholders = ['first name', 'candidate', 'caller'] as const;
export type Placeholder = (typeof placeholders)[number];
export type Names = Readonly<Record<Placeholder, string>>;

/** As they are written, in both languages of the app: a team reads and writes its scripts in its own. */
const written: ReadonlyMap<string, Placeholder> = new Map([
  ['first name', 'first name'],
  ['nombre', 'first name'],
  ['candidate', 'candidate'],
  ['candidatura', 'candidate'],
  ['caller', 'caller'],
  ['voluntario', 'caller'],
]);
const open = /\{([^{}]{1,40})\}/g;
const plain = (text: string): string => text.trim().toLowerCase().replace(/\s+/g, ' ');

/** A text with the names in it. What is in braces and no placeholder stays as it is, so that whoever wrote it sees it. */
export const filledIn = (text: string, names: Names): string =>
  text.replace(open, (whole, token: string) => {
    const placeholder = written.get(plain(token));
    return placeholder === undefined ? whole : names[placeholder];
  });

/** What stands in braces and is no placeholder: `{candidat}`. */
export const unknownIn = (text: string): readonly string[] =>
  [...text.matchAll(open)].flatMap(([whole, token = '']) =>
    written.get(plain(token)) === undefined ? [whole] : [],
  );
