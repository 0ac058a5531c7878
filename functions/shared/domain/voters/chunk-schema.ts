import { tableFromIPC } from '@uwdata/flechette';

const endOfStream = Uint8Array.of(0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0);

/** The end of the first message of an Arrow stream: its schema. Its length follows a mark that older writers leave out. */
function endOfSchema(bytes: Uint8Array): number {
  if (bytes.length < 8) return 0;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const isMarked = view.getInt32(0, true) === -1;
  return (isMarked ? 8 : 4) + view.getInt32(isMarked ? 4 : 0, true);
}

/** The names of a chunk's columns, read of its opened beginning alone; none where that is no Arrow stream. */
export function columnNamesIn(beginning: Uint8Array): readonly string[] {
  const end = endOfSchema(beginning);
  if (end <= 8 || end > beginning.length) return [];
  const schema = new Uint8Array(end + endOfStream.length);
  schema.set(beginning.subarray(0, end));
  schema.set(endOfStream, end);
  try {
    return tableFromIPC(schema).schema.fields.map(({ name }) => name);
  } catch {
    return [];
  }
}
