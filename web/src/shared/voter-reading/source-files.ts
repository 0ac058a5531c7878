import { ZipError, type ZipRefusal, zipEntries, zipPieces } from '../spreadsheet/zip-files.ts';

/** One table to read, a file of its own or one in an archive. `size`: bytes once it is open. */
export type SourceFile = {
  name: string;
  size: number;
  /** The file itself where it is not packed: it can be looked at anywhere. */
  blob: Blob | null;
  /** All of its bytes, piece by piece; from the beginning each time. */
  pieces: () => AsyncGenerator<Uint8Array<ArrayBuffer>>;
};

/** Bytes that are read from the disk at a time. */
export const pieceBytes = 4_000_000;
const headBytes = 4_000;
/** Tables that are read together: Texas has 254 counties. */
export const sourcesMax = 300;

export function plainSource(file: File): SourceFile {
  return {
    name: file.name,
    size: file.size,
    blob: file,
    async *pieces() {
      for (let at = 0; at < file.size; at += pieceBytes)
        yield new Uint8Array(await file.slice(at, at + pieceBytes).arrayBuffer());
    },
  };
}

/** A workbook's own files, which stand at its beginning: what has none of them is a ZIP of something else. */
const ofWorkbook = /\[Content_Types\]|_rels\/|xl\/|mimetype|docProps\//;
const isTable = (name: string): boolean =>
  /\.(?:txt|csv|tsv|tab|psv|dat)$/i.test(name) || !/\.\w+$/.test(name);

async function isZip(file: File): Promise<boolean> {
  const bytes = new Uint8Array(await file.slice(0, headBytes).arrayBuffer());
  const begin = String.fromCharCode(...bytes);
  return (
    (begin.startsWith('PK\u0003\u0004') || begin.startsWith('PK\u0005\u0006')) && !ofWorkbook.test(begin)
  );
}

/** The tables of the files that were chosen, those in archives one by one. Throws a `ZipError`. */
export async function sourcesOf(files: readonly File[]): Promise<SourceFile[]> {
  const sources: SourceFile[] = [];
  for (const file of files) {
    if (!(await isZip(file))) {
      sources.push(plainSource(file));
      continue;
    }
    const entries = (await zipEntries(file)).filter(({ name }) => isTable(name));
    if (entries.length === 0) throw new ZipError('zip_empty');
    for (const entry of entries)
      sources.push({
        name: entry.name.replace(/^.*\//, ''),
        size: entry.size,
        blob: null,
        pieces: () => zipPieces(file, entry),
      });
  }
  if (sources.length > sourcesMax) throw new ZipError('zip_large');
  return sources;
}

/** The first bytes of a table. */
export async function beginningOf(source: SourceFile, most: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const piece of source.pieces()) {
    parts.push(piece);
    size += piece.length;
    if (size >= most) break;
  }
  const made = new Uint8Array(Math.min(size, most));
  let at = 0;
  for (const part of parts) {
    const fits = part.subarray(0, made.length - at);
    made.set(fits, at);
    at += fits.length;
  }
  return made;
}

export const zipRefusal = (error: unknown): ZipRefusal | null =>
  error instanceof ZipError ? error.why : null;
