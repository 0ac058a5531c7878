import { piecesOf } from '#shared/domain/voters/receive-voter-file.ts';
import { openSequentialRun, type Run, type Waiting } from '../../../shared/data/sequential-run.ts';
import type { PackedImport } from '../../../shared/voter-reading/voter-import-protocol.ts';
import { isRefusal } from './send-refusals.ts';

export type Arrived = { parts: number; voters: number };
export type Ports = Waiting & {
  /** Numbers of the parts that are there. */
  start: (packed: PackedImport) => Promise<readonly number[]>;
  sendPart: (packed: PackedImport, index: number) => Promise<void>;
  finish: (fileId: string) => Promise<unknown>;
  /** What has arrived, and whether an attempt failed and another will come. */
  onChange: (arrived: Arrived | null, waiting: boolean) => void;
};

/**
 * Sends a packed file: asks what is there, brings what is missing, then makes it the current one. Each of these may be
 * asked again, so whatever interrupts it, doing it anew ends in the same place.
 */
export function openSender(packed: PackedImport, ports: Ports): Run {
  const { chunks } = packed.promise;
  const pieces = piecesOf(packed.promise);
  let missing: number[] | null = null;
  let done = false;
  const arrived = (): Arrived | null => {
    if (!missing) return null;
    // Those who are gone are none of the file's voters.
    const left = missing.reduce((sum, index) => sum + (chunks[index]?.rows ?? 0), 0);
    return { parts: pieces.length - missing.length, voters: packed.promise.counts.voters - left };
  };

  async function next(): Promise<void> {
    if (!missing) {
      const have = new Set(await ports.start(packed));
      missing = pieces.flatMap((_, index) => (have.has(index) ? [] : [index]));
      return;
    }
    const [index] = missing;
    if (index === undefined) {
      await ports.finish(packed.fileId);
      done = true;
      return;
    }
    await ports.sendPart(packed, index);
    missing.shift();
  }

  return openSequentialRun({
    backoff: ports.backoff,
    pause: ports.pause,
    more: () => !done,
    send: async () => {
      try {
        await next();
      } catch (error) {
        // The answer to the last attempt was lost.
        if (!isRefusal(error, 'voterFiles.done')) throw error;
        done = true;
      }
      ports.onChange(arrived(), false);
    },
    onWaiting: () => ports.onChange(arrived(), true),
  });
}
