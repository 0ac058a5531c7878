import Papa from 'papaparse';
import { isBlank } from '../spreadsheet/header.ts';
import { oneNewline, type Reading } from './file-lines.ts';
import { pieceBytes } from './source-files.ts';

const [quote, newline, carriage, space] = [0x22, 0x0a, 0x0d, 0x20];

/** Rows with text in them, line ends in quotation marks apart. */
class Counter {
  rows = 0;
  #isQuoted = false;
  #isBlank = true;

  constructor(
    readonly delimiter: number,
    readonly quoted: boolean,
  ) {}

  take(bytes: Uint8Array): void {
    for (let at = 0; at < bytes.length; at++) {
      const byte = bytes[at];
      if (byte === quote && this.quoted) this.#isQuoted = !this.#isQuoted;
      if (byte === this.delimiter || byte === space) continue;
      if (byte !== newline && byte !== carriage) this.#isBlank = false;
      else if (!this.#isQuoted && !this.#isBlank) {
        this.rows += 1;
        this.#isBlank = true;
      }
    }
  }
}

/**
 * Whether the file has more rows than so many, the header apart, by its bytes alone: a second for 600 MB, where reading it
 * so far takes twenty. `beat` is called with each piece, and throws to end it. A quotation mark that stands alone makes it count too few, and the reading then tells.
 */
export async function hasTooMany(
  { file, encoding, delimiter, quoted }: Reading,
  most: number,
  beat: () => void,
): Promise<boolean> {
  // In UTF-16 a line's end is two bytes; files of a million rows come in no such encoding.
  if (encoding.startsWith('utf-16')) return false;
  const counter = new Counter(delimiter.charCodeAt(0), quoted);
  let isFirst = true;
  for await (const piece of file.pieces()) {
    beat();
    counter.take(piece);
    if (counter.rows > most + 1) return true;
    // By the rows so far there are far fewer in all: not worth the look.
    if (isFirst && (counter.rows / Math.min(pieceBytes, file.size)) * file.size < most / 2) return false;
    isFirst = false;
  }
  return counter.rows > most + 1;
}

/** Bytes at each of the places by which a file's rows are estimated, and how many places there are. */
const sample = { bytes: 500_000, places: 8 } as const;
/** Of another region the rows may be wider than any that were looked at: what is estimated at less is counted. */
const sure = 1.25;

/**
 * Whether a file has more rows than so many by far, as its size and the widest of its rows tell: a few looks into it, also
 * where it has gigabytes. A file of fewer but wide rows is none of them. In doubt: no.
 */
export async function surelyTooMany(
  { file, encoding, delimiter }: Pick<Reading, 'file' | 'encoding' | 'delimiter'>,
  most: number,
): Promise<boolean> {
  const { blob } = file;
  // What is packed can only be read from its beginning.
  if (!blob) return false;
  const step = Math.floor(file.size / sample.places);
  if (step < sample.bytes) return false;
  const withText = (line: string) => !isBlank(line.split(delimiter));
  let fewest = Number.POSITIVE_INFINITY;
  for (let place = 0; place < sample.places; place += 1) {
    // In UTF-16 a character begins at an even byte.
    const from = place * step - ((place * step) % 2);
    const bytes = await blob.slice(from, from + sample.bytes).arrayBuffer();
    const text = oneNewline(new TextDecoder(encoding).decode(bytes));
    const lines = text.split('\n').filter(withText).length;
    const { data } = Papa.parse<string[]>(place === 0 ? text : '', { delimiter, newline: '\n' });
    // Line ends within cells: lines are not rows.
    if (place === 0 && data.filter((cells) => !isBlank(cells)).length < lines) return false;
    fewest = Math.min(fewest, lines - 1);
  }
  return (fewest / sample.bytes) * file.size > most * sure;
}
