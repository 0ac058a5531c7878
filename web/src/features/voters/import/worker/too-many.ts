import type { Reading } from './file.ts';
import { pieceBytes } from './lines.ts';

const [quote, newline, carriage, space] = [0x22, 0x0a, 0x0d, 0x20];

/** Rows with text in them, line ends in quotation marks apart. */
class Counter {
  rows = 0;
  #isQuoted = false;
  #isBlank = true;

  constructor(readonly delimiter: number) {}

  take(bytes: Uint8Array): void {
    for (let at = 0; at < bytes.length; at++) {
      const byte = bytes[at];
      if (byte === quote) this.#isQuoted = !this.#isQuoted;
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
  { file, encoding, delimiter }: Reading,
  most: number,
  beat: () => void,
): Promise<boolean> {
  // In UTF-16 a line's end is two bytes; files of a million rows come in no such encoding.
  if (encoding.startsWith('utf-16')) return false;
  const counter = new Counter(delimiter.charCodeAt(0));
  for (let at = 0; at < file.size && counter.rows <= most + 1; at += pieceBytes) {
    beat();
    counter.take(new Uint8Array(await file.slice(at, at + pieceBytes).arrayBuffer()));
    // By the rows so far there are far fewer in all: not worth the look.
    if (at === 0 && (counter.rows / Math.min(pieceBytes, file.size)) * file.size < most / 2) return false;
  }
  return counter.rows > most + 1;
}
