import type { DayOrder } from '#shared/domain/days.ts';
import { dayOrderOf, type OrderFound } from '#shared/domain/import/day-order.ts';
import type { VoterMapping } from '#shared/domain/voters/headers.ts';
import type { Line } from './file-lines.ts';

/** Watches the columns with days: which of them put the day first. */
export class DateWatch {
  /** By column: the beginnings of its cells, and one cell of each kind that tells something. */
  readonly #columns = new Map<number, { seen: Set<string>; telling: Map<string, string> }>();

  constructor(mapping: VoterMapping) {
    for (const [column, use] of mapping.entries())
      if (use?.is === 'field' && (use.field === 'birth' || use.field === 'registered'))
        this.#columns.set(column, { seen: new Set(), telling: new Map() });
  }

  watch(lines: readonly Line[]): void {
    for (const [column, { seen, telling }] of this.#columns) {
      for (const { cells } of lines) {
        const cell = cells[column] ?? '';
        // Both numbers stand in the first five characters, of which there are few different ones.
        const begin = cell.slice(0, 5);
        if (seen.has(begin)) continue;
        if (seen.size < 10_000) seen.add(begin);
        const { order, why } = dayOrderOf([cell]);
        telling.set(`${why} ${order}`, cell);
      }
    }
  }

  found(): { column: number; found: OrderFound }[] {
    return Array.from(this.#columns, ([column, { telling }]) => ({
      column,
      found: dayOrderOf(telling.values()),
    }));
  }

  orders(): Record<number, DayOrder> {
    return Object.fromEntries(this.found().map(({ column, found }) => [column, found.order]));
  }
}
