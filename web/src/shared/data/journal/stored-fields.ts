import { draftContent } from '#shared/collections/position-drafts.ts';
import { byName } from '#shared/collections/registry.ts';
import * as written from '#shared/collections/written.ts';
import type { Operation } from './entry.ts';

/** What members write. */
export const collections = byName(written);

const defined = (data: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined));

/** Fields of the change as the person sent them. */
export const sentFields = (operation: Operation): Record<string, unknown> =>
  operation.operation === 'delete' ? {} : defined(operation.data);

/** Fields of the change as they are stored, with those that follow from them. Also patches what a list shows. */
export function storedFields(operation: Operation): Record<string, unknown> {
  if (operation.operation === 'delete') return {};
  // The union of the collections' own `derive`s takes no common argument; each gets data of its own table here.
  const derive: (data: object) => object = Reflect.get(collections[operation.table], 'derive');
  return { ...defined(operation.data), ...derive(operation.data) };
}

/** Stamps that this collection has, for a write by `user` at a moment in the database's own words. */
export function stampsFor(
  { table, operation }: Pick<Operation, 'table' | 'operation'>,
  user: string,
  now: unknown,
): Record<string, unknown> {
  const all = {
    updated_at: now,
    updated_by: user,
    ...(operation === 'create' ? { created_at: now, created_by: user, received_at: now, by: user } : {}),
  };
  const { shape } = collections[table].schema;
  return Object.fromEntries(Object.entries(all).filter(([field]) => field in shape));
}

/** Whether these fields of a change make its writer an author: the content of a position that is being written. */
export const isAuthoring = (table: Operation['table'], changed: Record<string, unknown>): boolean =>
  table === 'position_drafts' && draftContent.some((field) => field in changed);

/** The authors of a document after a change, with the writer among them; nothing where nobody becomes one. */
export function authorsAfter(
  table: Operation['table'],
  changed: Record<string, unknown>,
  before: unknown,
  writer: string,
): { authors?: readonly string[] } {
  if (!isAuthoring(table, changed)) return {};
  const authors: readonly string[] = Array.isArray(before) ? before.map(String) : [];
  return { authors: authors.includes(writer) ? authors : [...authors, writer] };
}

/** A new document as it is stored, but for its stamps. */
export function createdFields(operation: Operation): Record<string, unknown> {
  const { serverOwned, fixed } = collections[operation.table];
  const unset = Object.fromEntries(fixed.map((field) => [field, null]));
  return { ...unset, ...serverOwned, ...storedFields(operation) };
}
