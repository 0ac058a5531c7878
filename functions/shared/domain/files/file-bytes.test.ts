import { expect, test } from 'vitest';
import { fileBytesMax } from '../../collections/files.ts';
import { sha256OfBytes } from '../../demo/hash.ts';
import { readFile } from './file-bytes.ts';

const letters = (text: string) => [...text].map((letter) => letter.charCodeAt(0));
const jpeg = [0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0];
const picture = [0xff, 0xda, 0, 2, 1, 2, 3];
const marks = [0xff, 0xe1, 0, 8, ...letters('Exif'), 0, 0];
const png = [0x89, ...letters('PNG'), 0x0d, 0x0a, 0x1a, 0x0a];
const webp = [...letters('RIFF'), 0, 0, 0, 0, ...letters('WEBP')];
const read = (bytes: readonly number[] | Uint8Array, sha256?: string) => {
  const all = Uint8Array.from(bytes);
  const data = Buffer.from(all).toString('base64');
  return readFile(data, { sha256: sha256 ?? sha256OfBytes(all) });
};
const filled = (size: number) => {
  const bytes = new Uint8Array(size);
  bytes.set([...jpeg, ...picture]);
  return bytes;
};

test.each([
  ['image/jpeg', [...jpeg, ...picture]],
  // Behind the picture's beginning it is only how it looks.
  ['image/jpeg', [...jpeg, ...picture, ...marks]],
  ['image/png', [...png, 0, 0, 0, 0, ...letters('IDAT'), 0, 0, 0, 0]],
  ['image/webp', [...webp, ...letters('VP8 '), 2, 0, 0, 0, 1, 2]],
] as const)('%s is known by its bytes', (type, bytes) => {
  expect(read(bytes)).toMatchObject({ is: 'file', type, size: bytes.length });
});

test.each([
  ['a page', letters('<html><script>alert(1)</script>')],
  ['a drawing with scripts', letters('<svg xmlns="http://www.w3.org/2000/svg">')],
  ['a program', [0x4d, 0x5a, 0, 0]],
  ['a document', letters('%PDF-1.7')],
  ['sound in the same wrapping', [...letters('RIFF'), 0, 0, 0, 0, ...letters('WAVE')]],
  ['nothing', []],
])('%s is no picture', (_, bytes) => {
  expect(read(bytes)).toEqual({ is: 'refused', why: 'files.notRight' });
});

test.each([
  ['a JPEG', [...jpeg, ...marks, ...picture]],
  ['a JPEG with filling in front', [...jpeg, 0xff, 0xff, ...marks, ...picture]],
  ['a JPEG with signs without a block', [...jpeg, 0xff, 0x01, 0xff, 0xd0, ...marks, ...picture]],
  ['a PNG', [...png, 0, 0, 0, 1, ...letters('eXIf'), 1, 0, 0, 0, 0]],
  ['a WebP', [...webp, ...letters('VP8 '), 1, 0, 0, 0, 1, 0, ...letters('EXIF'), 1, 0, 0, 0, 1]],
])('%s that says where it was taken is refused', (_, bytes) => {
  expect(read(bytes)).toEqual({ is: 'refused', why: 'files.hasMarks' });
});

test('the cap is exact, and a hash of other bytes is refused', () => {
  expect(read(filled(fileBytesMax))).toMatchObject({ is: 'file', size: fileBytesMax });
  expect(read(filled(fileBytesMax + 1))).toEqual({ is: 'refused', why: 'files.tooLarge' });
  expect(read(filled(100), 'a'.repeat(64))).toEqual({ is: 'refused', why: 'files.notRight' });
  expect(readFile('/9j/A', { sha256: '' })).toEqual({ is: 'refused', why: 'files.notRight' });
});

test('a block of no length, or beyond the end, ends the look', () => {
  expect(read([...jpeg, 0xff, 0xe2, 0, 0, 0xff, 0xe2, 0, 0])).toMatchObject({ is: 'file' });
  expect(read([...webp, ...letters('VP8 '), 255, 255, 255, 255])).toMatchObject({ is: 'file' });
});
