import { piecesOf } from '#shared/domain/voters/receive-voter-file.ts';
import { isDemo } from '../demo/mode.ts';
import { formatTrouble } from './format-trouble.ts';
import type { DocumentState, VoterFile } from './source.ts';
import { rootOf, sourceOf } from './voter-source.ts';
import { currentOwner } from './worker-connection.ts';
import { ChunkRefused, openLine } from './worker-line.ts';

/**
 * The file that is current, and its chunks and those of its gone voters one by one by their place, gzipped as they were imported: from this device,
 * else over the network (one read each), each checked against its hash. `chunk` rejects in words where it cannot be had.
 * Whoever is done with it closes it.
 */
export type CurrentFile = {
  file: VoterFile;
  chunk: (index: number) => Promise<Uint8Array<ArrayBuffer>>;
  close: () => void;
};

/** How long a connection that was lost is waited for; the database tries again within a minute. */
const reconnectMs = 70_000;

/** Null where there is none. Rejects where the server cannot be asked. For the page: an import's worker is handed the bytes. */
export async function currentFile(): Promise<CurrentFile | null> {
  const now = currentOwner();
  if (!now) return null;
  const { uid, organization } = now;
  const source = sourceOf(organization);
  let stop = () => {};
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const currentState = await new Promise<DocumentState<VoterFile>>((resolve, fail) => {
    stop = source.file((state) => {
      if (state.is !== 'unseen') return resolve(state);
      // While a large file is read, a busy device loses its connection for some seconds.
      waiting ??= setTimeout(() => resolve(state), navigator.onLine ? reconnectMs : 0);
    }, fail);
  }).finally(() => {
    stop();
    clearTimeout(waiting);
  });
  if (currentState.is === 'absent') return null;
  if (currentState.is === 'unseen') throw new Error(formatTrouble('unreached', null));
  const file = currentState.value;
  const pieces = piecesOf(file);
  const line = openLine(source, { owner: isDemo ? null : uid, root: rootOf(organization) }, () => undefined);
  return {
    file,
    chunk: async (index) => {
      const promised = pieces[index];
      if (!promised) throw new RangeError(`The file has no part ${index}.`);
      try {
        return await line.chunk({ id: promised.id, rows: promised.rows, hash: promised.hash });
      } catch (error) {
        throw new Error(
          formatTrouble((error instanceof ChunkRefused && error.trouble) || 'unexpected', index + 1),
          {
            cause: error,
          },
        );
      }
    },
    close: line.close,
  };
}
