import type { Shape } from '#shared/collections/define.ts';
import type { Operation } from './entry.ts';

/** What of a collection's definition decides how a change of its documents is stored. */
export type Definition = {
  schema: Shape;
  serverOwned: object;
  fixed: readonly string[];
  authoring: readonly string[];
  derive(data: object): object;
};

const defined = (data: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined));

/** Fields of the change as the person sent them. */
export const sentFields = (operation: Operation): Record<string, unknown> =>
  operation.operation === 'delete' ? {} : defined(operation.data);

/** Fields of the change as they are stored, with those that follow from them; not what its call takes beside them. Also patches what a list shows. */
export function storedFields(definition: Definition, operation: Operation): Record<string, unknown> {
  if (operation.operation === 'delete') return {};
  const own = Object.entries(defined(operation.data)).filter(([field]) => field in definition.schema.shape);
  return { ...Object.fromEntries(own), ...definition.derive(operation.data) };
}

/** A new document as it is stored, but for its stamps. */
export function createdFields(definition: Definition, operation: Operation): Record<string, unknown> {
  const unset = Object.fromEntries(definition.fixed.map((field) => [field, null]));
  return { ...unset, ...definition.serverOwned, ...storedFields(definition, operation) };
}

/** The stamps that documents of this collection carry, of a write by `user` at a moment. */
export function stampsFor(
  { schema }: Definition,
  operation: Operation['operation'],
  user: string,
  now: unknown,
): Record<string, unknown> {
  const all = {
    updated_at: now,
    updated_by: user,
    ...(operation === 'create' ? { created_at: now, created_by: user, received_at: now, by: user } : {}),
  };
  return Object.fromEntries(Object.entries(all).filter(([field]) => field in schema.shape));
}

/** Whether these fields of a change make its writer an author: the content of a position that is being written. */
export const isAuthoring = ({ authoring }: Definition, changed: Record<string, unknown>): boolean =>
  authoring.some((field) => field in changed);

/** The authors of a document after a change, with the writer among them; nothing where nobody becomes one. */
export function authorsAfter(
  definition: Definition,
  changed: Record<string, unknown>,
  before: unknown,
  writer: string,
): { authors?: readonly string[] } {
  if (!isAuthoring(definition, changed)) return {};
  const authors: readonly string[] = Array.isArray(before) ? before.map(String) : [];
  return { authors: authors.includes(writer) ? authors : [...authors, writer] };
}
