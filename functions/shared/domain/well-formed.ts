/**
 * Half of a pair of surrogates, as a text that was cut within an emoji ends: no UTF-8 writes it, and the database refuses
 * the whole transaction that carries one, after minutes of trying again.
 */
const half = /\p{Surrogate}/gu;

/** The text with U+FFFD in the place of each half of a pair, as browsers send forms; as long as it was. */
export const wellFormed = (text: string): string => text.replace(half, '\uFFFD');

/** What JSON can hold, each text and key of it well-formed. */
export function wellFormedIn(value: unknown): unknown {
  if (typeof value === 'string') return wellFormed(value);
  if (Array.isArray(value)) return value.map(wellFormedIn);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [wellFormed(key), wellFormedIn(part)]),
  );
}
