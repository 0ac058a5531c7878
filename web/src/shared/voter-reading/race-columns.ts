import { raceReader } from '#shared/domain/voters/race-codes.ts';
import { raceColumnsIn } from '#shared/domain/voters/race-headers.ts';
import { isRaceColumn, type RaceColumn, raceColumns } from '#shared/domain/voters/voter-file-columns.ts';
import { DictionaryBuilder, type VoterTable } from '#shared/domain/voters/voter-table.ts';

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

/** A file without them: as every file is while they are off, whatever it was before. */
export function dropRace(table: VoterTable): void {
  table.data = new Map([...table.data].filter(([id]) => !isRaceColumn(id)));
}
