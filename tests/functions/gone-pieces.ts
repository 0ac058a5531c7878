import { createHash } from 'node:crypto';
import { goneColumn, goneKey, packGoneSets } from '#shared/domain/voters/gone-ids.ts';
import { packChunk } from '#shared/domain/voters/pack.ts';
import { chunkIdOf } from '#shared/domain/voters/receive-voter-file.ts';
import { columnsOf, sortVoters } from '#shared/domain/voters/sort-voters.ts';
import { dictionaryColumns, type Voter } from '#shared/domain/voters/voter-file-columns.ts';
import { byName, VoterTable } from '#shared/domain/voters/voter-table.ts';
import { chunksOf, type Promised, promise } from './voter-file-import.ts';

/** A voter as a list of gone ones may have them, unless `fields` say more. */
const goneVoter = (id: string, fields: Partial<Voter>): Voter => ({
  ...byName(dictionaryColumns, () => ''),
  ...{ id, first: 'Ana', last: 'Lopez', birth: 19_800_000, registered: 0, gender: '' },
  ...{ cell: '', landline: '', email: '', lat: null, lng: null, voted: [] },
  ...fields,
});

/** Voters as the rows of a chunk of gone ones. */
export async function goneChunk(ids: readonly string[], fields: Partial<Voter> = {}): Promise<Buffer> {
  const table = new VoterTable([{ key: 'G2024', kind: 'general', year: 2024 }]);
  for (const id of ids) table.add(goneVoter(id, fields));
  table.data = new Map([[goneColumn, { dictionary: ['2026-10-01'], codes: new Uint32Array(ids.length) }]]);
  return Buffer.from(await packChunk(columnsOf(table, sortVoters(table), 0, ids.length)));
}

/** A file that lacks some voters of the one before it: what it promises, and its pieces. */
export async function fileWithGone(
  fileId: string,
  ids: readonly string[],
  chunk?: Buffer,
): Promise<{ file: Promised; pieces: Buffer[] }> {
  const own = chunksOf(1);
  const listed = chunk ?? (await goneChunk(ids));
  const sets = await packGoneSets(ids.map(goneKey));
  const pieces = [...own, listed, ...sets.map(({ bytes }) => Buffer.from(bytes))];
  const piece = (index: number, rows: number) => {
    const data = pieces[index] ?? Buffer.alloc(0);
    const hash = createHash('sha256').update(data).digest('hex');
    return { id: chunkIdOf(fileId, index), rows, bytes: data.length, hash };
  };
  const gone = {
    ...{ voters: ids.length, listed: ids.length },
    chunks: [piece(1, ids.length)],
    sets: sets.map((set, at) => piece(2 + at, set.ids)),
  };
  const changes = { added: 7, changed: 0, gone: ids.length, unchanged: 0 };
  return { file: promise(fileId, own, { changes, gone }), pieces };
}
