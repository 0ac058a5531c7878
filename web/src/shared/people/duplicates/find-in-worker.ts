import type { DuplicateRecord } from '#shared/domain/people/duplicates/duplicate-record.ts';
import type { DuplicatePair } from '#shared/domain/people/duplicates/find-duplicates.ts';
import type { FromFinder } from './duplicate-worker.ts';

/** Pairs that may be one person, likeliest first. The worker ends with its answer. */
export function findInWorker(
  records: readonly DuplicateRecord[],
  onPart: (done: number) => void,
): Promise<DuplicatePair[]> {
  const worker = new Worker(new URL('./duplicate-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<DuplicatePair[]>((found, failed) => {
    worker.addEventListener('message', ({ data }: MessageEvent<FromFinder>) =>
      data.is === 'part' ? onPart(data.done) : found(data.pairs),
    );
    worker.addEventListener('error', ({ message }) => failed(new Error(message)));
    worker.postMessage(records);
  }).finally(() => worker.terminate());
}
