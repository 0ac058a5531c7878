import { isDemo } from '../demo/mode.ts';
import { headOf, whoseNow } from './holder.ts';
import { openLine, Refused } from './line.ts';
import { rootOf, sourceOf } from './served.ts';
import type { Heard, VoterFile } from './source.ts';
import { wordsOf } from './told.ts';

/**
 * The file that is current, and its chunks one by one by their place, gzipped as they were imported: from this device,
 * else over the network (one read each), each checked against its hash. `chunk` rejects in words where it cannot be had.
 * Whoever is done with it closes it.
 */
export type CurrentFile = {
  file: VoterFile;
  chunk: (index: number) => Promise<Uint8Array<ArrayBuffer>>;
  close: () => void;
};

/** Null where there is none. Rejects where the server cannot be asked. For the page: an import's worker is handed the bytes. */
export async function currentFile(): Promise<CurrentFile | null> {
  const now = whoseNow();
  if (!now) return null;
  const { uid, organization } = now;
  const source = sourceOf(organization);
  let stop = () => {};
  const heard = await new Promise<Heard<VoterFile>>((hear, fail) => {
    stop = source.file(hear, fail);
  }).finally(() => stop());
  if (heard.is === 'absent') return null;
  if (heard.is === 'unseen') throw new Error(wordsOf('unreached', null));
  const file = heard.value;
  const { chunks } = headOf(file);
  const line = openLine(source, { owner: isDemo ? null : uid, root: rootOf(organization) }, () => undefined);
  return {
    file,
    chunk: async (index) => {
      const promised = chunks[index];
      if (!promised) throw new RangeError(`The file has no part ${index}.`);
      try {
        return await line.chunk(promised);
      } catch (error) {
        throw new Error(wordsOf((error instanceof Refused && error.trouble) || 'unexpected', index + 1), {
          cause: error,
        });
      }
    },
    close: line.close,
  };
}
