import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import type { Direction, QueryShape } from './query-shape.ts';

const order = z.enum(['ASCENDING', 'DESCENDING']);
const queryScope = z.enum(['COLLECTION', 'COLLECTION_GROUP']);
const indexFile = z.strictObject({
  indexes: z.array(
    z.strictObject({
      collectionGroup: z.string(),
      queryScope,
      fields: z.array(
        z.union([
          z.strictObject({ fieldPath: z.string(), order }),
          z.strictObject({ fieldPath: z.string(), arrayConfig: z.literal('CONTAINS') }),
        ]),
      ),
    }),
  ),
  fieldOverrides: z.array(
    z.strictObject({
      collectionGroup: z.string(),
      /** `*` is every field without an override of its own. */
      fieldPath: z.string(),
      /** The database deletes a document after the time in this field. */
      ttl: z.optional(z.literal(true)),
      /** These replace the automatic indexes. */
      indexes: z.array(
        z.union([
          z.strictObject({ order, queryScope }),
          z.strictObject({ arrayConfig: z.literal('CONTAINS'), queryScope }),
        ]),
      ),
    }),
  ),
});
export type IndexFile = z.output<typeof indexFile>;

export const parseIndexFile = (text: string): IndexFile => indexFile.parse(JSON.parse(text));
export const readIndexText = (): string =>
  readFileSync(new URL('../../firestore.indexes.json', import.meta.url), 'utf8');
export const readIndexFile = (): IndexFile => parseIndexFile(readIndexText());

export type IndexMode = Direction | 'contains';
export type Index = {
  /** As `collection (field asc, field desc)`, with `all` before it when it covers every collection of that name. */
  name: string;
  collection: string;
  group: boolean;
  fields: readonly { field: string; mode: IndexMode }[];
  /** Automatic ones cost no line in the file. */
  isAutomatic: boolean;
};

const modeOf = (one: { order: z.output<typeof order> } | { arrayConfig: 'CONTAINS' }): IndexMode => {
  if ('arrayConfig' in one) return 'contains';
  return one.order === 'ASCENDING' ? 'asc' : 'desc';
};

function index(collection: string, group: boolean, fields: Index['fields'], isAutomatic = false): Index {
  const text = fields.map(({ field, mode }) => `${field} ${mode}`).join(', ');
  return { name: `${group ? 'all ' : ''}${collection} (${text})`, collection, group, fields, isAutomatic };
}

/** The indexes that the file adds: composites, and those of single fields by an override. */
export function declaredIndexes({ indexes, fieldOverrides }: IndexFile): Index[] {
  const composites = indexes.map((one) =>
    index(
      one.collectionGroup,
      one.queryScope === 'COLLECTION_GROUP',
      one.fields.map((of) => ({ field: of.fieldPath, mode: modeOf(of) })),
    ),
  );
  const singles = fieldOverrides.flatMap(({ collectionGroup, fieldPath, indexes: added }) =>
    fieldPath === '*'
      ? []
      : added.map((one) =>
          index(collectionGroup, one.queryScope === 'COLLECTION_GROUP', [
            { field: fieldPath, mode: modeOf(one) },
          ]),
        ),
  );
  return [...composites, ...singles];
}

/** The override that decides about a field: its own, that of a map around it, or `*`. */
export function overrideOf(
  { fieldOverrides }: IndexFile,
  collection: string,
  field: string,
): IndexFile['fieldOverrides'][number] | undefined {
  const ofCollection = fieldOverrides.filter((one) => one.collectionGroup === collection);
  const steps = field.split('.');
  const paths = steps.map((_, count) => steps.slice(0, steps.length - count).join('.'));
  for (const path of [...paths, '*']) {
    const found = ofCollection.find(({ fieldPath }) => fieldPath === path);
    if (found) return found;
  }
  return undefined;
}

/** Every index of a query's collection and scope that one of these fields is in. */
export function indexesFor(
  file: IndexFile,
  { collection, group }: QueryShape,
  fields: readonly string[],
): Index[] {
  const declared = declaredIndexes(file).filter(
    (one) => one.collection === collection && one.group === group,
  );
  const others = fields.flatMap((field) => {
    const override = overrideOf(file, collection, field);
    if (override?.fieldPath === field) return [];
    if (override)
      return override.indexes
        .filter((one) => (one.queryScope === 'COLLECTION_GROUP') === group)
        .map((one) => index(collection, group, [{ field, mode: modeOf(one) }]));
    // Automatic indexes are of one collection; a query of all collections with a name needs an override.
    const modes: readonly IndexMode[] = group ? [] : ['asc', 'desc', 'contains'];
    return modes.map((mode) => index(collection, group, [{ field, mode }], true));
  });
  return [...declared, ...others];
}
