import * as z from 'zod/mini';
import { headerKey } from '#shared/domain/import/headers.ts';
import { recall, remember } from '../../local-storage.ts';
import { currentMember } from '../../session/session-store.ts';

/** The newest sets of headers are kept. */
const setsMax = 20;
const stored = z.array(z.strictObject({ set: z.string(), mapping: z.unknown() }));

const setOf = (kind: string, headers: readonly string[]): string =>
  [kind, ...headers.map(headerKey)].join('|');
/** The same of one campaign's files: what somebody chose for theirs says nothing of another's. */
const ownSetOf = (kind: string, headers: readonly string[]): string =>
  `${currentMember()?.organization ?? ''}/${setOf(kind, headers)}`;

/**
 * What somebody chose for the columns of files, by campaign, kind and set of headers, in this device's storage under `key`.
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
      const sets = all();
      // An older version did not say whose a choice is: it holds until the campaign has one of its own.
      const known = [ownSetOf(kind, headers), setOf(kind, headers)]
        .map((one) => sets.find(({ set }) => set === one))
        .find((one) => one !== undefined);
      return known ? read(known.mapping, headers.length) : null;
    },
    keep: (kind: string, headers: readonly string[], mapping: M): void => {
      const set = ownSetOf(kind, headers);
      const others = all().filter((one) => one.set !== set);
      // Where storage is closed or full, they are matched by name the next time.
      remember(key, JSON.stringify([{ set, mapping }, ...others].slice(0, setsMax)));
    },
  };
}
