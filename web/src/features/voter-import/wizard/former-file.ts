import type { CurrentFile } from '../../../shared/voters/current-file.ts';

/** The file that the campaign works with, open while a newer one is compared with it. */
const former: { file: CurrentFile | null } = { file: null };

export function holdFormer(file: CurrentFile | null): void {
  former.file?.close();
  former.file = file;
}

/** The stored bytes of one of its chunks; null where there is none. */
export const formerChunk = async (index: number): Promise<Uint8Array | null> =>
  former.file ? former.file.chunk(index) : null;
