import type * as Caches from './caches.ts';
import type { Answers, Kind, Source } from './caches.ts';

let caches: typeof Caches | null = null;
let coming: Promise<void> | null = null;

/** Fetches the caches, 6 kB that the first dashboard does without. Until they are here every answer is read. */
export function loadCaches(): Promise<void> {
  coming ??= import('./caches.ts').then(
    (module) => {
      caches = module;
    },
    () => {
      coming = null;
    },
  );
  return coming;
}

/**
 * Remembers what `read` answers, for as long as its kind has it, until this device changes one of its sources or a
 * listener hears that somebody did. Who asks meanwhile waits for the same answer. Null is not remembered: somebody may
 * add what is not there, and no listener would say so.
 */
export function createCachedReader<T>(kind: Kind, name: string) {
  const answers: Answers<T> = { values: new Map(), requests: new Map() };
  return (id: string, sources: readonly Source[], read: () => Promise<T | null>): Promise<T | null> =>
    caches ? caches.readThroughCache({ kind, key: `${name}/${id}`, sources }, answers, read) : read();
}

/** Said by listeners: these documents as the server has them now, and the ids of those that left their list. */
export function invalidateFromListener(
  table: string,
  documents: readonly { id: string }[],
  removed: readonly string[] = [],
): void {
  caches?.invalidateChanged(table, documents);
  for (const id of removed) caches?.invalidate(table, id);
}
