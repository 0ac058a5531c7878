import { fileRefusals } from '#shared/rules/voters/receiving.ts';
import { openRun, type Run, type Waiting } from '../../../shared/data/one-by-one.ts';
import type { KeptImport } from '../worker/protocol.ts';
import { saidSo } from './refusals.ts';

export type Arrived = { parts: number; voters: number };
export type Ports = Waiting & {
  /** Numbers of the parts that are there. */
  start: (kept: KeptImport) => Promise<readonly number[]>;
  bring: (kept: KeptImport, index: number) => Promise<void>;
  finish: (fileId: string) => Promise<unknown>;
  /** What has arrived, and whether an attempt failed and another will come. */
  onChange: (arrived: Arrived | null, waiting: boolean) => void;
};

/**
 * Sends a packed file: asks what is there, brings what is missing, then makes it the current one. Each of these may be
 * asked again, so whatever interrupts it, doing it anew ends in the same place.
 */
export function openSender(kept: KeptImport, ports: Ports): Run {
  const { chunks } = kept.promise;
  let missing: number[] | null = null;
  let done = false;
  const arrived = (): Arrived | null => {
    if (!missing) return null;
    const left = missing.reduce((sum, index) => sum + (chunks[index]?.rows ?? 0), 0);
    return { parts: chunks.length - missing.length, voters: kept.promise.counts.voters - left };
  };

  async function next(): Promise<void> {
    if (!missing) {
      const have = new Set(await ports.start(kept));
      missing = chunks.flatMap((_, index) => (have.has(index) ? [] : [index]));
      return;
    }
    const [index] = missing;
    if (index === undefined) {
      await ports.finish(kept.fileId);
      done = true;
      return;
    }
    await ports.bring(kept, index);
    missing.shift();
  }

  return openRun({
    patience: ports.patience,
    pause: ports.pause,
    more: () => !done,
    send: async () => {
      try {
        await next();
      } catch (error) {
        // The answer to the last attempt was lost.
        if (!saidSo(error, fileRefusals.done)) throw error;
        done = true;
      }
      ports.onChange(arrived(), false);
    },
    onWaiting: () => ports.onChange(arrived(), true),
  });
}
