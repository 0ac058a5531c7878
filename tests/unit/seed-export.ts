import { readFileSync } from 'node:fs';

/**
 * Reads an export of the Firestore emulator: records in a LevelDB log, each an entity in the wire format of protocol buffers.
 * It knows what the seed holds, and refuses what it does not know.
 */
type Field = { tag: number; value: bigint | Uint8Array; double?: number };

const blockSize = 32 * 1024;
const headerSize = 7;

/** The records of a log: in blocks, where a long one is in several pieces. */
function* records(file: Uint8Array): Generator<Uint8Array> {
  let pieces: Uint8Array[] = [];
  for (let at = 0; at + headerSize <= file.length; ) {
    const left = blockSize - (at % blockSize);
    const length = (file[at + 4] ?? 0) | ((file[at + 5] ?? 0) << 8);
    const type = file[at + 6] ?? 0;
    // What is left of a block has no room for a record, or was never written.
    if (left < headerSize || type === 0) {
      at += left;
      continue;
    }
    pieces.push(file.subarray(at + headerSize, at + headerSize + length));
    at += headerSize + length;
    // Whole, first, middle, last.
    if (type === 1 || type === 4) {
      yield Buffer.concat(pieces);
      pieces = [];
    }
  }
}

/** The fields of a message. A group's own fields follow its beginning, and its end is left out. */
function* fields(message: Uint8Array): Generator<Field> {
  const view = new DataView(message.buffer, message.byteOffset, message.byteLength);
  let at = 0;
  const varint = (): bigint => {
    let value = 0n;
    for (let shift = 0n; ; shift += 7n) {
      const byte = message[at++] ?? 0;
      value |= BigInt(byte & 127) << shift;
      if (byte < 128) return BigInt.asIntN(64, value);
    }
  };
  while (at < message.length) {
    const key = Number(varint());
    const [tag, kind] = [key >> 3, key & 7];
    if (kind === 0) yield { tag, value: varint() };
    else if (kind === 1) {
      yield { tag, value: 0n, double: view.getFloat64(at, true) };
      at += 8;
    } else if (kind === 2) {
      const length = Number(varint());
      yield { tag, value: message.subarray(at, at + length) };
      at += length;
    } else if (kind !== 3 && kind !== 4) throw new Error(`There is a field of the kind ${kind}.`);
  }
}

const textOf = (value: Field['value'] | undefined): string =>
  value instanceof Uint8Array ? Buffer.from(value).toString('utf8') : '';

/** `organizations/rivera/people/abc`, of a key. */
function pathOf(key: Uint8Array): string {
  const [path] = [...fields(key)].filter(({ tag }) => tag === 14);
  if (!(path?.value instanceof Uint8Array)) return '';
  return [...fields(path.value)].map(({ value }) => textOf(value)).join('/');
}

/** What a property means beside its type: a list without items, a moment, bytes, a map. */
const meanings = { moment: 7, bytes: 16, shortBytes: 14, map: 19, emptyList: 24 } as const;

function readValue(meaning: number, value: Uint8Array): unknown {
  const [one] = fields(value);
  if (meaning === meanings.emptyList) return [];
  if (!one) return null;
  if (one.double !== undefined) return one.double;
  if (one.tag === 1 && meaning === meanings.moment) {
    const millis = Number(BigInt(one.value as bigint) / 1_000n);
    return { toMillis: () => millis };
  }
  if (one.tag === 1) return Number(one.value);
  if (one.tag === 2) return one.value === 1n;
  if (!(one.value instanceof Uint8Array)) throw new Error(`There is a value of the kind ${one.tag}.`);
  if (meaning === meanings.map) return dataOf(one.value);
  if (meaning === meanings.bytes || meaning === meanings.shortBytes) return one.value;
  return textOf(one.value);
}

function dataOf(entity: Uint8Array): Record<string, unknown> {
  const data: Record<string, unknown> = {};
  for (const { tag, value } of fields(entity)) {
    if ((tag !== 14 && tag !== 15) || !(value instanceof Uint8Array)) continue;
    const parts = [...fields(value)];
    const part = (wanted: number) => parts.find((one) => one.tag === wanted)?.value;
    const name = textOf(part(3));
    const stored = part(5);
    const read = readValue(Number(part(1) ?? 0), stored instanceof Uint8Array ? stored : new Uint8Array());
    const before = data[name];
    data[name] = part(4) === 1n ? [...(Array.isArray(before) ? before : []), read] : read;
  }
  return data;
}

/** The documents of one file of an export. */
export function* exported(file: string): Generator<{ path: string; data: Record<string, unknown> }> {
  for (const record of records(readFileSync(file))) {
    const key = [...fields(record)].find(({ tag }) => tag === 13)?.value;
    if (key instanceof Uint8Array) yield { path: pathOf(key), data: dataOf(record) };
  }
}
