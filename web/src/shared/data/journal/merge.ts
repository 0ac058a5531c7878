/** Fields of a document by name, as they are stored; what is not there is nothing. */
type Fields = Record<string, unknown>;

// An empty field is left out of a document or is null in it: to a person both are nothing.
const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/**
 * What of `changes` the server does not have yet; null where somebody else gave a field that is in `base` another
 * value meanwhile. An empty answer is a change that had arrived before its acknowledgement was lost.
 */
export function leftToWrite(
  changes: Fields,
  base: object,
  server: (field: string) => unknown,
): Fields | null {
  const before = new Map<string, unknown>(Object.entries(base));
  const left: Fields = {};
  for (const [field, value] of Object.entries(changes)) {
    const there = server(field);
    if (isSame(there, value)) continue;
    if (before.has(field) && !isSame(there, before.get(field))) return null;
    left[field] = value;
  }
  return left;
}

/** Fields of a change that its collection would refuse. */
export const unfit = (
  changes: Fields,
  shape: Record<string, { safeParse: (value: unknown) => { success: boolean } }>,
): string[] =>
  Object.keys(changes).filter((field) => shape[field]?.safeParse(changes[field]).success === false);
