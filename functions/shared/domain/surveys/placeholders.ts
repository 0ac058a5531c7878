import { headerKey } from '../import/header-key.ts';
import type { CarriedValue } from '../voters/carried-values.ts';
import type { ScriptBody } from './script.ts';

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
const open = /\{([^{}]{1,160})\}/g;
const plain = (text: string): string => text.trim().toLowerCase().replace(/\s+/g, ' ');

/** `{Top issue|the issues you care about}`: a column of the campaign's own, and what is read where it says nothing. */
export type MergeField = { column: string; fallback: string };
const mergeFieldOf = (token: string): MergeField | null => {
  const [, column = '', fallback = ''] = /^([^|]{1,60})\|([^|]*)$/.exec(token) ?? [];
  return column.trim() === '' ? null : { column: column.trim(), fallback: fallback.trim() };
};
export const mergeField = (column: string, fallback: string): string => `{${column}|${fallback}}`;

/**
 * A text with the names in it, and what the campaign's own columns say (`own`), else each field's fallback. What is in braces
 * and neither stays as it is, so that whoever wrote it sees it.
 */
export function filledIn(text: string, names: Names, own: readonly CarriedValue[] = []): string {
  return text.replace(open, (whole, token: string) => {
    const field = mergeFieldOf(token);
    if (field) {
      const key = headerKey(field.column);
      return own.find(({ name }) => headerKey(name) === key)?.value ?? field.fallback;
    }
    const placeholder = written.get(plain(token));
    return placeholder === undefined ? whole : names[placeholder];
  });
}

/** The fields of the campaign's own columns in a text. */
export const mergeFieldsIn = (text: string): MergeField[] =>
  [...text.matchAll(open)].flatMap(([, token = '']) => mergeFieldOf(token) ?? []);

/** Names of all columns that a script reads out or shows beside itself, in that order; the shown ones first. */
export const columnsIn = ({ intro, items, shown = [] }: ScriptBody): string[] => [
  ...shown,
  ...[intro, ...items.map(({ text }) => text)].flatMap(mergeFieldsIn).map(({ column }) => column),
];

/** What stands in braces and is no placeholder: `{candidat}`. */
export const unknownIn = (text: string): readonly string[] =>
  [...text.matchAll(open)].flatMap(([whole, token = '']) =>
    mergeFieldOf(token) === null && written.get(plain(token)) === undefined ? [whole] : [],
  );
