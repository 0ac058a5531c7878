import type { ImportRow } from '#shared/calls/imports.ts';
import type { Sameness } from '#shared/rules/import/duplicates.ts';
import type { ImportKind } from '#shared/rules/import/fields.ts';
import type { FlagField, Problem, ProblemCode } from '#shared/rules/import/problems.ts';

/** Cleaned rows of one kind, as the calls take them. */
export type Batch = { [K in ImportKind]: { kind: K; rows: ImportRow[K][] } }[ImportKind];

export const serverRefusals = ['person_deleted', 'not_saved'] as const;
export type ServerRefusal = { row: number; why: (typeof serverRefusals)[number] };

/** Why a row is listed in the preview or in the file of refused rows. */
export type Reason =
  /** `header`: what the file calls the column, if the problem is about one. */
  | ({ is: 'problem'; header: string } & Problem)
  | { is: 'duplicate'; first: number; by: Sameness }
  | { is: 'equal'; first: number }
  | { is: 'present' }
  | { is: 'server'; why: ServerRefusal['why'] };

/** One row that a person may want to look at; `who` is what it is about. */
export type Listed = { row: number; who: string; reasons: readonly Reason[] };
export const lists = ['problems', 'left_out', 'duplicates', 'equal', 'present'] as const;
export type List = (typeof lists)[number];

/** The catalogue's words, handed over because the worker has no catalogue. `{{row}}` is filled in. */
export type Words = {
  field: Record<FlagField, string>;
  problem: Record<ProblemCode, string>;
  duplicate: Record<Sameness, string>;
  server: Record<ServerRefusal['why'], string>;
  equal: string;
  present: string;
  /** Names of the two columns that a file of refused rows has before its own. */
  row: string;
  reason: string;
  /** The other columns of a file of problems, and what becomes of a row or cell. */
  column: string;
  cell: string;
  outcome: string;
  outcomes: Record<'rejected' | 'left_out' | 'duplicate', string>;
};

/** A reason as a sentence: `Email: This is not an email address.` */
export function sentence(reason: Reason, words: Words): string {
  switch (reason.is) {
    case 'problem': {
      const said = words.problem[reason.code];
      if (reason.field === 'row') return said;
      return `${reason.field === 'extra' ? reason.header : words.field[reason.field]}: ${said}`;
    }
    case 'duplicate':
      return words.duplicate[reason.by].replace('{{row}}', String(reason.first));
    case 'equal':
      return words.equal.replace('{{row}}', String(reason.first));
    case 'present':
      return words.present;
    case 'server':
      return words.server[reason.why];
  }
}
