import { fieldKeys } from './import-field.ts';
import type { ProblemCode } from './problem-codes.ts';

export { type ProblemCode, problemCodes } from './problem-codes.ts';

/** What a problem is about: a field, a column without one, or the row as a whole. */
export const flagFields = [...fieldKeys, 'extra', 'row'] as const;
export type FlagField = (typeof flagFields)[number];
export const isFlagField = (field: string): field is FlagField => flagFields.some((one) => one === field);

/** One reason, with the cell as the file has it and its column's place. */
export type Problem = { code: ProblemCode; field: FlagField; column: number | null; cell: string };

/** What a reader makes of one cell. */
export type Parsed<T> = { value: T } | { code: ProblemCode };
export type Parse<T> = (written: string) => Parsed<T>;

/** What a row came to: a record, with what was left out of it, or why there is none. */
export type Read<T> =
  | { is: 'row'; row: T; left: readonly Problem[] }
  | { is: 'problems'; problems: readonly Problem[] };
