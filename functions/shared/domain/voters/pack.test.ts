import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ChunkError, hashOf, textAt } from './chunk.ts';
import { gunzip, gzip } from './gzip.ts';
import { packChunk } from './pack.ts';
import { columnsOf, sortVoters } from './sort-voters.ts';
import { emptyVoter } from './testing.ts';
import { openChunk } from './unpack.ts';
import {
  type DictionaryColumnName,
  dictionaryColumns,
  type FileElection,
  noPlace,
  type Voter,
} from './voter-file-columns.ts';
import { VoterTable } from './voter-table.ts';

const elections: FileElection[] = Array.from({ length: 40 }, (_, at) => ({
  ...{ key: `G${2026 - at}`, kind: 'general' as const, year: 2026 - at },
}));
const ana: Voter = {
  ...emptyVoter,
  ...{ id: '1', first: 'Ana', last: 'Lopez', house: '1', street: 'Main St' },
  ...{ city: 'Riverton', state: 'OH', zip: '43001' },
};
function tableOf(voters: readonly Partial<Voter>[]): VoterTable {
  const table = new VoterTable(elections);
  for (const [at, voter] of voters.entries()) table.add({ ...ana, id: String(at), ...voter });
  return table;
}
async function packed(voters: readonly Partial<Voter>[]) {
  const table = tableOf(voters);
  return packChunk(columnsOf(table, sortVoters(table), 0, table.rows));
}

const phone = fc.oneof(
  fc.constant(''),
  fc.stringMatching(/^\+1[2-9]\d{9}$/),
  fc.stringMatching(/^\+4[49]\d{9,12}$/),
);
const degree = (most: number) =>
  fc.integer({ min: -most * 1_000_000, max: most * 1_000_000 }).map((one) => one / 1_000_000);
const text = fc.oneof(
  fc.string({ maxLength: 6, unit: 'grapheme' }),
  fc.constantFrom('', 'Main St', 'Oak Ave'),
);
const someone = fc.record({
  ...{ first: text, last: text, street: text, unit: text, precinct: text, email: text, party: text },
  house: fc.integer({ min: 0, max: 40 }).map(String),
  birth: fc.integer({ min: 0, max: 21_001_231 }),
  cell: phone,
  landline: phone,
  place: fc.option(fc.tuple(degree(90), degree(180))),
  voted: fc.subarray(elections.map(({ key }) => key)),
});

describe('a chunk', () => {
  it('has all that was packed, row by row', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(someone, { minLength: 1, maxLength: 30 }), async (people) => {
        const voters = people.map(({ place, ...rest }, at) => ({
          ...{ ...ana, ...rest, id: `ö${at}` },
          ...{ lat: place?.[0] ?? null, lng: place?.[1] ?? null },
        }));
        const chunk = await openChunk(await packed(voters));
        const { numbers, texts } = chunk;
        const valueAt = (name: DictionaryColumnName, row: number) => {
          const { dictionary, codes } = chunk.dictionaries[name];
          return dictionary[codes[row] ?? -1];
        };
        expect(chunk.rows).toBe(voters.length);
        const seen = new Set<number>();
        for (let row = 0; row < chunk.rows; row++) {
          const at = Number(textAt(texts.id, row).slice(1));
          const voter = voters[at];
          seen.add(at);
          expect(dictionaryColumns.map((name) => valueAt(name, row))).toEqual(
            dictionaryColumns.map((name) => voter?.[name]),
          );
          expect(textAt(texts.email, row)).toBe(voter?.email);
          expect(numbers.birth[row]).toBe(voter?.birth);
          expect(numbers.cell[row]).toBe(Number(voter?.cell.slice(1) || 0));
          const lat = voter?.lat ?? null;
          expect(numbers.lat[row]).toBe(lat === null ? noPlace : Math.round(lat * 1_000_000));
          const bits = elections.flatMap(({ key }, bit) => {
            const half = bit < 32 ? numbers.votes_a[row] : numbers.votes_b[row];
            return ((half ?? 0) >>> (bit % 32)) & 1 ? [key] : [];
          });
          expect(bits).toEqual(voter?.voted);
        }
        expect(seen.size).toBe(voters.length);
      }),
      { numRuns: 12 },
    );
  });

  it('numbers doors and households along the way', async () => {
    const { numbers, texts } = await openChunk(
      await packed([
        { house: '10', last: 'Zoe' },
        { house: '2', unit: 'Apt 10', last: 'Kim' },
        { house: '2', unit: 'APT 2', last: 'Lopez' },
        { house: '2', unit: '#2', last: 'Kim' },
        { house: '2', unit: 'Apt 2', last: 'Lopez' },
        { house: '', street: '', last: 'Kim' },
        { house: '', street: '', last: 'Kim' },
      ]),
    );
    const ids = Array.from({ length: 7 }, (_, row) => textAt(texts.id, row));
    expect(ids).toEqual(['5', '6', '3', '2', '4', '1', '0']);
    expect([...numbers.door]).toEqual([0, 1, 2, 2, 2, 3, 4]);
    expect([...numbers.household]).toEqual([0, 1, 2, 3, 3, 4, 5]);
  });

  it('that was cut off, changed, or is something else is told', async () => {
    const bytes = await packed([{}, {}]);
    const changed = bytes.with(bytes.length >> 1, (bytes[bytes.length >> 1] ?? 0) ^ 1);
    for (const wrong of [
      bytes.slice(0, -9),
      bytes.slice(0, 20),
      changed,
      new Uint8Array(0),
      await gzip(bytes),
    ])
      await expect(openChunk(wrong)).rejects.toThrow(ChunkError);
  });

  it('of another version is told', async () => {
    const plain = await gunzip(await packed([{}]));
    // The version as Arrow's schema holds it: a text of one character.
    const written = [1, 0, 0, 0, 0x31, 0];
    const at = plain.findIndex((_, start) => written.every((byte, by) => plain[start + by] === byte));
    expect(at).toBeGreaterThan(0);
    await expect(openChunk(await gzip(plain.with(at + 4, 0x39)))).rejects.toThrow(/version is 9/);
  });

  it('has the hash that every SHA-256 has', async () => {
    const hash = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';
    expect(await hashOf(new TextEncoder().encode('abc'))).toBe(hash);
  });
});

describe('a table', () => {
  it('takes an id once', () => {
    const table = tableOf([]);
    expect(['a', 'b', 'a', ''].map((id) => table.add({ ...ana, id }))).toEqual([true, true, false, true]);
    expect(table.rows).toBe(3);
  });

  it('finds every id among many', () => {
    const table = tableOf(Array.from({ length: 6_000 }, () => ({})));
    const find = (id: string) => table.ids.find(new TextEncoder().encode(id));
    expect(['0', '5999', '6000', '777'].map(find)).toEqual([0, 5_999, -1, 777]);
  });

  it('sorts as comparing two rows would', () => {
    const key = fc.record({ precinct: text, house: fc.integer({ min: 0, max: 30 }).map(String), last: text });
    fc.assert(
      fc.property(fc.array(key, { maxLength: 50 }), (rows) => {
        const { order, doors, households } = sortVoters(tableOf(rows));
        expect([...order].sort((one, other) => one - other)).toEqual(rows.map((_, at) => at));
        expect(doors).toBeLessThanOrEqual(households);
        expect(households).toBeLessThanOrEqual(rows.length);
      }),
      { numRuns: 30 },
    );
  });
});
