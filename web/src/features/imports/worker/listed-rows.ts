import type { ImportRow } from '#shared/api/imports-api.ts';
import type { Sameness } from '#shared/domain/import/duplicates.ts';
import type { ImportKind } from '#shared/domain/import/import-fields.ts';
import type { FlagField, Problem, ProblemCode } from '#shared/domain/import/row-problems.ts';
import type { rowRefusals } from '#shared/domain/import/row-refusals.ts';

/** Cleaned rows of one kind, as the calls take them. */
export type Batch = { [K in ImportKind]: { kind: K; rows: ImportRow[K][] } }[ImportKind];

export type ServerRefusal = { row: number; why: (typeof rowRefusals)[number] };

/** Why a row is listed in the preview or in the file of refused rows. */
export type Reason =
  /** `header`: what the file calls the column, if the problem is about one. */
  | ({ is: 'problem'; header: string } & Problem)
  | { is: 'duplicate'; first: number; by: Sameness }
  | { is: 'equal'; first: number }
  | { is: 'present' }
  /** Of another committee, as the file calls it. */
  | { is: 'other'; name: string }
  | { is: 'server'; why: ServerRefusal['why'] };

/** One row that a person may want to look at; `subject` is what it is about. */
export type Listed = { row: number; subject: string; reasons: readonly Reason[] };
export const lists = ['problems', 'left_out', 'duplicates', 'equal', 'others', 'present'] as const;
export type List = (typeof lists)[number];

/** The catalogue's words, handed over because the worker has no catalogue. `{{row}}` is filled in. */
export type ReasonTexts = {
  field: Record<FlagField, string>;
  problem: Record<ProblemCode, string>;
  duplicate: Record<Sameness, string>;
  server: Record<ServerRefusal['why'], string>;
  equal: string;
  present: string;
  /** `{{name}}` is filled in. */
  other: string;
  /** Names of the two columns that a file of refused rows has before its own. */
  row: string;
  reason: string;
  /** The other columns of a file of problems, and what becomes of a row or cell. */
  column: string;
  cell: string;
  outcome: string;
  outcomes: Record<'rejected' | 'left_out' | 'duplicate' | 'other', string>;
};

/** A reason as a sentence: `Email: This is not an email address.` */
export function sentence(reason: Reason, texts: ReasonTexts): string {
  switch (reason.is) {
    case 'problem': {
      const problem = texts.problem[reason.code];
      if (reason.field === 'row') return problem;
      return `${reason.field === 'extra' ? reason.header : texts.field[reason.field]}: ${problem}`;
    }
    case 'duplicate':
      return texts.duplicate[reason.by].replace('{{row}}', String(reason.first));
    case 'equal':
      return texts.equal.replace('{{row}}', String(reason.first));
    case 'other':
      return texts.other.replace('{{name}}', reason.name);
    case 'present':
      return texts.present;
    case 'server':
      return texts.server[reason.why];
  }
}
