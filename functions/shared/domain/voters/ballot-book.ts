import type { RowElection } from './history-rows.ts';
import { type ElectionKind, electionsMax, type FileElection } from './voter-file-columns.ts';
import type { VoterTable } from './voter-table.ts';

/** Of each row: 128 where they voted, with the ballot's code in the bits below; 0 where not. */
type Ballots = Uint8Array;
const voted = 0x80;

type Entry = {
  /** `YYYYMMDD`, 0 where no file says the day. */
  day: number;
  year: number;
  ballots: Ballots;
  /** How often each key named it: labels of one day are one election, and the most common one tells what it is. */
  names: Map<string, { kind: ElectionKind; count: number }>;
};

const digitsOf = (key: string): string => key.replace(/^\D+/, '');
const letterOf = (key: string): string => key.replace(/\d+$/, '');
export const dayOf = (key: string): number => (digitsOf(key).length === 8 ? Number(digitsOf(key)) : 0);

/** Two keys of one election: the same, or one with the day and one with the year alone. */
export function isSameElection(one: string, other: string): boolean {
  if (one === other) return true;
  const [shorter, longer] = one.length < other.length ? [one, other] : [other, one];
  return (
    dayOf(shorter) === 0 &&
    dayOf(longer) > 0 &&
    longer.startsWith(shorter) &&
    letterOf(shorter) === letterOf(longer)
  );
}

const methodBits = 0b111;
/**
 * What two rows say of one ballot: one may have the method and the other the party. Where both say the same thing differently
 * the later one in the lists of `ballot.ts` stays, whichever came first.
 */
const together = (one: number, other: number): number =>
  Math.max(one & methodBits, other & methodBits) | Math.max(one & ~methodBits, other & ~methodBits);

/** The same ballots with room for at least so many rows; a quarter more than asked for, so that few copies are made. */
function grown(ballots: Ballots, least: number, rows: number): Ballots {
  if (ballots.length >= rows) return ballots;
  const made = new Uint8Array(Math.max(rows, least + (least >>> 2)));
  made.set(ballots);
  return made;
}

/** What a table's voters did, as far as it says so itself, with what a book knows already. */
export function ballotsOf(table: VoterTable, book = new BallotBook()): BallotBook {
  book.reach(table.rows);
  const { votes_a, votes_b } = table.numbers;
  for (const [at, election] of table.elections.entries()) {
    const known = table.ballots.get(election.key);
    const [bits, bit] = at < 32 ? [votes_a, at] : [votes_b, at - 32];
    book.declare(election);
    for (let row = 0; row < table.rows; row++)
      if ((bits.at(row) >>> bit) & 1) book.carry(row, election, (known?.[row] ?? 0) & 0x7f);
  }
  return book;
}

/**
 * What a file's voters did in each election, a byte for each voter and election: a million of them with 64 elections take
 * 64 MB. Of more elections than a voter's history has bits the oldest are let go as they come.
 */
export class BallotBook {
  readonly #entries = new Map<string, Entry>();
  #rows = 0;

  constructor(rows = 0) {
    this.reach(rows);
  }

  /** Makes room for so many rows: while a file is read nobody knows how many it has. */
  reach(rows: number): void {
    if (rows > this.#rows) this.#rows = rows;
  }

  get isEmpty(): boolean {
    return this.#entries.size === 0;
  }

  /** Marks one ballot; of two for one election each one's method and party stays where the other says none. */
  mark(row: number, { key, kind, year, day }: RowElection, code: number): void {
    this.reach(row + 1);
    const entry = this.#named(key, kind, year, day);
    if (!entry) return;
    if (row >= entry.ballots.length) entry.ballots = grown(entry.ballots, row + 1, this.#rows);
    entry.ballots[row] = together(entry.ballots[row] ?? 0, voted | code);
  }

  /** Takes what is known of a row already, by the election's key. */
  carry(row: number, { key, kind, year }: FileElection, code: number): void {
    this.mark(row, { key, kind, year, day: dayOf(key) }, code);
  }

  /** An election in which nobody may have voted. */
  declare({ key, kind, year }: FileElection): void {
    this.#named(key, kind, year, dayOf(key));
  }

  #named(key: string, kind: ElectionKind, year: number, day: number): Entry | null {
    const id = day === 0 ? key : String(day);
    let entry = this.#entries.get(id);
    if (!entry) {
      if (this.#entries.size >= electionsMax && !this.#dropOldest(day || year * 10_000)) return null;
      entry = { day, year, ballots: new Uint8Array(this.#rows), names: new Map() };
      this.#entries.set(id, entry);
    }
    const name = entry.names.get(key);
    if (name) name.count += 1;
    else entry.names.set(key, { kind, count: 1 });
    return entry;
  }

  /** False where what comes is older than all that is there. */
  #dropOldest(coming: number): boolean {
    let oldest: [string, number] | null = null;
    for (const [id, { day, year }] of this.#entries) {
      const at = day || year * 10_000;
      if (!oldest || at < oldest[1]) oldest = [id, at];
    }
    if (!oldest || oldest[1] >= coming) return false;
    this.#entries.delete(oldest[0]);
    return true;
  }

  /** The elections, newest first, and each one's ballots. An election without a day is the dated one of its kind and year. */
  elections(): { election: FileElection; ballots: Ballots }[] {
    const all = Array.from(this.#entries.values(), (entry) => {
      const [key = '', { kind } = { kind: 'other' as const }] =
        [...entry.names].sort(([, one], [, other]) => other.count - one.count)[0] ?? [];
      const ballots = grown(entry.ballots, this.#rows, this.#rows).subarray(0, this.#rows);
      return { key, kind, year: entry.year, ballots };
    });
    const dated = all.filter(({ key }) => dayOf(key) > 0);
    const alone = all.filter((one) => {
      if (dayOf(one.key) > 0) return false;
      const same = dated.filter(({ key }) => isSameElection(one.key, key));
      const [only] = same;
      if (same.length !== 1 || !only) return true;
      for (let row = 0; row < this.#rows; row++)
        only.ballots[row] = together(only.ballots[row] ?? 0, one.ballots[row] ?? 0);
      return false;
    });
    const when = ({ key, year }: FileElection) => digitsOf(key).padEnd(8, '0') || String(year);
    return [...dated, ...alone]
      .sort((one, other) => when(other).localeCompare(when(one)) || one.key.localeCompare(other.key))
      .slice(0, electionsMax)
      .map(({ key, kind, year, ballots }) => ({ election: { key, kind, year }, ballots }));
  }
}
