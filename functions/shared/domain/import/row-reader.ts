import { isCellError, isFormula, toPlainLine, truncate } from './cells.ts';
import type { Mapping } from './headers.ts';
import type { FieldKey } from './import-field.ts';
import type { Parse, Problem, ProblemCode, Read } from './row-problems.ts';

/** What a row can be rejected for. Sorting keeps the order of what is alike. */
const fatal: readonly Problem['field'][] = [
  ...(['row', 'amount', 'amount_cents', 'currency', 'date', 'other_date', 'name'] as const),
  ...(['made_on', 'due_on', 'installments'] as const),
];
const rank = ({ field }: Problem): number => (fatal.includes(field) ? 0 : 1);

const unusable = (cell: string): { code: ProblemCode } | null =>
  isFormula(cell) ? { code: 'formula' } : isCellError(cell) ? { code: 'cell_error' } : null;

/** A cell that is not blank, as the file has it. */
export type Written = { cell: string; column: number };

/**
 * One row being read: fields are asked for by name, and what is wrong with them is collected. A row is rejected only
 * for what `reject` names; every other bad cell is left out of the record.
 */
export class RowReader {
  readonly #problems: Problem[] = [];
  #rejected = false;

  constructor(
    readonly cells: readonly string[],
    readonly mapping: Mapping,
  ) {}

  /** Every cell that carries the field and is not blank. */
  written(field: FieldKey): Written[] {
    const found: Written[] = [];
    for (let at = this.mapping.indexOf(field); at >= 0; at = this.mapping.indexOf(field, at + 1)) {
      const cell = this.cells[at] ?? '';
      if (cell.trim()) found.push({ cell, column: at });
    }
    return found;
  }

  problem(code: ProblemCode, field: Problem['field'], cell = '', column: number | null = null): void {
    this.#problems.push({ code, field, column, cell });
  }

  /** Notes that the row cannot become a record. Without a code, for what has been noted already. */
  reject(code?: ProblemCode, field: Problem['field'] = 'row', cell = '', column: number | null = null): void {
    if (code) this.problem(code, field, cell, column);
    this.#rejected = true;
  }

  /** What `parse` makes of the field, or null where it is blank or wrong. */
  read<T>(field: FieldKey, parse: Parse<T>): T | null {
    const [first] = this.written(field);
    return first === undefined ? null : this.parse(field, first, parse);
  }

  /** The same of a field without which there is no record. */
  require<T>(field: FieldKey, parse: Parse<T>, missing: ProblemCode): T | null {
    const [first] = this.written(field);
    const value = first === undefined ? null : this.parse(field, first, parse);
    if (value === null) this.reject(first === undefined ? missing : undefined, field);
    return value;
  }

  parse<T>(field: FieldKey, { cell, column }: Written, parse: Parse<T>): T | null {
    const parsed = unusable(cell) ?? parse(cell);
    if ('value' in parsed) return parsed.value;
    this.problem(parsed.code, field, cell, column);
    return null;
  }

  /** Text of at most `max` characters: the beginning of a longer one. */
  text(field: FieldKey, max: number, clean: (cell: string) => string = toPlainLine): string | null {
    const [first] = this.written(field);
    const text = first && this.parse(field, first, (cell) => ({ value: clean(cell) }));
    if (first && text && text.length > max) this.problem('cut', field, first.cell, first.column);
    return text ? truncate(text, max) : null;
  }

  /** How many cells could not be read so far. */
  get problems(): readonly Problem[] {
    return this.#problems;
  }

  /** The row, with what was left out of it, unless it is rejected. */
  done<T>(row: T): Read<T> {
    return this.#rejected ? this.refused() : { is: 'row', row, left: this.#problems };
  }

  /** Why there is no row: what it is rejected for comes first. */
  refused(): Read<never> {
    const problems = this.#problems.toSorted((one, other) => rank(one) - rank(other));
    return { is: 'problems', problems };
  }

  has(...fields: readonly FieldKey[]): boolean {
    return this.#problems.some(({ field }) => fields.some((one) => one === field));
  }
}
