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

/** Lists that merge by element: two people may add a tag or a number at the same time. */
const mergedFields: ReadonlySet<string> = new Set(['emails', 'phones', 'skills', 'tags']);
const isList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

/**
 * Both changes of one list: without what either took out, with what either put in. A new first element, which is the main
 * one, stays first; where both made another one the main one, nobody decides: null.
 */
export function mergeLists(own: unknown, base: unknown, current: unknown): string[] | null {
  if (!isList(own) || !isList(base) || !isList(current)) return null;
  const hasMain = own[0] !== base[0];
  if (hasMain && current[0] !== base[0] && current[0] !== own[0]) return null;
  const added = own.filter((one) => !base.includes(one) && !current.includes(one));
  const merged = [...current.filter((one) => !base.includes(one) || own.includes(one)), ...added];
  const [main] = own;
  return hasMain && main !== undefined ? [main, ...merged.filter((one) => one !== main)] : merged;
}

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
    const isChanged = before.has(field) && !isSame(current, before.get(field));
    const elements = isChanged && mergedFields.has(field) && mergeLists(value, before.get(field), current);
    left[field] = elements || value;
    if (isChanged && !elements) others[field] = current ?? null;
    if (elements && isSame(elements, current)) delete left[field];
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
