import type { ImportRow } from '#shared/api/imports-api.ts';
import { importWeightMax } from '#shared/constants.ts';
import { type DayOrder, today } from '#shared/domain/days.ts';
import { addressColumns } from '#shared/domain/import/address-columns.ts';
import { cellKindOf } from '#shared/domain/import/cell-kinds.ts';
import { withoutApostrophe } from '#shared/domain/import/cells.ts';
import { rowsWithin } from '#shared/domain/import/chunk-weight.ts';
import { dayOrderOf, type OrderFound } from '#shared/domain/import/day-order.ts';
import { duplicatesIn } from '#shared/domain/import/duplicates.ts';
import { type ExtraColumn, extraColumns, extraOf } from '#shared/domain/import/extra.ts';
import { giftsFirst } from '#shared/domain/import/gifts-first.ts';
import type { Mapping } from '#shared/domain/import/headers.ts';
import type { FieldKey } from '#shared/domain/import/import-field.ts';
import { fieldSchema, type ImportKind } from '#shared/domain/import/import-kinds.ts';
import type { Meanings } from '#shared/domain/import/read-consents.ts';
import { amountIn, readRow } from '#shared/domain/import/read-row.ts';
import { type Recipient, recipientOf, recipientTally } from '#shared/domain/import/recipients.ts';
import type { Problem } from '#shared/domain/import/row-problems.ts';
import { type UnclearAnswers, unclearAnswers } from '#shared/domain/import/unclear-answers.ts';
import type { Line, Table } from '../../../shared/spreadsheet/read-table.ts';
import type { Batch, List, Listed, Reason } from './listed-rows.ts';
import { type Money, moneyTally } from './money-tally.ts';

/** What the rows of a file came to, under one choice of columns. */
export type Checked = {
  batch: Batch;
  dates: OrderFound;
  listed: Record<List, Listed[]>;
  /** Null for people. */
  money: Money | null;
  /** Answers about consent that are in no table; null where the kind reads none. */
  unclear: UnclearAnswers | null;
  /** Committees that a file of gifts names. */
  recipients: readonly Recipient[];
  /** What the rows that are ready were made of, in their order, and its columns without a field. */
  lines: readonly Line[];
  extras: readonly ExtraColumn[];
};

function isDay(kind: ImportKind, field: FieldKey): boolean {
  if (kind === 'pledges') return field === 'made_on' || field === 'due_on';
  const schema = fieldSchema(kind, field);
  return schema !== undefined && cellKindOf(schema).is === 'day';
}

function* dayCells(kind: ImportKind, { lines }: Table, mapping: Mapping): Generator<string> {
  const columns = mapping.flatMap((field, at) => (field && isDay(kind, field) ? [at] : []));
  for (const { cells } of lines) for (const at of columns) yield cells[at] ?? '';
}

/** What a row is about, as the file says it: a rejected row has no clean name. */
function subjectOf({ cells }: Line, mapping: Mapping): string {
  const cell = (field: FieldKey) => withoutApostrophe(cells[mapping.indexOf(field)] ?? '');
  const parts = [cell('first_name'), cell('last_name')].filter((part) => part !== '');
  const name = cell('name') || parts.join(' ') || cell('email');
  return (name || cells.map(withoutApostrophe).find((text) => text !== '') || '').slice(0, 120);
}

/** Meanings as far as the list shows them, where it has no room for all; null where it has. */
function seenMeanings({ listed, unlisted }: UnclearAnswers, meanings: Meanings): Meanings | null {
  const seen = listed.flatMap(({ key }) => (meanings[key] ? [[key, meanings[key]] as const] : []));
  const isFull = unlisted > 0 && seen.length === listed.length;
  return isFull && seen.length < Object.keys(meanings).length ? Object.fromEntries(seen) : null;
}

function checkRows<K extends ImportKind>(
  kind: K,
  table: Table,
  mapping: Mapping,
  { dayOrder, meanings, recipient }: { dayOrder: DayOrder; meanings: Meanings; recipient: string | null },
): { ready: ImportRow[K][]; rest: Omit<Checked, 'batch' | 'dates'> } {
  const place = duplicatesIn(kind);
  const ready: { row: ImportRow[K]; line: Line }[] = [];
  const listed: Checked['listed'] = {
    ...{ problems: [], left_out: [], duplicates: [], equal: [], others: [], present: [] },
  };
  const { headers } = table;
  const extras = extraColumns(headers, mapping);
  const money = kind === 'donations' ? moneyTally() : null;
  const addresses = addressColumns(headers);
  const options = { dayOrder, headers, extras, addresses, meanings, today: today(new Date()) };
  const reasonOf = (problem: Problem): Reason => ({
    is: 'problem',
    ...problem,
    header: headers[problem.column ?? -1] ?? '',
  });
  const recipients = recipientTally();
  if (kind === 'donations')
    for (const { cells } of table.lines) {
      const named = recipientOf(cells, mapping);
      if (named) recipients.add(named, amountIn(cells, mapping));
    }
  for (const line of table.lines) {
    const { row, cells } = line;
    const list = (name: List, reasons: Listed['reasons']) =>
      listed[name].push({ row, subject: subjectOf(line, mapping), reasons });
    const open = row === table.openQuote;
    const amount = money && !open ? amountIn(cells, mapping) : null;
    const named = kind === 'donations' && !open ? recipientOf(cells, mapping) : null;
    if (named && recipients.isOther(named, recipient)) {
      list('others', [{ is: 'other', name: named.name }]);
      money?.add('others', amount);
      continue;
    }
    const read = readRow(kind, cells, mapping, { row, ...options });
    if (open || read.is === 'problems') {
      const quote: Problem = { code: 'quote_open', field: 'row', column: null, cell: '' };
      const problems = open || read.is === 'row' ? [quote] : read.problems;
      list('problems', problems.map(reasonOf));
      money?.add('rejected', amount);
      continue;
    }
    const placed = place(read.row);
    if (placed.is === 'duplicate') {
      list('duplicates', [placed]);
      money?.add('duplicates', amount);
      continue;
    }
    ready.push({ row: placed.row, line });
    if (placed.is === 'equal gift') list('equal', [{ is: 'equal', first: placed.first }]);
    if (read.left.length > 0) list('left_out', read.left.map(reasonOf));
  }
  const sent = kind === 'donations' ? giftsFirst<ImportRow[K], Line>(ready) : ready;
  for (const { row } of sent)
    if ('refund' in row)
      money?.add(row.refund ? 'refunds' : 'ready', row.refund ? -row.amount : row.amount, row.status);
  const lines = sent.map(({ line }) => line);
  const unclear = kind === 'people' ? unclearAnswers(lines, mapping, headers, meanings) : null;
  const seen = unclear && seenMeanings(unclear, meanings);
  if (seen) return checkRows(kind, table, mapping, { dayOrder, meanings: seen, recipient });
  const rest = { listed, lines, extras, unclear, money: money?.total ?? null, recipients: recipients.all() };
  return { ready: sent.map(({ row }) => row), rest };
}

/** Checks every row of the file. About 50 µs a row, most of it telephone numbers. */
export function check(
  kind: ImportKind,
  table: Table,
  mapping: Mapping,
  chosen: DayOrder | null,
  meanings: Meanings = {},
  recipient: string | null = null,
): Checked {
  const dates = dayOrderOf(dayCells(kind, table, mapping));
  const order = { dayOrder: chosen ?? dates.order, meanings, recipient };
  switch (kind) {
    case 'people': {
      const { ready, rest } = checkRows(kind, table, mapping, order);
      return { batch: { kind, rows: ready }, dates, ...rest };
    }
    case 'donors': {
      const { ready, rest } = checkRows(kind, table, mapping, order);
      return { batch: { kind, rows: ready }, dates, ...rest };
    }
    case 'donations': {
      const { ready, rest } = checkRows(kind, table, mapping, order);
      return { batch: { kind, rows: ready }, dates, ...rest };
    }
    case 'volunteers': {
      const { ready, rest } = checkRows(kind, table, mapping, order);
      return { batch: { kind, rows: ready }, dates, ...rest };
    }
    case 'pledges': {
      const { ready, rest } = checkRows(kind, table, mapping, order);
      return { batch: { kind, rows: ready }, dates, ...rest };
    }
  }
}

/** Some of the rows, with the text of their columns without a field, for one request. */
export function slice({ batch, lines, extras }: Checked, from: number, count: number): Batch {
  const whole = <R>(row: R, at: number): R => ({
    ...row,
    extra: extraOf(lines[from + at]?.cells ?? [], extras).extra,
  });
  switch (batch.kind) {
    case 'people': {
      const rows = batch.rows.slice(from, from + count);
      return { kind: batch.kind, rows: rows.slice(0, rowsWithin(rows, importWeightMax)).map(whole) };
    }
    case 'donors':
      return { kind: batch.kind, rows: batch.rows.slice(from, from + count).map(whole) };
    case 'donations':
      return { kind: batch.kind, rows: batch.rows.slice(from, from + count).map(whole) };
    case 'volunteers':
      return { kind: batch.kind, rows: batch.rows.slice(from, from + count).map(whole) };
    case 'pledges':
      return { kind: batch.kind, rows: batch.rows.slice(from, from + count).map(whole) };
  }
}

/** The same without what only a record needs: enough to look up whether they are there. */
export function bareSlice({ batch }: Checked, from: number, count: number): Batch {
  const bare = <R extends { card: unknown }>(row: R): R => ({ ...row, card: null, flags: [], extra: null });
  const bareCard = <R extends ImportRow['people']>(row: R): R => ({
    ...{ ...row, tags: [], consents: [], extra: null },
    // Whether the name is one, they say.
    flags: row.flags.filter(({ field }) => field === 'name'),
  });
  switch (batch.kind) {
    case 'people':
      return { kind: batch.kind, rows: batch.rows.slice(from, from + count).map(bareCard) };
    case 'donors':
      return { kind: batch.kind, rows: batch.rows.slice(from, from + count).map(bare) };
    case 'donations':
      return { kind: batch.kind, rows: batch.rows.slice(from, from + count).map(bare) };
    case 'volunteers':
      return { kind: batch.kind, rows: batch.rows.slice(from, from + count).map(bare) };
    case 'pledges':
      return { kind: batch.kind, rows: batch.rows.slice(from, from + count).map(bare) };
  }
}
