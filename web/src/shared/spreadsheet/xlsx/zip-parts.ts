import { Inflate } from 'fflate';
import { refuse } from './xlsx-refusal.ts';

/** One file of an archive, as the archive's directory describes it. */
type Entry = { method: number; packed: number; size: number; at: number; isEncrypted: boolean };

/** Bytes that may be unpacked in all, and how many times a large part may grow. Sheets grow 5 to 40 times. */
export type UnpackLimits = { bytes: number; ratio: number; ratioFrom: number };
export const unpackLimits: UnpackLimits = {
  bytes: 256 * 1024 * 1024,
  ratio: 200,
  ratioFrom: 4 * 1024 * 1024,
};

const entriesMax = 10_000;
/** Packed bytes unpacked at a time: at most a thousand times as many come out. */
const packedStep = 8 * 1024;
const pieceBytes = 64 * 1024;

/** The place of the record that ends an archive; a comment of up to 64 kB may follow it. */
function endRecord(view: DataView): number {
  const least = Math.max(0, view.byteLength - 22 - 65_535);
  for (let at = view.byteLength - 22; at >= least; at--)
    if (view.getUint32(at, true) === 0x06054b50) return at;
  return refuse('workbook_damaged');
}

function directory(bytes: Uint8Array, view: DataView): Map<string, Entry> {
  const end = endRecord(view);
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  if (count > entriesMax) refuse('workbook_large');
  const entries = new Map<string, Entry>();
  for (let entry = 0; entry < count; entry++) {
    if (at + 46 > end || view.getUint32(at, true) !== 0x02014b50) refuse('workbook_damaged');
    const nameLength = view.getUint16(at + 28, true);
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength));
    const found: Entry = {
      isEncrypted: (view.getUint16(at + 8, true) & 1) === 1,
      method: view.getUint16(at + 10, true),
      packed: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      at: view.getUint32(at + 42, true),
    };
    // Of two files with one name, readers disagree about which counts.
    if (entries.has(name.toLowerCase())) refuse('workbook_damaged');
    entries.set(name.toLowerCase(), found);
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
}

/** A zip archive in memory whose parts are unpacked piece by piece, never beyond the limits. */
export class ZipParts {
  readonly #bytes: Uint8Array;
  readonly #view: DataView;
  readonly #entries: Map<string, Entry>;
  readonly #limits: UnpackLimits;
  #unpacked = 0;

  constructor(bytes: Uint8Array, limits: UnpackLimits = unpackLimits) {
    if (bytes.length < 22) refuse('workbook_damaged');
    this.#bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.#limits = limits;
    this.#entries = directory(bytes, this.#view);
  }

  has(name: string): boolean {
    return this.#entries.has(name.toLowerCase());
  }

  /** Starts the count of unpacked bytes again, for what the user asks for next. */
  restart(): void {
    this.#unpacked = 0;
  }

  /** The part's bytes in pieces. What its directory says is checked first, what comes out as it comes. */
  *pieces(name: string): Generator<Uint8Array> {
    const entry = this.#entries.get(name.toLowerCase()) ?? refuse('workbook_damaged');
    if (entry.isEncrypted) refuse('workbook_locked');
    const { bytes, ratio, ratioFrom } = this.#limits;
    if (this.#unpacked + entry.size > bytes) refuse('workbook_large');
    if (entry.size > ratioFrom && entry.size > entry.packed * ratio) refuse('workbook_large');
    let size = 0;
    for (const chunk of this.#chunks(entry)) {
      size += chunk.length;
      this.#unpacked += chunk.length;
      // An archive that says less than it holds hides its size.
      if (size > entry.size || this.#unpacked > bytes) refuse('workbook_large');
      for (let at = 0; at < chunk.length; at += pieceBytes) yield chunk.subarray(at, at + pieceBytes);
    }
    if (size !== entry.size) refuse('workbook_damaged');
  }

  /** The whole part as text, for parts that are small. */
  text(name: string, bytesMax: number): string {
    if ((this.#entries.get(name.toLowerCase())?.size ?? 0) > bytesMax) refuse('workbook_large');
    return [...decodePieces(this.pieces(name))].join('');
  }

  *#chunks({ at, method, packed }: Entry): Generator<Uint8Array> {
    const view = this.#view;
    if (at + 30 > view.byteLength || view.getUint32(at, true) !== 0x04034b50) refuse('workbook_damaged');
    const from = at + 30 + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
    if (from + packed > view.byteLength) refuse('workbook_damaged');
    const data = this.#bytes.subarray(from, from + packed);
    if (method === 0) return yield data;
    if (method !== 8) refuse('workbook_damaged');
    const out: Uint8Array[] = [];
    const inflate = new Inflate((chunk) => out.push(chunk));
    for (let next = 0; next < data.length; next += packedStep) {
      try {
        inflate.push(data.subarray(next, next + packedStep), next + packedStep >= data.length);
      } catch {
        refuse('workbook_damaged');
      }
      yield* out.splice(0);
    }
  }
}

/** The text of pieces of UTF-8. */
export function* decodePieces(pieces: Iterable<Uint8Array>): Generator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const decode = (piece?: Uint8Array): string => {
    try {
      return piece ? decoder.decode(piece, { stream: true }) : decoder.decode();
    } catch {
      return refuse('workbook_damaged');
    }
  };
  for (const piece of pieces) yield decode(piece);
  yield decode();
}
