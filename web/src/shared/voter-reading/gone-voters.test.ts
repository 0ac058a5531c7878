import { expect, it } from 'vitest';
import { textAt } from '#shared/domain/voters/chunk.ts';
import { goneColumn, goneKey, hasKey, openGoneSet } from '#shared/domain/voters/gone-ids.ts';
import { piecesOf, whyNotPromised } from '#shared/domain/voters/receive-voter-file.ts';
import { openChunk } from '#shared/domain/voters/unpack.ts';
import { type Voter, votersMax } from '#shared/domain/voters/voter-file-columns.ts';
import { VoterTable } from '#shared/domain/voters/voter-table.ts';
import { whyNotThePiece } from '#shared/usecases/voters/check-gone.ts';
import type { Checked } from './check-voter-file.ts';
import { countsOf, statesOf } from './file-counts.ts';
import { build } from './pack-file.ts';
import type { FilePart, Former, PackedImport } from './voter-import-protocol.ts';

type Built = { packed: PackedImport; pieces: Uint8Array<ArrayBuffer>[] };
const election = { key: 'G2024', kind: 'general', year: 2024 } as const;

const voterOf = (id: string): Voter => ({
  ...{ id, first: `Ana${id}`, middle: '', last: 'Lopez', suffix: '' },
  ...{ house: id, street: 'Oak St', unit: '', city: 'Salem', state: 'OH', zip: '44460' },
  ...{ mailing: 'PO Box 9', county: 'Columbiana', precinct: `P${Number(id) % 3}` },
  ...{ congressional: '', upper: '', lower: '', local: '' },
  ...{ party: 'D', gender: 'F', birth: 19_800_530, registered: 20_040_101, status: 'active', language: 'es' },
  ...{ cell: '+13305550101', landline: '+13305550102', email: 'ana@example.org', lat: 40.9, lng: -80.8 },
  voted: ['G2024'],
});

function checkedOf(ids: readonly number[]): Checked {
  const table = new VoterTable([election]);
  for (const id of ids) table.add(voterOf(String(id)));
  return {
    table,
    refused: [],
    preview: {
      ...{ rows: ids.length, elsewhere: 0, ready: table.rows, refused: 0, refusals: [], notes: [] },
      ...{ unknownStatuses: [], dates: [], joined: null, race: [] },
      ...countsOf(table),
      elections: table.elections,
      states: statesOf(table),
    },
  };
}

const formerOf = ({ packed: { fileId, promise } }: Built): Former => {
  const { file_name, layout, us_state, source, dated, permitted_use, expires, refused, gone } = promise;
  return {
    ...{ id: fileId, chunks: promise.chunks.length, rows: promise.counts.voters },
    elections: promise.elections,
    head: { file_name, layout, us_state, source, dated, permitted_use, expires, refused },
    parts: promise.parts ?? [],
    gone: gone ? { chunks: gone.chunks.length, sets: gone.sets.map(({ rows }) => rows) } : null,
  };
};

let files = 0;
async function packed(
  ids: readonly number[],
  before: Built | null,
  {
    day = null,
    part = null,
    lost = [],
    unreached = [],
  }: { day?: string | null; part?: FilePart | null; lost?: number[]; unreached?: number[] } = {},
): Promise<Built> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  files += 1;
  const order = {
    ...{ fileId: `file${files}`, organization: 'org', member: 'me', former: before && formerOf(before) },
    source: { source: 'The county', dated: day, permitted_use: '1', expires: null },
    ...{ part, without: null, race: false },
  };
  const made = await build(
    order,
    { name: 'voters.csv', layout: 'state', checked: checkedOf(ids) },
    {
      formerChunk: async (index) => {
        if (unreached.includes(index)) throw new Error('unreached');
        return lost.includes(index) ? null : (before?.pieces[index] ?? null);
      },
      keep: async (index, bytes) => {
        pieces[index] = Uint8Array.from(bytes);
      },
      progress: () => undefined,
    },
  );
  return { packed: made, pieces };
}

/** Who is listed, with the day of the file that lacked them. */
async function listed({ packed: { promise }, pieces }: Built): Promise<string[]> {
  const found: string[] = [];
  for (const index of promise.gone?.chunks.keys() ?? []) {
    const chunk = await openChunk(pieces[promise.chunks.length + index] ?? new Uint8Array());
    const days = chunk.data.get(goneColumn);
    if (!days || days instanceof Float64Array) throw new Error('It does not say since when.');
    for (let row = 0; row < chunk.rows; row++)
      found.push(`${textAt(chunk.texts.id, row)} ${days.dictionary[days.codes[row] ?? 0]}`);
  }
  return found.toSorted((one, other) => Number.parseInt(one, 10) - Number.parseInt(other, 10));
}

/** Of some ids those that the server would take for gone. */
async function known({ packed: { promise }, pieces }: Built, ids: readonly number[]): Promise<number[]> {
  const { gone } = promise;
  if (!gone) return [];
  const first = promise.chunks.length + gone.chunks.length;
  const sets = await Promise.all(
    gone.sets.map(({ rows }, index) =>
      openGoneSet(pieces[first + index] ?? new Uint8Array(), { ids: rows, index, sets: gone.sets.length }),
    ),
  );
  return ids.filter((id) => sets.some((set) => hasKey(set, goneKey(String(id)))));
}

/** What the server says of the promise and of each piece. */
async function refusals({ packed: { fileId, previous, promise }, pieces }: Built): Promise<unknown[]> {
  const all = await Promise.all(
    piecesOf(promise).map((piece, index) =>
      whyNotThePiece(pieces[index] ?? new Uint8Array(), piece, index, promise),
    ),
  );
  return [whyNotPromised(fileId, previous, promise), ...all].filter((why) => why !== null);
}
const range = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => from + at);

it('lists who is gone until a file has them again, and each by the file that lacked them first', async () => {
  const first = await packed([1, 2, 3, 4, 5], null, { day: '2026-01-01' });
  expect(first.packed.promise.gone).toBeUndefined();
  const second = await packed([1, 2, 3, 6], first, { day: '2026-02-01' });
  expect([await listed(second), await known(second, range(0, 9))]).toEqual([
    ['4 2026-02-01', '5 2026-02-01'],
    [4, 5],
  ]);
  // 5 is back, 1 is gone, 4 stays gone.
  const third = await packed([2, 3, 5, 6], second, { day: '2026-03-01' });
  expect([await listed(third), await known(third, range(0, 9))]).toEqual([
    ['1 2026-03-01', '4 2026-02-01'],
    [1, 4],
  ]);
  expect(third.packed.promise.changes).toEqual({ added: 1, changed: 0, gone: 1, unchanged: 3 });
  // Everybody is back.
  const fourth = await packed([1, 2, 3, 4, 5, 6], third, { day: '2026-04-01' });
  expect([fourth.packed.promise.gone, await listed(fourth)]).toEqual([undefined, []]);
  for (const file of [first, second, third, fourth]) expect(await refusals(file)).toEqual([]);
});

it('carries who is gone through a joined file, and through another one', async () => {
  const second = await packed([1, 2], await packed([1, 2, 3], null), { day: '2026-02-01' });
  const part: FilePart = {
    ...{ id: 'scores', kind: 'history', file_name: 'h.csv', source: 'The county', dated: null },
    ...{ permitted_use: '1', expires: null, rows: 2, matched: 2, columns: [] },
  };
  const joined = await packed([1, 2], await packed([1, 2], second, { part: { ...part, id: 'first' } }), {
    part,
  });
  expect([await listed(joined), await known(joined, [1, 2, 3])]).toEqual([['3 2026-02-01'], [3]]);
  expect(await refusals(joined)).toEqual([]);
});

it('keeps no way to reach them, no history and no birthday', async () => {
  const second = await packed([1], await packed([1, 2], null), { day: '2026-02-01' });
  const chunk = await openChunk(second.pieces[1] ?? new Uint8Array());
  const word = (name: 'first' | 'mailing' | 'gender' | 'party' | 'precinct' | 'language' | 'status') =>
    chunk.dictionaries[name].dictionary[chunk.dictionaries[name].codes[0] ?? 0];
  expect(
    (['first', 'party', 'precinct', 'mailing', 'gender', 'language', 'status'] as const).map(word),
  ).toEqual(['Ana2', 'D', 'P2', '', '', '', '']);
  const { cell, landline, birth, registered, votes_a } = chunk.numbers;
  expect([cell, landline, birth, registered, votes_a].map(([first]) => first)).toEqual([
    0, 0, 19_800_000, 0, 0,
  ]);
  expect([textAt(chunk.texts.email, 0), chunk.ballots.size]).toEqual(['', 0]);
});

it('lists the newest 50,000 and knows all', async () => {
  const first = await packed(range(0, 50_003), null);
  const edge = await packed([0, 1, 2], first, { day: '2026-02-01' });
  expect(edge.packed.promise.gone).toMatchObject({ voters: 50_000, listed: 50_000 });
  expect(await refusals(edge)).toEqual([]);
  // One more is gone: of those who were before, one is no longer listed, and none is forgotten.
  const later = await packed([0], edge, { day: '2026-03-01' });
  expect(later.packed.promise.gone).toMatchObject({ voters: 50_002, listed: 50_000 });
  expect((await listed(later)).filter((line) => line.endsWith('03-01'))).toEqual([
    '1 2026-03-01',
    '2 2026-03-01',
  ]);
  expect(await known(later, range(0, 50_003))).toEqual(range(1, 50_003));
  expect(votersMax).toBeGreaterThan(50_002);
});

it('goes on without what is lost of those who were gone before', async () => {
  const second = await packed([1, 2], await packed([1, 2, 3], null), { day: '2026-02-01' });
  const rowsLost = await packed([1], second, { day: '2026-03-01', lost: [1] });
  expect([await listed(rowsLost), await known(rowsLost, [1, 2, 3])]).toEqual([['2 2026-03-01'], [2, 3]]);
  expect(await refusals(rowsLost)).toEqual([]);
});

it('knows who was gone before where the former file is lost, and those whom it could compare', async () => {
  const second = await packed([1, 2], await packed([1, 2, 3], null), { day: '2026-02-01' });
  const uncompared = await packed([1], second, { day: '2026-03-01', lost: [0] });
  expect(uncompared.packed.compared).toBe(false);
  expect([await listed(uncompared), await known(uncompared, [1, 2, 3])]).toEqual([['3 2026-02-01'], [3]]);
  expect(await refusals(uncompared)).toEqual([]);
});

it.each([0, 1, 2])('packs nothing while piece %i of the former file cannot be reached', async (index) => {
  const second = await packed([1, 2], await packed([1, 2, 3], null), { day: '2026-02-01' });
  const again = packed([1, 2], second, { unreached: [index] });
  await expect(again).rejects.toThrow('unreached');
});

it('is refused by the server where a piece of it is not what it should be', async () => {
  const second = await packed([1], await packed([1, 2], null), { day: '2026-02-01' });
  const { promise } = second.packed;
  const [chunk, rows, set] = second.pieces;
  const [own, listedPiece, setPiece] = piecesOf(promise);
  if (!chunk || !rows || !set || !own || !listedPiece || !setPiece)
    throw new Error('Three pieces were expected.');
  const as = (bytes: Uint8Array<ArrayBuffer>, of: typeof own, from: typeof own, index: number) =>
    whyNotThePiece(bytes, { ...of, bytes: from.bytes, hash: from.hash }, index, promise);
  // A chunk with telephones in the place of the list, which it may not be, with its own checksum.
  expect(await as(chunk, listedPiece, own, 1)).toBe('voterFiles.goneData');
  expect(await as(rows, setPiece, listedPiece, 2)).toBe('voterFiles.unopened');
  expect(await as(set, listedPiece, setPiece, 1)).toBe('voterFiles.unopened');
  expect(await as(rows, { ...listedPiece, rows: 2 }, listedPiece, 1)).toBe('voterFiles.goneData');
  expect(await as(set, { ...setPiece, rows: 2 }, setPiece, 2)).toBe('voterFiles.unopened');
  expect(await whyNotThePiece(rows.subarray(1), listedPiece, 1, promise)).toBe('voterFiles.damaged');
});

it('is refused by the server where its sums do not add up', async () => {
  const second = await packed([1], await packed([1, 2], null), { day: '2026-02-01' });
  const { fileId, previous, promise } = second.packed;
  const gone = promise.gone;
  if (!gone) throw new Error('Somebody was expected to be gone.');
  const with_ = (fields: Partial<typeof gone>, from = previous) =>
    whyNotPromised(fileId, from, { ...promise, gone: { ...gone, ...fields } });
  const [set] = gone.sets;
  if (!set) throw new Error('A set was expected.');
  expect([
    with_({}),
    with_({ voters: 2 }),
    with_({ listed: 2 }),
    with_({ listed: 2, chunks: gone.chunks.map((piece) => ({ ...piece, rows: 2 })) }),
    with_({ chunks: [] }),
    with_({ sets: [{ ...set, id: 'other-2' }] }),
    with_({ voters: 30_001, sets: [{ ...set, rows: 30_001 }] }),
    whyNotPromised(fileId, null, { ...promise, changes: { added: 1, changed: 0, gone: 0, unchanged: 0 } }),
  ]).toEqual([null, ...Array(7).fill('voterFiles.sums')]);
});
