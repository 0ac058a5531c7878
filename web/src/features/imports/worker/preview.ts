import type { ImportRow } from '#shared/calls/imports.ts';
import type { DayOrder } from '#shared/rules/days.ts';
import { bare } from '#shared/rules/import/cells.ts';
import { dayOrderOf, type OrderFound } from '#shared/rules/import/day-order.ts';
import { duplicatesIn } from '#shared/rules/import/duplicates.ts';
import type { FieldKey } from '#shared/rules/import/field.ts';
import type { ImportKind } from '#shared/rules/import/fields.ts';
import type { Mapping } from '#shared/rules/import/headers.ts';
import { readRow } from '#shared/rules/import/rows.ts';
import type { Batch, List, Listed } from './listed.ts';
import type { Line, Table } from './table.ts';

/** What the rows of a file came to, under one choice of columns. */
export type Checked = {
  batch: Batch;
  dates: OrderFound;
  listed: Record<List, Listed[]>;
};

const dayFields: readonly (FieldKey | null)[] = ['date', 'lastActiveDate'];
const whoFields: readonly FieldKey[] = ['name', 'first_name', 'last_name', 'email'];

function* dayCells({ lines }: Table, mapping: Mapping): Generator<string> {
  const columns = mapping.flatMap((field, at) => (dayFields.includes(field) ? [at] : []));
  for (const { cells } of lines) for (const at of columns) yield cells[at] ?? '';
}

/** What a row is about, as the file says it: a refused row has no clean name. */
function who({ cells }: Line, mapping: Mapping): string {
  const columns = whoFields.map((field) => mapping.indexOf(field)).filter((at) => at >= 0);
  const said = columns.map((at) => bare(cells[at] ?? '')).filter((text) => text !== '');
  const [first = '', second] = said.length > 0 ? said : cells.map(bare).filter((text) => text !== '');
  const parted = mapping.includes('first_name') && !mapping.includes('name') && second;
  return (parted ? `${first} ${second}` : first).slice(0, 120);
}

function checkRows<K extends ImportKind>(kind: K, table: Table, mapping: Mapping, dayOrder: DayOrder) {
  const place = duplicatesIn(kind);
  const ready: ImportRow[K][] = [];
  const listed: Checked['listed'] = { problems: [], duplicates: [], equal: [], present: [] };
  for (const line of table.lines) {
    const { row } = line;
    const list = (name: List, reasons: Listed['reasons']) =>
      listed[name].push({ row, who: who(line, mapping), reasons });
    const read = readRow(kind, line.cells, mapping, { row, dayOrder });
    if (row === table.openQuote)
      list('problems', [{ is: 'problem', code: 'quote_open', field: null, cell: '' }]);
    else if (read.is === 'problems')
      list(
        'problems',
        read.problems.map((problem) => ({ is: 'problem' as const, ...problem })),
      );
    else {
      const placed = place(read.row);
      if (placed.is === 'duplicate') list('duplicates', [placed]);
      else ready.push(placed.row);
      if (placed.is === 'equal gift') list('equal', [{ is: 'equal', first: placed.first }]);
    }
  }
  return { ready, listed };
}

/** Checks every row of the file. About 50 µs a row, most of it telephone numbers. */
export function check(kind: ImportKind, table: Table, mapping: Mapping, chosen: DayOrder | null): Checked {
  const dates = dayOrderOf(dayCells(table, mapping));
  const order = chosen ?? dates.order;
  switch (kind) {
    case 'donors': {
      const { ready, listed } = checkRows(kind, table, mapping, order);
      return { batch: { kind, rows: ready }, dates, listed };
    }
    case 'donations': {
      const { ready, listed } = checkRows(kind, table, mapping, order);
      return { batch: { kind, rows: ready }, dates, listed };
    }
    case 'volunteers': {
      const { ready, listed } = checkRows(kind, table, mapping, order);
      return { batch: { kind, rows: ready }, dates, listed };
    }
  }
}

/** Some of the rows, for one request. */
export function slice(batch: Batch, from: number, count: number): Batch {
  switch (batch.kind) {
    case 'donors':
      return { kind: batch.kind, rows: batch.rows.slice(from, from + count) };
    case 'donations':
      return { kind: batch.kind, rows: batch.rows.slice(from, from + count) };
    case 'volunteers':
      return { kind: batch.kind, rows: batch.rows.slice(from, from + count) };
  }
}
