import { fileBytesMax, type fileTypes } from '../../collections/files.ts';
import { sha256OfBytes } from '../../demo/hash.ts';

type FileType = (typeof fileTypes)[number];
export type ReadFile =
  | { is: 'file'; size: number; type: FileType; sha256: string }
  | { is: 'refused'; why: 'files.tooLarge' | 'files.notRight' | 'files.hasMarks' };

/** The bytes that base64 stands for; null where it is none. */
export function bytesOf(data: string): Uint8Array | null {
  if (data.length % 4 !== 0) return null;
  try {
    return Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
  } catch {
    return null;
  }
}

const begins = (bytes: Uint8Array, signs: readonly number[], at = 0): boolean =>
  signs.every((sign, place) => bytes[at + place] === sign);
const letters = (text: string): number[] => [...text].map((letter) => letter.charCodeAt(0));

/** What the first bytes say that a picture is, whatever its name says. */
export function typeOf(bytes: Uint8Array): FileType | null {
  if (begins(bytes, [0xff, 0xd8, 0xff])) return 'image/jpeg';
  if (begins(bytes, [0x89, ...letters('PNG'), 0x0d, 0x0a, 0x1a, 0x0a])) return 'image/png';
  return begins(bytes, letters('RIFF')) && begins(bytes, letters('WEBP'), 8) ? 'image/webp' : null;
}

const number = (bytes: Uint8Array, at: number, count: number): number =>
  bytes.slice(at, at + count).reduce((sum, byte) => sum * 256 + byte, 0);
const nameAt = (bytes: Uint8Array, at: number): string => String.fromCharCode(...bytes.slice(at, at + 4));

/** Blocks in front of a JPEG's picture: the second kind of application block says where and with what it was taken. */
function jpegHasMarks(bytes: Uint8Array): boolean {
  let at = 2;
  while (bytes[at] === 0xff && at + 1 < bytes.length) {
    const sign = bytes[at + 1] ?? 0;
    if (sign === 0xda) return false;
    if (sign === 0xe1) return true;
    // Any number of these fills the space in front of a block, and some signs have no block at all.
    if (sign === 0xff) at += 1;
    else if (sign === 0x01 || (sign >= 0xd0 && sign <= 0xd7)) at += 2;
    else at += 2 + Math.max(2, number(bytes, at + 2, 2));
  }
  return false;
}

/** Chunks of a PNG, or of a WebP, whose lengths are written the other way round. */
function chunksHaveMarks(bytes: Uint8Array, isPng: boolean): boolean {
  let at = isPng ? 8 : 12;
  while (at + 8 <= bytes.length) {
    const name = nameAt(bytes, isPng ? at + 4 : at);
    if (['eXIf', 'tEXt', 'iTXt', 'zTXt', 'EXIF', 'XMP '].includes(name)) return true;
    const length = isPng
      ? number(bytes, at, 4) + 12
      : number(bytes.slice(at + 4, at + 8).toReversed(), 0, 4) + 8;
    at += length + (isPng ? 0 : length % 2);
  }
  return false;
}

/** Whether a picture says where and with what it was taken: one that was drawn anew does not. */
const hasMarks = (bytes: Uint8Array, type: FileType): boolean =>
  type === 'image/jpeg' ? jpegHasMarks(bytes) : chunksHaveMarks(bytes, type === 'image/png');

/** What bytes are, or why they are refused. */
export function readFile(data: string, stated: { sha256: string }): ReadFile {
  const bytes = bytesOf(data);
  const type = bytes && typeOf(bytes);
  if (!bytes || !type) return { is: 'refused', why: 'files.notRight' };
  if (bytes.length > fileBytesMax) return { is: 'refused', why: 'files.tooLarge' };
  const sha256 = sha256OfBytes(bytes);
  if (sha256 !== stated.sha256) return { is: 'refused', why: 'files.notRight' };
  if (hasMarks(bytes, type)) return { is: 'refused', why: 'files.hasMarks' };
  return { is: 'file', size: bytes.length, type, sha256 };
}
