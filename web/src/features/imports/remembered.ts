import * as z from 'zod/mini';
import { fieldKeys, type ImportKind } from '#shared/rules/import/fields.ts';
import { headerKey, type Mapping } from '#shared/rules/import/headers.ts';
import { recall, remember } from '../../shared/ui/remembered.ts';

/** Local storage: the columns a person chose, for each set of headers. The newest sets are kept. */
const key = 'importColumns';
const setsKept = 20;

const stored = z.array(z.strictObject({ set: z.string(), mapping: z.array(z.nullable(z.enum(fieldKeys))) }));
type Stored = z.output<typeof stored>;

const setOf = (kind: ImportKind, headers: readonly string[]): string =>
  [kind, ...headers.map(headerKey)].join('|');

function all(): Stored {
  try {
    const parsed = stored.safeParse(JSON.parse(recall(key) ?? '[]'));
    return parsed.success ? parsed.data : [];
  } catch {
    // Something else stands there: the columns are matched by name again.
    return [];
  }
}

/** The columns chosen the last time that a file had these headers. */
export const rememberedMapping = (kind: ImportKind, headers: readonly string[]): Mapping | null =>
  all().find(({ set, mapping }) => set === setOf(kind, headers) && mapping.length === headers.length)
    ?.mapping ?? null;

export function rememberMapping(kind: ImportKind, headers: readonly string[], mapping: Mapping): void {
  const set = setOf(kind, headers);
  const others = all().filter((one) => one.set !== set);
  // Where storage is closed or full, they are matched by name the next time.
  remember(key, JSON.stringify([{ set, mapping }, ...others].slice(0, setsKept)));
}
