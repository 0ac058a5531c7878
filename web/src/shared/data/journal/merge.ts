/** Fields of a document by name, as they are stored; what is not there is nothing. */
type Fields = Record<string, unknown>;

/** The database gives maps back in an order of its own. */
const sorted = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value;
// An empty field is left out of a document or is null in it: to a person both are nothing.
const written = (value: unknown): string => JSON.stringify(value ?? null, sorted);
export const isSame = (one: unknown, other: unknown): boolean => written(one) === written(other);

/** `left`: what the server does not have yet. `others`: what somebody else made of fields that were seen otherwise. */
export type Merged = { left: Fields } | { others: Fields };

/**
 * What of `changes` is to be written over what the server has, so that nobody else's change of a field that is in `base`
 * goes. Nothing left is a change that had arrived before its acknowledgement was lost.
 */
export function merge(changes: Fields, base: object, server: (field: string) => unknown): Merged {
  const before = new Map<string, unknown>(Object.entries(base));
  const left: Fields = {};
  const others: Fields = {};
  for (const [field, value] of Object.entries(changes)) {
    const current = server(field);
    if (isSame(current, value)) continue;
    left[field] = value;
    if (before.has(field) && !isSame(current, before.get(field))) others[field] = current ?? null;
  }
  return Object.keys(others).length > 0 ? { others } : { left };
}

/** Fields in which the server has something else than was sent, with what it has. */
export const differingFields = (sent: Fields, server: (field: string) => unknown): Fields =>
  Object.fromEntries(
    Object.entries(sent).flatMap(([field, value]) =>
      isSame(server(field), value) ? [] : [[field, server(field) ?? null]],
    ),
  );

/** What a schema makes of fields. */
type Shape = Record<string, { safeParse: (value: unknown) => { success: boolean; data?: unknown } }>;

/** Fields of a change that its collection would refuse. */
export const invalidFields = (changes: Fields, shape: Shape): string[] =>
  Object.keys(changes).filter((field) => shape[field]?.safeParse(changes[field]).success === false);

/** A field as screens show it: a document from before the field was there has its default. */
export const shownAs = (field: string, value: unknown, shape: Shape): unknown =>
  value === undefined ? shape[field]?.safeParse(value).data : value;
