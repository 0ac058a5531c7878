import type { ImportExtra, ImportFlag } from '../../collections/import-flags.ts';
import { importExtra as extraLimits, importFlags as limits } from '../../constants.ts';
import { toPlainLine, toPlainLines, truncate } from './cells.ts';
import type { Problem } from './row-problems.ts';

/** Problems as a record holds them: the first few, each with its column's header and the cell, not too long. */
export const flagsOf = (problems: readonly Problem[], headers: readonly string[]): ImportFlag[] =>
  problems.slice(0, limits.max).map(({ field, column, code, cell }) => ({
    field,
    column: truncate(toPlainLine(headers[column ?? -1] ?? ''), limits.column),
    code,
    cell: truncate(toPlainLines(cell), limits.cell),
  }));

export type Marked = { flags: readonly ImportFlag[]; extra: ImportExtra | null };

/** What a row left behind, as the fields of a record. Nothing where it left nothing, as for records entered by hand. */
export const marksOf = ({ flags, extra }: Marked) => ({
  ...(flags.length > 0 ? { import_flagged: true, import_flags: [...flags] } : {}),
  ...(extra === null ? {} : { import_extra: extra }),
});

const sameFlag = (one: ImportFlag, other: ImportFlag): boolean =>
  one.field === other.field && one.column === other.column && one.cell === other.cell;

type MarkedRecord = {
  import_flags?: readonly ImportFlag[] | undefined;
  import_extra?: ImportExtra | undefined;
};

/**
 * What a row adds to a record that is already there: flags of cells that the record still lacks a value for, and texts
 * of columns that it does not have yet. The same row again adds nothing.
 */
export function moreMarks(
  record: MarkedRecord,
  { flags, extra }: Marked,
  lacks: (flag: ImportFlag) => boolean,
) {
  const before = record.import_flags ?? [];
  const fresh = flags.filter((flag) => lacks(flag) && !before.some((one) => sameFlag(one, flag)));
  const all = [...before, ...fresh].slice(0, limits.max);
  const merged = mergedExtra(record.import_extra ?? null, extra);
  return {
    ...(all.length > before.length ? { import_flagged: true, import_flags: all } : {}),
    ...(merged === null ? {} : { import_extra: merged }),
  };
}

/** Both, as far as a record holds them; null where the second adds nothing. */
function mergedExtra(stored: ImportExtra | null, extra: ImportExtra | null): ImportExtra | null {
  let merged = stored ?? {};
  for (const [key, text] of Object.entries(extra ?? {})) {
    if (Object.hasOwn(merged, key)) continue;
    const next = { ...merged, [key]: text };
    if (Object.keys(next).length <= extraLimits.max && JSON.stringify(next).length <= extraLimits.json)
      merged = next;
  }
  return Object.keys(merged).length > Object.keys(stored ?? {}).length ? merged : null;
}
