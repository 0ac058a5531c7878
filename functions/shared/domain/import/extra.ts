import { importExtra, importFlags } from '../../constants.ts';
import { toPlainLine, toPlainLines, truncate } from './cells.ts';
import type { Mapping } from './headers.ts';
import type { Problem } from './row-problems.ts';

/** A column without a field: its place, and the key under which a record holds its text. */
export type ExtraColumn = { at: number; key: string };

/** A header as a key: one line, never empty, none of the names that Firestore reserves. */
function keyOf(header: string, at: number): string {
  const label = toPlainLine(header).replace(/^(?:__+|\s)+|(?:__+|\s)+$/g, '');
  return truncate(label, importFlags.column) || `#${at + 1}`;
}

/** Fields that say what becomes of a row, and that no record holds: their text is stored as well. */
const alsoStored = ['recipient', 'recipient_gov_id', 'chargeback'] as const;

/** Columns that fill no field, each under a key of its own: of two with one header the second is `Header (2)`. */
export function extraColumns(headers: readonly string[], mapping: Mapping): ExtraColumn[] {
  const taken = new Set<string>();
  return headers.flatMap((header, at) => {
    const field = mapping[at];
    if (field && !alsoStored.some((one) => one === field)) return [];
    const first = keyOf(header, at);
    let key = first;
    for (let count = 2; taken.has(key); count += 1)
      key = `${truncate(first, importFlags.column - 8)} (${count})`;
    taken.add(key);
    return [{ at, key }];
  });
}

/** Characters of an entry as JSON, with its colon and a comma. */
const weight = (key: string, text: string): number =>
  JSON.stringify(key).length + JSON.stringify(text).length + 2;

/** The text of a row's columns without a field, as much as a record holds, and which cells did not fit. */
export function extraOf(
  cells: readonly string[],
  columns: readonly ExtraColumn[],
): { extra: Record<string, string> | null; left: Problem[] } {
  const entries: [string, string][] = [];
  const left: Problem[] = [];
  // Two braces, and one comma less than there are entries.
  let room = importExtra.json - 1;
  for (const { at, key } of columns) {
    const cell = cells[at] ?? '';
    const text = cell === '' ? '' : toPlainLines(cell);
    if (text === '') continue;
    const stored = truncate(text, importExtra.cell);
    const needed = weight(key, stored);
    const full = entries.length === importExtra.max || needed > room;
    if (!full) {
      entries.push([key, stored]);
      room -= needed;
    }
    if (full || stored.length < text.length)
      left.push({ code: full ? 'extra_full' : 'cut', field: 'extra', column: at, cell });
  }
  return { extra: entries.length > 0 ? Object.fromEntries(entries) : null, left };
}

/** Whether everything surely fits. Looks at lengths alone: a preview asks this of every row. */
export function extraFits(cells: readonly string[], columns: readonly ExtraColumn[]): boolean {
  if (columns.length > importExtra.max) return false;
  let total = 0;
  for (const { at, key } of columns) {
    const { length } = cells[at] ?? '';
    if (length > importExtra.cell) return false;
    // Quotation marks and line breaks take two characters in JSON.
    if (length > 0) total += 2 * (length + key.length) + 6;
  }
  return total < importExtra.json;
}
