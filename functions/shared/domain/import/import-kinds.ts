import type * as z from 'zod/mini';
import type { Collection, Shape } from '../../collections/define.ts';
import { donations } from '../../collections/donations.ts';
import { donors } from '../../collections/donors.ts';
import { people } from '../../collections/people.ts';
import { volunteers } from '../../collections/volunteers.ts';

/** Every collection whose definition has `csv`: a test compares them. All of them are exported. */
export const csvCollections = { people, donors, donations, volunteers };
export type CsvKind = keyof typeof csvCollections;
export const csvKinds = ['people', 'donors', 'donations', 'volunteers'] as const satisfies readonly CsvKind[];

/** The schema of one field. */
export function fieldSchema(kind: CsvKind, field: string): z.core.$ZodType | undefined {
  const shape: Readonly<Record<string, z.core.$ZodType>> = csvCollections[kind].schema.shape;
  return shape[field];
}

/** What an import brings. Pledges leave as a list of their own, and come with columns that are read by hand. */
export const importKinds = [...csvKinds, 'pledges'] as const;
export type ImportKind = (typeof importKinds)[number];

/** Fields with headers beyond that of the export. */
type FieldsOf<C> =
  C extends Collection<string, Shape, infer _A, infer _L, infer Columns>
    ? { [F in keyof Columns & string]: Columns[F] extends readonly [string] ? never : F }[keyof Columns &
        string]
    : never;
export type ImportedField<K extends CsvKind = CsvKind> = {
  [P in K]: FieldsOf<(typeof csvCollections)[P]>;
}[K];

/** Fields of a kind that an import brings, in the order of the export. */
export function importedFields<K extends CsvKind>(kind: K): ImportedField<K>[];
export function importedFields(kind: CsvKind): string[] {
  return Object.entries<readonly string[]>(csvCollections[kind].csv).flatMap(([field, headers]) =>
    headers.length > 1 ? [field] : [],
  );
}

const contact = ['name', 'email', 'phone'] as const;
/** Fields whose cells are read by hand: of several columns, by rules of money, or needed by every row. */
const readByHand = {
  people: ['name', 'tags', 'assigned_to'],
  donors: contact,
  donations: ['amount', 'date', 'status', 'type', 'external_id'],
  volunteers: [...contact, 'skills'],
} as const satisfies Record<CsvKind, readonly ImportedField[]>;

/** Fields that are read as their schema says. */
export type PlainField<K extends CsvKind> = {
  [P in K]: Exclude<ImportedField<P>, (typeof readByHand)[P][number]>;
}[K];
export function plainFields<K extends CsvKind>(kind: K): PlainField<K>[];
export function plainFields(kind: CsvKind): string[] {
  const byHand: readonly string[] = readByHand[kind];
  return importedFields(kind).filter((field) => !byHand.includes(field));
}

type Values<K extends CsvKind> = { [P in K]: z.output<(typeof csvCollections)[P]['schema']> }[K];
/** Plain fields of a row; null is a blank cell. */
export type PlainCells<K extends CsvKind> = {
  [F in PlainField<K>]: Exclude<Values<K>[F & keyof Values<K>], null | undefined> | null;
};
