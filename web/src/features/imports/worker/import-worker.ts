import { toPlainLine } from '#shared/domain/import/cells.ts';
import type { ImportKind } from '#shared/domain/import/import-fields.ts';
import { bareSlice, type Checked, check, slice } from './check-file.ts';
import type { Answered, FileFacts, Preview, Reply, Request, WorkerRequest } from './import-protocol.ts';
import type { Listed } from './listed-rows.ts';
import { problemsCsv } from './problems-csv.ts';
import { readTable, type Table } from './read-table.ts';
import { refusedCsv } from './refused-csv.ts';

/** Holds one file: its rows never reach the page, which asks for what it shows or sends. */
let current: { kind: ImportKind; table: Table } | null = null;
let checked: Checked | null = null;

const samplesShown = 3;

function samples({ headers, lines }: Table): string[][] {
  const head = lines.slice(0, 200);
  return headers.map((_, at) => {
    const cells = head.map(({ cells }) => toPlainLine(cells[at] ?? '').slice(0, 60));
    return [...new Set(cells.filter((cell) => cell !== ''))].slice(0, samplesShown);
  });
}

async function read(kind: ImportKind, file: File): Promise<Reply> {
  const bytes = await file.arrayBuffer().catch(() => null);
  if (!bytes) return { is: 'refused file', why: 'not_readable' };
  const answer = readTable(kind, new Uint8Array(bytes));
  if (answer.is === 'refused') return { is: 'refused file', why: answer.why };
  const { table } = answer;
  current = { kind, table };
  checked = null;
  const { headers, encoding, repeated, openQuote, garbled } = table;
  const facts: FileFacts = {
    name: file.name,
    rows: table.lines.length,
    samples: samples(table),
    ...{ headers, encoding, repeated, openQuote, garbled },
  };
  return { is: 'file', facts };
}

const counts = ({ batch, listed, dates, money }: Checked): Preview => ({
  ready: batch.rows.length,
  listed: {
    problems: listed.problems.length,
    left_out: listed.left_out.length,
    duplicates: listed.duplicates.length,
    equal: listed.equal.length,
    present: listed.present.length,
  },
  dates,
  money: money && { ...money },
});

const csvOf = (parts: string[]): Reply => ({
  is: 'csv',
  csv: new Blob(parts, { type: 'text/csv;charset=utf-8' }),
});

function mark({ batch, listed, money }: Checked, from: number, present: readonly boolean[]): void {
  const found = batch.rows.slice(from, from + present.length).filter((_, at) => present[at]);
  const rows: Listed[] = found.map(({ row, name }) => ({ row, subject: name, reasons: [{ is: 'present' }] }));
  listed.present.push(...rows);
  if (money) for (const row of found) money.present += 'amount' in row ? row.amount : 0;
}

async function answer(request: Request): Promise<Reply> {
  if (request.ask === 'read') return read(request.kind, request.file);
  if (!current) throw new Error('No file has been read.');
  const { kind, table } = current;
  if (request.ask === 'check') {
    checked = check(kind, table, request.mapping, request.dayOrder);
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
