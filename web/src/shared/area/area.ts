import '../text/labels/en.ts';
import * as z from 'zod/mini';
import { capabilities } from '#shared/access.ts';
import { type Access, type Collection, type List, rightOf, type Shape } from '#shared/collections/define.ts';
import type { Viewed } from '#shared/collections/user-preferences.ts';
import type { Operation, Table } from '../data/journal/index.ts';
import type { Read } from '../data/reading.ts';
import { useMember } from '../session/session-store.ts';
import type { MessageKey } from '../text/index.ts';
import { textAt } from '../text/text-at.ts';

type NeededText = 'one' | 'back' | 'add' | 'new' | 'edit' | 'count_one' | 'count_other' | 'empty.title';
/** Where the catalog has the texts of an area: those above, `empty.hint` and a `sort` for each order of the definition. */
export type AreaTexts = {
  [K in MessageKey]: K extends `${infer P}.empty.hint`
    ? `${P}.${NeededText}` extends MessageKey
      ? P
      : never
    : never;
}[MessageKey];

/** The addresses of a list, of its records, and of the forms of both. */
export const areaPaths = (list: string, records = list) => ({
  list,
  new: `${records}/new`,
  one: (id: string) => `${records}/${id}`,
  edit: (id: string) => `${records}/${id}/edit`,
});

/** What the parts of one area have in common. */
export type Area<N extends Table, S extends Shape, L extends List | null = List | null> = {
  collection: Collection<N, S, Access, L>;
  texts: AreaTexts;
  paths: ReturnType<typeof areaPaths>;
  /** What a record is called. */
  nameOf: (record: Read<S>) => string;
  /** Left out where looking at a record is not remembered. */
  viewed?: Viewed['type'];
};

type Stores = Pick<Collection<Table, Shape>, 'name' | 'schema' | 'access'>;

/** Whether this member may edit records, as the definition has it. */
export function useWrites({ access }: Pick<Stores, 'access'>): boolean {
  const { can } = useMember();
  const right = rightOf(access, 'update');
  return capabilities.some((capability) => capability === right && can(capability));
}

/** What a stored field is called. */
export const fieldLabel = ({ name }: Pick<Stores, 'name'>, field: string): string =>
  textAt(`fields.${name}.${field}`) ?? field;

/** A stored value as a list or a page shows it: a choice by its label, nothing for null. */
export const showStored = ({ name }: Pick<Stores, 'name'>, field: string, value: unknown): string =>
  value === null || value === undefined ? '' : (textAt(`choices.${name}.${field}.${value}`) ?? String(value));

/** The values of a field that has a choice of them; null for all others. */
export function choicesOf(collection: Stores, field: string): { value: string; label: string }[] | null {
  let schema = collection.schema.shape[field];
  while (schema instanceof z.ZodMiniNullable || schema instanceof z.ZodMiniDefault)
    schema = schema.def.innerType as z.ZodMiniType;
  if (!(schema instanceof z.ZodMiniEnum)) return null;
  return schema.options.map((value) => ({
    value: String(value),
    label: showStored(collection, field, value),
  }));
}

type Write = { operation: 'create' | 'update'; table: Table; id: string; data: object; base?: object };

/** A form's answer as a write, once each of its fields fits the definition. */
export function writeTo({ name, schema }: Stores, change: Omit<Write, 'table'>): Operation {
  const fits = (write: Write): write is Write & Operation =>
    Object.entries(write.data).every(([field, value]) => {
      const stored = schema.shape[field];
      return stored !== undefined && z.safeParse(stored, value).success;
    });
  const write: Write = { ...change, table: name };
  if (!fits(write)) throw new Error(`A form of ${name} has a value that its definition refuses.`);
  return write;
}
