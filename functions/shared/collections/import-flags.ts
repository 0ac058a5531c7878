import * as z from 'zod/mini';
import { importExtra as extraLimits, importFlags as flagLimits } from '../constants.ts';
import { problemCodes } from '../domain/import/problem-codes.ts';
import { text } from './define.ts';

/** Control characters, line breaks apart, and marks that turn the direction of text: no cell is stored with them. */
const hidden = /(?![\n\u200C\u200D])[\p{Cc}\p{Cf}]/u;
const clean = z.refine((value: unknown) => typeof value === 'string' && !hidden.test(value));

/** A cell that was left out or cut: the column's header, which field it was for, why, and the cell as the file had it. */
export const importFlag = z.strictObject({
  /** One of `flagFields`, which an import's call checks: they follow from definitions that hold flags. */
  field: z.string().check(z.regex(/^[A-Za-z]\w{0,63}$/)),
  column: z.string().check(z.maxLength(flagLimits.column), clean),
  code: z.enum(problemCodes),
  cell: z.string().check(z.maxLength(flagLimits.cell), clean),
});
export const importFlagList = z.array(importFlag).check(z.maxLength(flagLimits.max));
export type ImportFlag = z.output<typeof importFlag>;

/** Firestore reserves names of the form `__…__`. */
const header = text(flagLimits.column).check(z.regex(/^(?!__.*__$)[^\n]*$/), clean);
/** Columns of the file that have no field yet, by header, as text. */
export const importExtra = z
  .record(header, text(extraLimits.cell).check(clean))
  .check(z.refine((extra) => isWithinLimits(extra)));
export type ImportExtra = z.output<typeof importExtra>;

function isWithinLimits(extra: Readonly<Record<string, string>>): boolean {
  const count = Object.keys(extra).length;
  return count > 0 && count <= extraLimits.max && JSON.stringify(extra).length <= extraLimits.json;
}

/** What an import leaves on a record beside its fields. Only functions write it; a record entered by hand lacks it. */
export const importMarks = {
  /** There and true where `import_flags` holds anything: lists filter by it. */
  import_flagged: z.optional(z.boolean()),
  import_flags: z.optional(importFlagList),
  import_extra: z.optional(importExtra),
};
