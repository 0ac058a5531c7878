import { type ChunkColumns, textAt } from '#shared/domain/voters/chunk.ts';
import { districtNumber, hasNumbers } from '#shared/domain/voters/district-number.ts';
import { openChunk } from '#shared/domain/voters/unpack.ts';
import { dictionaryColumns, type FileElection } from '#shared/domain/voters/voter-file-columns.ts';
import type { VoterTable } from '#shared/domain/voters/voter-table.ts';
import type { carryOver } from './carry-over.ts';
import type { GoneBook } from './gone-voters.ts';
import { type GoneVoter, goneListed, type Promised } from './voter-import-protocol.ts';

export type Changes = Promised['changes'];
/** What a newer file changes, and the first of those that it names no more. */
export type Compared = { changes: Changes; gone: readonly GoneVoter[] };

const mix = (hash: number, value: number): number => Math.imul(hash ^ value, 0x01000193);
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = mix(hash, text.charCodeAt(at));
  return hash;
}
/** A district that an earlier file wrote with zeros before its number is the same. */
const hashIn =
  (name: (typeof dictionaryColumns)[number]) =>
  (word: string): number =>
    hashOf(hasNumbers(name) ? districtNumber(word) : word);
function bytesHash(bytes: Uint8Array): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < bytes.length; at++) hash = mix(hash, bytes[at] ?? 0);
  return hash;
}
/** A double's whole number in two parts: `^` knows only 32 bits. */
const numberHash = (hash: number, value: number): number =>
  mix(mix(hash, value | 0), Math.floor(value / 4_294_967_296) | 0);

const numbersCompared = ['birth', 'registered', 'cell', 'landline', 'lat', 'lng'] as const;

/** What is the same for one voter in both files, whatever the numbers of doors and the order of rows and elections. */
type Rows = {
  textHash: (name: (typeof dictionaryColumns)[number], row: number) => number;
  number: (name: (typeof numbersCompared)[number] | 'votes_a' | 'votes_b', row: number) => number;
  email: (row: number) => Uint8Array;
  /** By bit; 0 where the newer file does not know the election. */
  elections: readonly number[];
};

function votes(bits: number, elections: readonly number[], first: number): number {
  let sum = 0;
  for (let left = bits >>> 0, bit = first; left !== 0; left >>>= 1, bit++)
    if (left & 1) sum = (sum + (elections[bit] ?? 0)) | 0;
  return sum;
}

function rowHash({ textHash, number, email, elections }: Rows, row: number): number {
  let hash = bytesHash(email(row));
  for (const name of dictionaryColumns) hash = mix(hash, textHash(name, row));
  for (const name of numbersCompared) hash = numberHash(hash, number(name, row));
  return mix(
    hash,
    votes(number('votes_a', row), elections, 0) + votes(number('votes_b', row), elections, 32),
  );
}

function ofTable({ dictionaries, numbers, texts, elections }: VoterTable): Rows {
  const hashes = Object.fromEntries(
    dictionaryColumns.map((name) => [name, Int32Array.from(dictionaries[name].dictionary, hashIn(name))]),
  );
  return {
    textHash: (name, row) => hashes[name]?.[dictionaries[name].codes.at(row)] ?? 0,
    number: (name, row) => numbers[name].at(row),
    email: (row) => texts.email.at(row),
    elections: elections.map(({ key }) => hashOf(key)),
  };
}

function ofChunk(
  { dictionaries, numbers, texts: { email } }: ChunkColumns,
  elections: readonly number[],
): Rows {
  const hashes = Object.fromEntries(
    dictionaryColumns.map((name) => [name, Int32Array.from(dictionaries[name].dictionary, hashIn(name))]),
  );
  return {
    textHash: (name, row) => hashes[name]?.[dictionaries[name].codes[row] ?? 0] ?? 0,
    number: (name, row) => numbers[name][row] ?? 0,
    email: (row) => email.bytes.subarray(email.offsets[row], email.offsets[row + 1]),
    elections,
  };
}

function goneAt({ dictionaries, texts }: ChunkColumns, row: number): GoneVoter {
  const words = (...names: readonly (typeof dictionaryColumns)[number][]) =>
    names
      .map((name) => dictionaries[name].dictionary[dictionaries[name].codes[row] ?? 0] ?? '')
      .filter((word) => word !== '')
      .join(' ');
  return {
    id: textAt(texts.id, row),
    name: words('first', 'last', 'suffix'),
    home: words('house', 'street', 'unit', 'city'),
  };
}

/**
 * What the newer file changes, by the voters' ids: a voter is changed where anything that the file says of them is. Rows are
 * compared by 32 bits of hash, so one change in four billion goes unnoticed, in a count that is only told.
 * `chunk` answers the former file's chunks; null, or a damaged one, ends it with null.
 */
export async function compare(
  table: VoterTable,
  former: { chunks: number; elections: readonly FileElection[] },
  chunk: (index: number) => Promise<Uint8Array | null>,
  progress: (done: number) => void,
  carrier: ReturnType<typeof carryOver> | null = null,
  book: Pick<GoneBook, 'add'> | null = null,
): Promise<Compared | null> {
  const newer = ofTable(table);
  const known = new Set(table.elections.map(({ key }) => key));
  const elections = former.elections.map(({ key }) => (known.has(key) ? hashOf(key) : 0));
  const changes = { added: table.rows, changed: 0, gone: 0, unchanged: 0 };
  const gone: GoneVoter[] = [];
  for (let index = 0; index < former.chunks; index++) {
    const bytes = await chunk(index);
    const columns = bytes && (await openChunk(bytes).catch(() => null));
    if (!columns) return null;
    const older = ofChunk(columns, elections);
    const { id } = columns.texts;
    const carry = carrier?.of(columns);
    for (let row = 0; row < columns.rows; row++) {
      const now = table.ids.find(id.bytes.subarray(id.offsets[row], id.offsets[row + 1]));
      if (now < 0) {
        changes.gone += 1;
        book?.add(columns, row);
        if (gone.length < goneListed) gone.push(goneAt(columns, row));
      } else {
        changes.added -= 1;
        carry?.(row, now);
        if (rowHash(newer, now) === rowHash(older, row)) changes.unchanged += 1;
        else changes.changed += 1;
      }
    }
    progress(index + 1);
  }
  carrier?.end();
  return { changes, gone };
}
