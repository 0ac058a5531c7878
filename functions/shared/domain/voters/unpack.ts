import { Column, type Table, tableFromIPC } from '@uwdata/flechette';
import { type ChunkColumns, ChunkError, type DictionaryColumn, type Texts } from './chunk.ts';
import { gunzip } from './gzip.ts';
import { ballotPrefix, dataPrefix, isDeltaEncoded, sumDeltas, versionKey } from './packing.ts';
import { chunkOpenMax, dictionaryColumns, packVersion, textColumns } from './voter-file-columns.ts';
import { byName } from './voter-table.ts';

const versionOf = (table: Table): string => {
  const metadata: ReadonlyMap<string, string> | null = table.schema.metadata ?? null;
  return metadata?.get(versionKey) ?? 'none';
};

/**
 * The columns of a chunk; their arrays lie in one piece of memory. Throws a `ChunkError` where the bytes are damaged, cut
 * off, of another version, or no chunk.
 */
export async function openChunk(bytes: Uint8Array): Promise<ChunkColumns> {
  let table: Table;
  try {
    table = tableFromIPC(await gunzip(bytes, chunkOpenMax));
  } catch (cause) {
    throw new ChunkError('The chunk is damaged or was cut off.', { cause });
  }
  const version = versionOf(table);
  if (version !== String(packVersion))
    throw new ChunkError(`The chunk's version is ${version}; this app reads ${packVersion}.`);
  return columnsIn(table);
}

function columnsIn(table: Table): ChunkColumns {
  const batch = (name: string) => {
    const [only, ...more] = table.getChild(name)?.data ?? [];
    if (!only || more.length > 0) throw new ChunkError(`The chunk has no column ${name}.`);
    return only;
  };
  const wrong = (name: string): never => {
    throw new ChunkError(`The chunk's column ${name} is of another type.`);
  };
  const readDictionary = (name: string): DictionaryColumn => {
    const read = batch(name);
    const { values: codes } = read;
    const values: unknown = 'dictionary' in read ? read.dictionary : null;
    if (!(values instanceof Column)) return wrong(name);
    if (!(codes instanceof Uint8Array || codes instanceof Uint16Array)) return wrong(name);
    return { dictionary: Array.from(values, String), codes: codes.subarray(0, read.length) };
  };
  const textsIn = (name: string): Texts => {
    const { offsets, values, length } = batch(name);
    if (!(offsets instanceof Int32Array && values instanceof Uint8Array)) return wrong(name);
    return { offsets: offsets.subarray(0, length + 1), bytes: values };
  };
  const int32In = (name: string): Int32Array => {
    const { values } = batch(name);
    if (!(values instanceof Int32Array)) return wrong(name);
    return isDeltaEncoded(name) ? sumDeltas(values) : values;
  };
  const uint32In = (name: string): Uint32Array => {
    const { values } = batch(name);
    return values instanceof Uint32Array ? values : wrong(name);
  };
  const float64In = (name: string): Float64Array => {
    const { values } = batch(name);
    return values instanceof Float64Array ? values : wrong(name);
  };
  const named = (prefix: string) =>
    table.schema.fields.flatMap(({ name }): [string, string][] =>
      name.startsWith(prefix) ? [[name, name.slice(prefix.length)]] : [],
    );
  return {
    rows: table.numRows,
    dictionaries: byName(dictionaryColumns, readDictionary),
    numbers: {
      birth: int32In('birth'),
      registered: int32In('registered'),
      cell: float64In('cell'),
      landline: float64In('landline'),
      lat: int32In('lat'),
      lng: int32In('lng'),
      votes_a: uint32In('votes_a'),
      votes_b: uint32In('votes_b'),
      door: int32In('door'),
      household: int32In('household'),
    },
    texts: byName(textColumns, textsIn),
    ballots: new Map(
      named(ballotPrefix).map(([name, key]) => {
        const { values } = batch(name);
        return [key, values instanceof Uint8Array ? values.subarray(0, table.numRows) : wrong(name)];
      }),
    ),
    data: new Map(
      named(dataPrefix).map(([name, id]) => [
        id,
        'dictionary' in batch(name) ? readDictionary(name) : float64In(name),
      ]),
    ),
  };
}
