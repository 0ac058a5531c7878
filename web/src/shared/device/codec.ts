/**
 * Values as bytes, to be encrypted as one: JSON, with dates and binary columns beside it, which JSON would not bring back.
 * The first four bytes say how long the JSON is; the binary columns follow it one after the other.
 */

const columns = { u8: Uint8Array, i32: Int32Array } as const;
type Kind = keyof typeof columns;
const isKind = (name: string): name is Kind => name in columns;

/** Marks a string that stands for something else; a string that begins so itself gets a second one. */
const mark = '\u0000';

const kindOf = (value: unknown): Kind | null => {
  if (value instanceof Uint8Array) return 'u8';
  return value instanceof Int32Array ? 'i32' : null;
};
const bytesIn = ({ buffer, byteOffset, byteLength }: ArrayBufferView): Uint8Array =>
  new Uint8Array(buffer, byteOffset, byteLength);

/** Throws for what neither JSON nor this brings back whole: a `Map`, a `Set`, other binary data. */
export function encode(value: unknown): Uint8Array<ArrayBuffer> {
  const blobs: Uint8Array[] = [];
  let length = 0;
  const json = JSON.stringify({ value }, function (this: object, key: string, plain: unknown) {
    // What is passed as `plain` of a date is text already.
    const own: unknown = Reflect.get(this, key);
    if (own instanceof Date) return `${mark}d${own.getTime()}`;
    const kind = kindOf(own);
    if (kind && ArrayBuffer.isView(own)) {
      const blob = bytesIn(own);
      blobs.push(blob);
      length += blob.length;
      return `${mark}${kind} ${length - blob.length} ${blob.length}`;
    }
    if (own instanceof Map || own instanceof Set || own instanceof ArrayBuffer || ArrayBuffer.isView(own))
      throw new TypeError(`Cannot store a ${own.constructor.name}.`);
    return typeof plain === 'string' && plain.startsWith(mark) ? mark + plain : plain;
  });
  const head = new TextEncoder().encode(json);
  const bytes = new Uint8Array(4 + head.length + length);
  new DataView(bytes.buffer).setUint32(0, head.length);
  bytes.set(head, 4);
  let at = 4 + head.length;
  for (const blob of blobs) {
    bytes.set(blob, at);
    at += blob.length;
  }
  return bytes;
}

/** What `encode` was given. Throws where the bytes are something else. */
export function decode<T>(bytes: Uint8Array<ArrayBuffer>): T {
  const size = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getUint32(0);
  const text = new TextDecoder().decode(bytes.subarray(4, 4 + size));
  const revive = (_: string, plain: unknown): unknown => {
    if (typeof plain !== 'string' || !plain.startsWith(mark)) return plain;
    const rest = plain.slice(1);
    if (rest.startsWith(mark)) return rest;
    if (rest.startsWith('d')) return new Date(Number(rest.slice(1)));
    const [kind = '', from, length] = rest.split(' ');
    if (!isKind(kind)) throw new TypeError('Not a stored value.');
    const at = 4 + size + Number(from);
    return new columns[kind](bytes.slice(at, at + Number(length)).buffer);
  };
  return JSON.parse(text, text.includes('\\u0000') ? revive : undefined).value;
}
