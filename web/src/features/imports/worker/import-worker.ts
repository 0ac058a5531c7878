import { toPlainLine } from '#shared/domain/import/cells.ts';
import type { ImportKind } from '#shared/domain/import/import-fields.ts';
import { isWorkbook } from '../../../shared/spreadsheet/decode.ts';
import { readTable, type Table } from '../../../shared/spreadsheet/read-table.ts';
import type { WorkbookFile } from '../../../shared/spreadsheet/read-workbook.ts';
import { bareSlice, type Checked, check, slice } from './check-file.ts';
import type { Answered, FileFacts, Preview, Reply, Request, WorkerRequest } from './import-protocol.ts';
import type { Listed } from './listed-rows.ts';
import { problemsCsv } from './problems-csv.ts';
import { refusedCsv } from './refused-csv.ts';

/** Holds one file: its rows never reach the page, which asks for what it shows or sends. */
let current: { kind: ImportKind; name: string; table: Table; workbook: WorkbookFile | null } | null = null;
let checked: Checked | null = null;

const samplesShown = 3;

function samples({ headers, lines }: Table): string[][] {
  const head = lines.slice(0, 200);
  return headers.map((_, at) => {
    const cells = head.map(({ cells }) => toPlainLine(cells[at] ?? '').slice(0, 60));
    return [...new Set(cells.filter((cell) => cell !== ''))].slice(0, samplesShown);
  });
}

/** Excel's files by their name; by their first bytes, all workbooks are known. */
const xlsxName = /\.xls[xm]$/i;

async function read(kind: ImportKind, file: File): Promise<Reply> {
  const buffer = await file.arrayBuffer().catch(() => null);
  if (!buffer) return { is: 'refused file', why: 'not_readable' };
  const bytes = new Uint8Array(buffer);
  const { name } = file;
  if (!isWorkbook(bytes) && !xlsxName.test(name)) {
    const answer = readTable(kind, bytes);
    if (answer.is === 'refused') return { is: 'refused file', why: answer.why };
    return take({ kind, name, table: answer.table, workbook: null }, 0);
  }
  // Fetched with the first workbook, so that nobody else waits for it.
  const { readWorkbook } = await import('../../../shared/spreadsheet/read-workbook.ts');
  const opened = readWorkbook(bytes);
  if (opened.is === 'refused') return { is: 'refused file', why: opened.why };
  const { workbook } = opened;
  const { sheet, read } = workbook.first(kind);
  if (read.is === 'refused') return { is: 'refused file', why: read.why };
  return take({ kind, name, table: read.table, workbook }, sheet);
}

function readSheet(file: NonNullable<typeof current>, sheet: number): Reply {
  const read = file.workbook?.table(file.kind, sheet);
  if (!read) throw new Error('The file is no workbook.');
  return read.is === 'refused'
    ? { is: 'refused file', why: read.why }
    : take({ ...file, table: read.table }, sheet);
}

/** Holds a table from now on. */
function take(file: NonNullable<typeof current>, sheet: number): Reply {
  current = file;
  checked = null;
  const { name, table, workbook } = file;
  const { headers, encoding, repeated, openQuote, garbled } = table;
  const facts: FileFacts = {
    name,
    rows: table.lines.length,
    sheets: workbook?.sheets ?? null,
    sheet,
    samples: samples(table),
    ...{ headers, encoding, repeated, openQuote, garbled },
  };
  return { is: 'file', facts };
}

const counts = ({ batch, listed, dates, money, unclear, recipients }: Checked): Preview => ({
  ready: batch.rows.length,
  listed: {
    problems: listed.problems.length,
    left_out: listed.left_out.length,
    duplicates: listed.duplicates.length,
    equal: listed.equal.length,
    others: listed.others.length,
    present: listed.present.length,
  },
  dates,
  money: money && { ...money },
  unclear,
  recipients,
});

const csvOf = (parts: string[]): Reply => ({
  is: 'csv',
  csv: new Blob(parts, { type: 'text/csv;charset=utf-8' }),
});

function mark({ batch, listed, money }: Checked, from: number, present: readonly boolean[]): void {
  const found = batch.rows.slice(from, from + present.length).filter((_, at) => present[at]);
  const rows: Listed[] = found.map(({ row, name }) => ({ row, subject: name, reasons: [{ is: 'present' }] }));
  // Rows are sent donor by donor, and listed as they are in the file.
  listed.present.push(...rows);
  listed.present.sort((one, other) => one.row - other.row);
  if (money)
    for (const row of found) if ('refund' in row) money.present += row.refund ? -row.amount : row.amount;
}

async function answer(request: Request): Promise<Reply> {
  if (request.ask === 'read') return read(request.kind, request.file);
  if (!current) throw new Error('No file has been read.');
  if (request.ask === 'sheet') return readSheet(current, request.sheet);
  const { kind, table } = current;
  if (request.ask === 'check') {
    const { mapping, dayOrder, meanings, recipient } = request;
    checked = check(kind, table, mapping, dayOrder, meanings, recipient);
    return { is: 'preview', preview: counts(checked) };
  }
  if (!checked) throw new Error('The file has not been checked.');
  switch (request.ask) {
    case 'rows':
      return { is: 'rows', batch: (request.bare ? bareSlice : slice)(checked, request.from, request.count) };
    case 'mark':
      mark(checked, request.from, request.present);
      return { is: 'preview', preview: counts(checked) };
    case 'listed': {
      const { list, from, count } = request;
      return { is: 'listed', rows: checked.listed[list].slice(from, from + count) };
    }
    case 'refused':
      return csvOf(refusedCsv(table, checked, request.later, request.texts));
    case 'problems':
      return csvOf(problemsCsv(checked, request.texts));
  }
}

const say = (answered: Answered): void => self.postMessage(answered);

self.addEventListener('message', ({ data }: MessageEvent<WorkerRequest>) => {
  answer(data.request).then(
    (reply) => say({ id: data.id, reply }),
    (error: unknown) => say({ id: data.id, reply: { is: 'failed', message: String(error) } }),
  );
});
