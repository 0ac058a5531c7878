import {
  batchType,
  Column,
  type DataType,
  dictionary,
  Endianness,
  field,
  float64,
  int32,
  Table,
  type TypedArray,
  tableToIPC,
  uint8,
  uint16,
  uint32,
  utf8,
  Version,
} from '@uwdata/flechette';
import type { ChunkColumns, DictionaryColumn, Texts } from './chunk.ts';
import { gzip } from './gzip.ts';
import { ballotPrefix, dataPrefix, isDeltaEncoded, toDeltas, versionKey } from './packing.ts';
import {
  dictionaryColumns,
  type NumberColumn,
  numberColumns,
  packVersion,
  textColumns,
} from './voter-file-columns.ts';

const arrow = { int32, uint32, float64 } as const;
const none = new Uint8Array(0);
const isNumber = (name: string): name is NumberColumn => name in numberColumns;
const numberNames = Object.keys(numberColumns).filter(isNumber);

/** Every row has a value, so no column has a bitmap of those that are missing. */
const numbers = (type: DataType, values: TypedArray): Column<unknown> =>
  new Column([new (batchType(type))({ length: values.length, nullCount: 0, type, validity: none, values })]);

function texts({ offsets, bytes }: Texts, type: DataType = utf8()): Column<unknown> {
  const length = offsets.length - 1;
  return new Column([
    new (batchType(type))({ length, nullCount: 0, type, validity: none, offsets, values: bytes }),
  ]);
}

const encoder = new TextEncoder();
function textsOf(values: readonly string[]): Texts {
  const bytes = encoder.encode(values.join(''));
  const offsets = new Int32Array(values.length + 1);
  // A character of ASCII is one byte; what is not is measured.
  for (const [at, value] of values.entries())
    offsets[at + 1] =
      (offsets[at] ?? 0) + (/^[\0-\x7f]*$/.test(value) ? value.length : encoder.encode(value).length);
  return { offsets, bytes };
}

function dictionaryColumn({ dictionary: values, codes }: DictionaryColumn): Column<unknown> {
  // One and the same type for both: by it Arrow finds the column's dictionary.
  const written = utf8();
  const type = dictionary(written, codes instanceof Uint8Array ? uint8() : uint16());
  const batch = new (batchType(type))({
    length: codes.length,
    nullCount: 0,
    type,
    validity: none,
    values: codes,
  });
  return new Column([batch.setDictionary(texts(textsOf(values), written))]);
}

/** Columns as Arrow IPC, gzip: at most `chunkRows` rows. `openChunk` of unpack.ts reads it. */
export function packChunk({
  dictionaries,
  numbers: counted,
  texts: written,
  ballots,
  data,
}: ChunkColumns): Promise<Uint8Array> {
  const columns: [string, Column<unknown>][] = [
    ...dictionaryColumns.map((name): [string, Column<unknown>] => [
      name,
      dictionaryColumn(dictionaries[name]),
    ]),
    ...numberNames.map((name): [string, Column<unknown>] => [
      name,
      numbers(arrow[numberColumns[name]](), isDeltaEncoded(name) ? toDeltas(counted[name]) : counted[name]),
    ]),
    ...textColumns.map((name): [string, Column<unknown>] => [name, texts(written[name])]),
    ...Array.from(ballots, ([key, codes]): [string, Column<unknown>] => [
      `${ballotPrefix}${key}`,
      numbers(uint8(), codes),
    ]),
    ...Array.from(data, ([id, column]): [string, Column<unknown>] => [
      `${dataPrefix}${id}`,
      column instanceof Float64Array ? numbers(float64(), column) : dictionaryColumn(column),
    ]),
  ];
  const schema = {
    version: Version.V5,
    endianness: Endianness.Little,
    fields: columns.map(([name, column]) => field(name, column.type, false)),
    metadata: new Map([[versionKey, String(packVersion)]]),
  };
  const bytes = tableToIPC(
    new Table(
      schema,
      columns.map(([, column]) => column),
    ),
    { format: 'stream' },
  );
  if (!bytes) throw new Error('Arrow wrote nothing.');
  return gzip(bytes);
}
