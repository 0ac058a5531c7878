import type { FieldKey } from './field.ts';

/** Why a row is refused. Every code has its sentence in the catalogue. */
export const problemCodes = [
  'name_missing',
  'name_empty',
  'too_long',
  'formula',
  'email_bad',
  'phone_bad',
  'capacity_bad',
  'amount_missing',
  'amount_bad',
  'amount_zero',
  'amount_negative',
  'amount_large',
  'date_missing',
  'date_bad',
  'status_bad',
  'type_bad',
  'hours_bad',
  'hours_negative',
  'hours_large',
  'skill_long',
  'skills_many',
  'cells_many',
  'cells_few',
  'quote_open',
] as const;
export type ProblemCode = (typeof problemCodes)[number];

/** One reason, with the cell as the file has it. No field: the row as a whole. */
export type Problem = { code: ProblemCode; field: FieldKey | null; cell: string };

/** What a reader makes of one cell. */
export type Parsed<T> = { value: T } | { code: ProblemCode };
export type Parse<T> = (written: string) => Parsed<T>;

/** What a row came to. */
export type Read<T> = { is: 'row'; row: T } | { is: 'problems'; problems: readonly Problem[] };
