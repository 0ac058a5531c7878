import type { DuplicateRecord } from '#shared/domain/people/duplicates/duplicate-record.ts';
import { type DuplicatePair, findDuplicates } from '#shared/domain/people/duplicates/find-duplicates.ts';

export type FromFinder = { is: 'part'; done: number } | { is: 'found'; pairs: DuplicatePair[] };

const say = (message: FromFinder): void => self.postMessage(message);

self.addEventListener('message', ({ data }: MessageEvent<DuplicateRecord[]>) =>
  say({ is: 'found', pairs: findDuplicates(data, (done) => say({ is: 'part', done })) }),
);
