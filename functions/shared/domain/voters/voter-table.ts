import { GrowableBytes, GrowableCodes, GrowableNumbers } from './growable-arrays.ts';
import { IdIndex } from './ids.ts';
import {
  type DictionaryColumnName,
  dictionaryColumns,
  type FileElection,
  type NumberColumn,
  noPlace,
  numberColumns,
  type TextColumn,
  textColumns,
  type Voter,
} from './voter-file-columns.ts';

/** A column of words while it is filled: each different word once, and a number into them for each row. */
export class DictionaryBuilder {
  readonly dictionary: string[] = [];
  readonly codes = new GrowableCodes();
  readonly #known = new Map<string, number>();

  push(value: string): void {
    let code = this.#known.get(value);
    if (code === undefined) {
      code = this.dictionary.length;
      // A cut of a cell keeps the whole line of the file alive; a copy does not.
      const own = value === '' ? '' : ` ${value}`.slice(1);
      this.dictionary.push(own);
      this.#known.set(own, code);
    }
    this.codes.push(code);
  }
}

const million = 1_000_000;
const placed = (degrees: number | null): number =>
  degrees === null ? noPlace : Math.round(degrees * million);
const digits = (phone: string): number => (phone === '' ? 0 : Number(phone.slice(1)));

/** Ballots of one election, by row: 0 where they did not vote, else 128 and the ballot's code. */
export type ElectionBallots = { election: FileElection; ballots: Uint8Array };

type Filled = Exclude<NumberColumn, 'door' | 'household'>;

/**
 * Voters as columns while a file is read: a million of them in some 130 MB, where as many objects take 1.5 GB. Rows lie as
 * they came; `sort-voters.ts` orders and numbers them.
 */
export class VoterTable {
  readonly dictionaries: Record<DictionaryColumnName, DictionaryBuilder>;
  readonly numbers: Record<Filled, GrowableNumbers>;
  readonly texts: Record<TextColumn, GrowableBytes>;
  elections: readonly FileElection[];
  /** By an election's key what is known of each row's ballot beside that it was cast. */
  ballots: ReadonlyMap<string, Uint8Array> = new Map();
  /** The campaign's own columns, by their ids, in the order of rows. */
  data: ReadonlyMap<string, TableData> = new Map();
  readonly ids: IdIndex;
  #bits: ReadonlyMap<string, number>;
  #rows = 0;

  /** `elections`: at most `electionsMax`, in the manifest's order. */
  constructor(elections: readonly FileElection[]) {
    this.elections = elections;
    this.dictionaries = byName(dictionaryColumns, () => new DictionaryBuilder());
    this.numbers = byName(filled, (name) => new GrowableNumbers(numberColumns[name]));
    this.texts = byName(textColumns, () => new GrowableBytes());
    this.ids = new IdIndex(this.texts.id);
    this.#bits = new Map(elections.map(({ key }, at) => [key, at]));
  }

  get rows(): number {
    return this.#rows;
  }

  /** False, and nothing is added, where a row before has the same id. */
  add(voter: Voter): boolean {
    if (!this.ids.add(voter.id)) return false;
    for (const name of dictionaryColumns) this.dictionaries[name].push(voter[name]);
    const { numbers } = this;
    numbers.birth.push(voter.birth);
    numbers.registered.push(voter.registered);
    numbers.cell.push(digits(voter.cell));
    numbers.landline.push(digits(voter.landline));
    const both = voter.lat !== null && voter.lng !== null;
    numbers.lat.push(both ? placed(voter.lat) : noPlace);
    numbers.lng.push(both ? placed(voter.lng) : noPlace);
    let [a, b] = [0, 0];
    for (const key of voter.voted) {
      const bit = this.#bits.get(key) ?? -1;
      if (bit >= 32) b |= 1 << (bit - 32);
      else if (bit >= 0) a |= 1 << bit;
    }
    numbers.votes_a.push(a >>> 0);
    numbers.votes_b.push(b >>> 0);
    this.texts.email.push(voter.email);
    this.#rows += 1;
    return true;
  }

  /** What puts history and data back as they are now, after a file was packed with what the one before it knew. */
  historyRestorer(): () => void {
    const { elections, ballots, data } = this;
    const { votes_a, votes_b } = this.numbers;
    const bits = this.#bits;
    return () => {
      Object.assign(this, { elections, ballots, data });
      Object.assign(this.numbers, { votes_a, votes_b });
      this.#bits = bits;
    };
  }

  /** Puts another history in the place of what was read: at most `electionsMax` elections, newest first. */
  setHistory(history: readonly ElectionBallots[]): void {
    this.elections = history.map(({ election }) => election);
    this.#bits = new Map(this.elections.map(({ key }, at) => [key, at]));
    this.ballots = new Map(
      history
        .filter(({ ballots }) => ballots.some((code) => (code & 0x7f) !== 0))
        .map(({ election, ballots }) => [election.key, ballots]),
    );
    const [a, b] = [new GrowableNumbers('uint32'), new GrowableNumbers('uint32')];
    for (let row = 0; row < this.#rows; row++) {
      let [first, second] = [0, 0];
      for (const [at, { ballots }] of history.entries()) {
        if (!ballots[row]) continue;
        if (at >= 32) second |= 1 << (at - 32);
        else first |= 1 << at;
      }
      a.push(first >>> 0);
      b.push(second >>> 0);
    }
    this.numbers.votes_a = a;
    this.numbers.votes_b = b;
  }
}

/** One of the campaign's own columns while it is filled. */
export type TableData = Float64Array | { dictionary: readonly string[]; codes: Uint32Array };

const filled: readonly Filled[] = [
  'birth',
  'registered',
  'cell',
  'landline',
  'lat',
  'lng',
  'votes_a',
  'votes_b',
];

export function byName<const Name extends string, Value>(
  names: readonly Name[],
  make: (name: Name) => Value,
): Record<Name, Value>;
export function byName<Value>(
  names: readonly string[],
  make: (name: string) => Value,
): Record<string, Value> {
  return Object.fromEntries(names.map((name) => [name, make(name)]));
}
