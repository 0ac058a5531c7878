/** A field as tests write it. `undefined` takes a field away, `now` is the server's clock. */
export type Value =
  | null
  | undefined
  | boolean
  | number
  | string
  | Date
  | Uint8Array
  | typeof now
  | readonly Value[]
  | { readonly [field: string]: Value };
export type Fields = { readonly [field: string]: Value };

export const now = Symbol('the time of the request');

/** A value in the words of Firestore's REST interface. */
export function encode(value: Value): object {
  if (value === undefined || typeof value === 'symbol') throw new Error('only a whole field can be this');
  if (value === null) return { nullValue: null };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'number')
    return Number.isSafeInteger(value) ? { integerValue: String(value) } : { doubleValue: number(value) };
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (value instanceof Uint8Array) return { bytesValue: Buffer.from(value).toString('base64') };
  if (isList(value)) return { arrayValue: { values: value.map(encode) } };
  return { mapValue: { fields: encodeFields(value) } };
}

export function encodeFields(fields: Fields): Record<string, object> {
  const stored = Object.entries(fields).filter(([, value]) => value !== undefined && value !== now);
  return Object.fromEntries(stored.map(([field, value]) => [field, encode(value)]));
}

/** JSON has no NaN and no Infinity; the interface takes them as text. */
const number = (value: number) => (Number.isFinite(value) ? value : String(value));

const isList = (value: Value): value is readonly Value[] => Array.isArray(value);
