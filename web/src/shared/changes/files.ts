import type { Entry } from '../data/journal/index.ts';
import { exportable } from '../data/journal/item.ts';
import { download } from '../ui/download.ts';
import { tableOf, type Words } from './table.ts';

const named = (ending: string, what = 'changes'): string =>
  `hustings-${what}-${new Date().toISOString().slice(0, 10)}.${ending}`;

/** `what` they are, in the file's name. */
export const downloadTable = (entries: readonly Entry[], words: Words, what?: string): void =>
  download(new Blob([tableOf(entries, words)], { type: 'text/csv' }), named('csv', what));

/** Everything that the changes carry, for those who put them in by other means. */
export const downloadJson = (entries: readonly Entry[]): void =>
  download(
    new Blob([JSON.stringify(exportable(entries), null, 2)], { type: 'application/json' }),
    named('json'),
  );
