import type { Entry } from '../data/journal/index.ts';
import { exportable } from '../data/journal/queue-item.ts';
import { download } from '../ui/download.ts';
import { type Labels, tableOf } from './changes-csv.ts';

const named = (ending: string, subject = 'changes'): string =>
  `hustings-${subject}-${new Date().toISOString().slice(0, 10)}.${ending}`;

/** `subject` they are, in the file's name. */
export const downloadTable = (entries: readonly Entry[], labels: Labels, subject?: string): void =>
  download(new Blob([tableOf(entries, labels)], { type: 'text/csv' }), named('csv', subject));

/** Everything that the changes carry, for those who put them in by other means. */
export const downloadJson = (entries: readonly Entry[]): void =>
  download(
    new Blob([JSON.stringify(exportable(entries), null, 2)], { type: 'application/json' }),
    named('json'),
  );
