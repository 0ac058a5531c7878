import type { CurrentFile } from '../../../shared/voters/current-file.ts';

/** The file that the campaign works with, open while a newer one is compared with it. */
const held: { file: CurrentFile | null } = { file: null };

export function holdFormer(file: CurrentFile | null): void {
  held.file?.close();
  held.file = file;
}

/** The stored bytes of one of its chunks; null where there is none. */
export const formerChunk = async (index: number): Promise<Uint8Array | null> =>
  held.file ? held.file.chunk(index) : null;
