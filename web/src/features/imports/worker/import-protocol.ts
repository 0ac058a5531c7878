import type { DayOrder } from '#shared/domain/days.ts';
import type { OrderFound } from '#shared/domain/import/day-order.ts';
import type { Mapping } from '#shared/domain/import/headers.ts';
import type { ImportKind } from '#shared/domain/import/import-fields.ts';
import type { Meanings } from '#shared/domain/import/read-consents.ts';
import type { Recipient } from '#shared/domain/import/recipients.ts';
import type { UnclearAnswers } from '#shared/domain/import/unclear-answers.ts';
import type { FileRefusal, Table } from '../../../shared/spreadsheet/read-table.ts';
import type { WorkbookFile } from '../../../shared/spreadsheet/read-workbook.ts';
import type { Batch, List, Listed, ReasonTexts, ServerRefusal } from './listed-rows.ts';
import type { Money } from './money-tally.ts';

/** What the screen may know of a file; the rows stay in the worker. */
export type FileFacts = Pick<Table, 'headers' | 'encoding' | 'repeated' | 'openQuote' | 'garbled'> & {
  name: string;
  rows: number;
  /** The workbook's sheets that hold something, and which of them this is. Null for text files. */
  sheets: WorkbookFile['sheets'] | null;
  sheet: number;
  /** A few cells of each column that are not blank. */
  samples: readonly (readonly string[])[];
};
export type Preview = {
  ready: number;
  listed: Record<List, number>;
  dates: OrderFound;
  /** Null for people. */
  money: Money | null;
  unclear: UnclearAnswers | null;
  recipients: readonly Recipient[];
};

/** How a file is checked. */
export type CheckChoice = {
  mapping: Mapping;
  dayOrder: DayOrder | null;
  meanings: Meanings;
  /** The committee whose rows are the campaign’s own; null: nobody chose one. */
  recipient: string | null;
};

export type Request =
  | { ask: 'read'; kind: ImportKind; file: File }
  /** Another sheet of the same workbook. One that is refused leaves the sheet before in place. */
  | { ask: 'sheet'; sheet: number }
  | ({ ask: 'check' } & CheckChoice)
  /** `bare`: without flags and text of columns without a field. */
  | { ask: 'rows'; from: number; count: number; bare: boolean }
  /** Which of the rows from there on are already in the database. */
  | { ask: 'mark'; from: number; present: readonly boolean[] }
  | { ask: 'listed'; list: List; from: number; count: number }
  | { ask: 'refused'; later: readonly ServerRefusal[]; texts: ReasonTexts }
  | { ask: 'problems'; texts: ReasonTexts };

export type Reply =
  | { is: 'file'; facts: FileFacts }
  | { is: 'refused file'; why: FileRefusal }
  | { is: 'preview'; preview: Preview }
  | { is: 'rows'; batch: Batch }
  | { is: 'listed'; rows: readonly Listed[] }
  | { is: 'csv'; csv: Blob }
  | { is: 'failed'; message: string };

export type WorkerRequest = { id: number; request: Request };
export type Answered = { id: number; reply: Reply };
