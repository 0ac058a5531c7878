/** One file of an archive, as the archive's directory describes it. Bytes. */
export type ZipEntry = { name: string; method: number; packed: number; size: number; at: number };

export type ZipRefusal = 'zip_damaged' | 'zip_large' | 'zip_locked' | 'zip_empty';
/** Why an archive is not read any further. */
export class ZipError extends Error {
  constructor(readonly why: ZipRefusal) {
    super(why);
  }
}
const refuse = (why: ZipRefusal): never => {
  throw new ZipError(why);
};

/** A whole state's registrations and ballots are some 20 GB; text packs to a tenth or a twentieth. */
export type ZipLimits = { entries: number; bytes: number; ratio: number; ratioFrom: number };
export const zipLimits: ZipLimits = {
  entries: 500,
  bytes: 40 * 1024 ** 3,
  ratio: 100,
  ratioFrom: 16 * 1024 ** 2,
};

const tailBytes = 22 + 65_535 + 20;
const directoryMax = 4 * 1024 ** 2;
/** In the place of a number that needs 64 bits. */
const wide = 0xffffffff;

const viewOf = async (file: Blob, from: number, to: number): Promise<DataView> =>
  new DataView(await file.slice(from, to).arrayBuffer());
const wholeAt = (view: DataView, at: number): number => Number(view.getBigUint64(at, true));

/** Where the directory is, how long, and how many entries it has. */
async function directoryOf(file: Blob): Promise<{ at: number; bytes: number; count: number }> {
  const from = Math.max(0, file.size - tailBytes);
  const tail = await viewOf(file, from, file.size);
  for (let at = tail.byteLength - 22; at >= 0; at--) {
    if (tail.getUint32(at, true) !== 0x06054b50) continue;
    const found = {
      count: tail.getUint16(at + 10, true),
      bytes: tail.getUint32(at + 12, true),
      at: tail.getUint32(at + 16, true),
    };
    if (found.at !== wide && found.bytes !== wide && found.count !== 0xffff) return found;
    if (at < 20 || tail.getUint32(at - 20, true) !== 0x07064b50) return refuse('zip_damaged');
    const record = wholeAt(tail, at - 20 + 8);
    const view = await viewOf(file, record, record + 56);
    if (view.byteLength < 56 || view.getUint32(0, true) !== 0x06064b50) return refuse('zip_damaged');
    return { count: wholeAt(view, 32), bytes: wholeAt(view, 40), at: wholeAt(view, 48) };
  }
  return refuse('zip_damaged');
}

/** Numbers that did not fit stand in a part of their own, in the order in which they are missing. */
function widened(view: DataView, from: number, to: number, entry: ZipEntry): void {
  for (let at = from; at + 4 <= to; at += 4 + view.getUint16(at + 2, true)) {
    if (view.getUint16(at, true) !== 1) continue;
    let next = at + 4;
    for (const field of ['size', 'packed', 'at'] as const) {
      if (entry[field] !== wide) continue;
      if (next + 8 > to) refuse('zip_damaged');
      entry[field] = wholeAt(view, next);
      next += 8;
    }
    return;
  }
}

/** The files of an archive, without folders and what systems put beside them. */
export async function zipEntries(file: Blob, limits: ZipLimits = zipLimits): Promise<ZipEntry[]> {
  const { at: start, bytes, count } = await directoryOf(file);
  if (count > limits.entries || bytes > directoryMax) refuse('zip_large');
  if (start + bytes > file.size) refuse('zip_damaged');
  const view = await viewOf(file, start, start + bytes);
  const entries: ZipEntry[] = [];
  let at = 0;
  for (let index = 0; index < count; index++) {
    if (at + 46 > view.byteLength || view.getUint32(at, true) !== 0x02014b50) refuse('zip_damaged');
    const [nameBytes, extra, comment] = [28, 30, 32].map((field) => view.getUint16(at + field, true));
    const after = at + 46 + (nameBytes ?? 0);
    const end = after + (extra ?? 0) + (comment ?? 0);
    if (end > view.byteLength) refuse('zip_damaged');
    if ((view.getUint16(at + 8, true) & 1) === 1) refuse('zip_locked');
    const entry: ZipEntry = {
      name: new TextDecoder().decode(new Uint8Array(view.buffer, at + 46, nameBytes)),
      method: view.getUint16(at + 10, true),
      packed: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      at: view.getUint32(at + 42, true),
    };
    widened(view, after, after + (extra ?? 0), entry);
    at = end;
    const isPart = /(?:^|\/)(?:\.|__MACOSX\/)|\/$/.test(entry.name);
    if (!isPart && entry.size > 0) entries.push(entry);
  }
  if (entries.reduce((sum, { size }) => sum + size, 0) > limits.bytes) refuse('zip_large');
  for (const { size, packed } of entries)
    if (size > limits.ratioFrom && size > packed * limits.ratio) refuse('zip_large');
  return entries;
}

/** The bytes of one of them, unpacked piece by piece: never more than its directory says, which was held to the limits. */
export async function* zipPieces(file: Blob, entry: ZipEntry): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const head = await viewOf(file, entry.at, entry.at + 30);
  if (head.byteLength < 30 || head.getUint32(0, true) !== 0x04034b50) refuse('zip_damaged');
  const from = entry.at + 30 + head.getUint16(26, true) + head.getUint16(28, true);
  if (from + entry.packed > file.size) refuse('zip_damaged');
  if (entry.method !== 0 && entry.method !== 8) refuse('zip_damaged');
  const packed = file.slice(from, from + entry.packed).stream();
  const reader = (
    entry.method === 0 ? packed : packed.pipeThrough(new DecompressionStream('deflate-raw'))
  ).getReader();
  let size = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read().catch(() => refuse('zip_damaged'));
      if (done) break;
      size += value.length;
      // An archive that says less than it holds hides its size.
      if (size > entry.size) refuse('zip_large');
      yield value;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
  if (size !== entry.size) refuse('zip_damaged');
}
