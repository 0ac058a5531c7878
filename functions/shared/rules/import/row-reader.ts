import { isFormula, plain } from './cells.ts';
import type { FieldKey } from './field.ts';
import type { Mapping } from './headers.ts';
import type { Parse, Problem, Read } from './problems.ts';

/** One row being read: fields are asked for by name, and what is wrong with them is collected. */
export class RowReader {
  readonly #problems: Problem[] = [];

  constructor(
    readonly cells: readonly string[],
    readonly mapping: Mapping,
  ) {}

  /** Every cell that carries the field and is not blank, as the file has it. */
  written(field: FieldKey): string[] {
    const found: string[] = [];
    for (let at = this.mapping.indexOf(field); at >= 0; at = this.mapping.indexOf(field, at + 1)) {
      const cell = this.cells[at] ?? '';
      if (cell.trim()) found.push(cell);
    }
    return found;
  }

  problem(code: Problem['code'], field: FieldKey | null, cell = ''): void {
    this.#problems.push({ code, field, cell });
  }

  /** What `parse` makes of the field, or null where it is blank or wrong. */
  read<T>(field: FieldKey, parse: Parse<T>): T | null {
    const [cell] = this.written(field);
    return cell === undefined ? null : this.parse(field, cell, parse);
  }

  parse<T>(field: FieldKey, cell: string, parse: Parse<T>): T | null {
    if (isFormula(cell)) return this.#refuse('formula', field, cell);
    const parsed = parse(cell);
    return 'value' in parsed ? parsed.value : this.#refuse(parsed.code, field, cell);
  }

  /** One line of text, at most `max` characters. */
  text(field: FieldKey, max: number, clean: (cell: string) => string = plain): string | null {
    return (
      this.read(field, (cell) => {
        const text = clean(cell);
        return text.length > max ? { code: 'too_long' } : { value: text };
      }) || null
    );
  }

  /** The row, unless anything about it was wrong. */
  done<T>(row: T): Read<T> {
    return this.#problems.length > 0 ? this.refused() : { is: 'row', row };
  }

  refused(): Read<never> {
    return { is: 'problems', problems: this.#problems };
  }

  has(field: FieldKey): boolean {
    return this.#problems.some((problem) => problem.field === field);
  }

  #refuse(code: Problem['code'], field: FieldKey, cell: string): null {
    this.problem(code, field, cell);
    return null;
  }
}
