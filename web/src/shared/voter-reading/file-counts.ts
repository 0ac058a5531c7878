import { noPlace } from '#shared/domain/voters/voter-file-columns.ts';
import type { VoterTable } from '#shared/domain/voters/voter-table.ts';

/** Voters with a telephone, a mobile one, an e-mail address, a place on the map. */
export function countsOf({ rows, numbers, texts }: VoterTable) {
  const made = { phones: 0, cells: 0, emails: 0, places: 0 };
  for (let row = 0; row < rows; row++) {
    const cell = numbers.cell.at(row) !== 0;
    if (cell) made.cells += 1;
    if (cell || numbers.landline.at(row) !== 0) made.phones += 1;
    if (texts.email.size(row) > 0) made.emails += 1;
    if (numbers.lat.at(row) !== noPlace) made.places += 1;
  }
  return made;
}

/** Most voters first; those of whom the file says no state are not counted. */
export function statesOf({ rows, dictionaries: { state } }: VoterTable): { state: string; voters: number }[] {
  const voters = new Uint32Array(state.dictionary.length);
  for (let row = 0; row < rows; row++) {
    const code = state.codes.at(row);
    voters[code] = (voters[code] ?? 0) + 1;
  }
  return state.dictionary
    .map((name, code) => ({ state: name, voters: voters[code] ?? 0 }))
    .filter(({ state }) => state !== '')
    .sort((one, other) => other.voters - one.voters);
}

/** The state of a file, where all but a hundredth of its voters live in it. */
export function stateOfFile(states: readonly { state: string; voters: number }[]): string | null {
  const all = states.reduce((sum, { voters }) => sum + voters, 0);
  const [most] = states;
  return most && /^[A-Z]{2}$/.test(most.state) && most.voters >= all * 0.99 ? most.state : null;
}
