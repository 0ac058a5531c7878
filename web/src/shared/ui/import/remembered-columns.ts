import * as z from 'zod/mini';
import { headerKey } from '#shared/domain/import/headers.ts';
import { recall, remember } from '../../local-storage.ts';

/** The newest sets of headers are kept. */
const setsMax = 20;
const stored = z.array(z.strictObject({ set: z.string(), mapping: z.unknown() }));

const setOf = (kind: string, headers: readonly string[]): string =>
  [kind, ...headers.map(headerKey)].join('|');

/**
 * What somebody chose for the columns of files, by kind and by set of headers, in this device's storage under `key`.
 * `read`: what was kept as what it is, null where it is something else or does not belong to so many columns.
 */
export function columnMemory<M>(key: string, read: (stored: unknown, columns: number) => M | null) {
  function all(): z.output<typeof stored> {
    try {
      const parsed = stored.safeParse(JSON.parse(recall(key) ?? '[]'));
      return parsed.success ? parsed.data : [];
    } catch {
      // Something else stands there: the columns are matched by name again.
      return [];
    }
  }

  return {
    /** What was chosen the last time that a file had these headers. */
    recall: (kind: string, headers: readonly string[]): M | null => {
      const known = all().find(({ set }) => set === setOf(kind, headers));
      return known ? read(known.mapping, headers.length) : null;
    },
    keep: (kind: string, headers: readonly string[], mapping: M): void => {
      const set = setOf(kind, headers);
      const others = all().filter((one) => one.set !== set);
      // Where storage is closed or full, they are matched by name the next time.
      remember(key, JSON.stringify([{ set, mapping }, ...others].slice(0, setsMax)));
    },
  };
}
