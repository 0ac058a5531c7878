import { raceReader } from '#shared/domain/voters/race-codes.ts';
import { raceColumnOf, raceColumnsIn } from '#shared/domain/voters/race-headers.ts';
import { isRaceColumn, type RaceColumn, raceColumns } from '#shared/domain/voters/voter-file-columns.ts';
import { DictionaryBuilder, type VoterTable } from '#shared/domain/voters/voter-table.ts';
import type { FilePart } from './voter-import-protocol.ts';

type Column = {
  name: RaceColumn;
  at: number;
  read: (cell: string) => string;
  values: DictionaryBuilder;
};

/** Race and ethnicity while a file is read: beside the voters and never in one, as columns of their rows. */
export class RaceReading {
  readonly #columns: readonly Column[];

  /** `isOn`: an admin has turned them on; else there is no column. */
  constructor(headers: readonly string[], state: string, isOn: boolean) {
    const places = isOn ? raceColumnsIn(headers) : {};
    this.#columns = raceColumns.flatMap((name) => {
      const at = places[name];
      return at === undefined
        ? []
        : [{ name, at, read: raceReader(name, state), values: new DictionaryBuilder() }];
    });
  }

  /** Of a row that became a voter, right after it was added. */
  take(cells: readonly string[]): void {
    for (const { at, read, values } of this.#columns) values.push(read(cells[at] ?? ''));
  }

  addTo(table: VoterTable): void {
    for (const { name, values } of this.#columns) {
      const codes = Uint32Array.from({ length: table.rows }, (_, row) => values.codes.at(row));
      table.data = new Map([...table.data, [name, { dictionary: values.dictionary, codes }]]);
    }
  }
}

export const raceIn = (table: Pick<VoterTable, 'data'>): RaceColumn[] =>
  raceColumns.filter((name) => table.data.has(name));

/** Parts without columns that are called race or ethnicity, as older files may have them: the table loses those too. */
export function withoutRaceColumns(table: VoterTable, parts: readonly FilePart[]): FilePart[] {
  const named = ({ name }: FilePart['columns'][number]) => raceColumnOf(name) !== null;
  const gone = new Set(parts.flatMap(({ columns }) => columns.filter(named).map(({ id }) => id)));
  table.data = new Map([...table.data].filter(([id]) => !gone.has(id)));
  return parts.map((part) => ({ ...part, columns: part.columns.filter((column) => !named(column)) }));
}

/** A file without them: as every file is while they are off, whatever it was before. */
export function dropRace(table: VoterTable): void {
  table.data = new Map([...table.data].filter(([id]) => !isRaceColumn(id)));
}
