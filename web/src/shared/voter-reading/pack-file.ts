import { today } from '#shared/domain/days.ts';
import { type ChunkColumns, hashOf } from '#shared/domain/voters/chunk.ts';
import type { VoterLayout } from '#shared/domain/voters/headers.ts';
import { packChunk } from '#shared/domain/voters/pack.ts';
import { chunkIdOf } from '#shared/domain/voters/receive-voter-file.ts';
import { columnsOf, sortVoters } from '#shared/domain/voters/sort-voters.ts';
import {
  chunkBytesMax,
  chunkRows,
  filePartsMax,
  packVersion,
} from '#shared/domain/voters/voter-file-columns.ts';
import { carryOver } from './carry-over.ts';
import type { Checked } from './check-voter-file.ts';
import { compare } from './compare-files.ts';
import { stateOfFile } from './file-counts.ts';
import { GoneBook, type GoneVoters, sortedGone } from './gone-voters.ts';
import { dropRace, raceIn, withoutRaceColumns } from './race-columns.ts';
import type { BuildOrder, FilePart, PackedImport, Progress, Promised } from './voter-import-protocol.ts';

export type BuildPorts = {
  /** A piece of the former file; null where it is lost. Where it rejects, nothing is packed. */
  formerChunk: (index: number) => Promise<Uint8Array | null>;
  keep: (index: number, bytes: Uint8Array) => Promise<void>;
  /** Throws to end the work. */
  progress: (progress: Progress) => void;
};

type Pieces = Promised['chunks'];

/** Rows as chunks that fit, numbered from `first`; after one that did not, the next is tried with as few rows as did. */
async function pack(
  { fileId, first, rows }: { fileId: string; first: number; rows: number },
  columns: (from: number, to: number) => ChunkColumns,
  { keep, progress }: BuildPorts,
): Promise<Pieces> {
  const chunks: Pieces = [];
  let most = chunkRows;
  for (let from = 0; from < rows; ) {
    const to = Math.min(rows, from + most);
    const bytes = await packChunk(columns(from, to));
    if (bytes.length > chunkBytesMax && to - from > 1) {
      most = Math.ceil((to - from) / 2);
      continue;
    }
    const index = first + chunks.length;
    await keep(index, bytes);
    chunks.push(await pieceOf(fileId, index, to - from, bytes));
    from = to;
    progress({ stage: 'packing', done: from, of: rows });
  }
  return chunks;
}

const pieceOf = async (fileId: string, index: number, rows: number, bytes: Uint8Array) => ({
  ...{ id: chunkIdOf(fileId, index), rows },
  ...{ bytes: bytes.length, hash: await hashOf(bytes) },
});

/** Voters who are gone, as pieces after the file's own chunks. */
async function packGone(
  fileId: string,
  first: number,
  { table, voters, sets: opened }: GoneVoters,
  ports: BuildPorts,
): Promise<NonNullable<Promised['gone']>> {
  // By a hash that two of them share there is one fewer, and nobody is listed who is not counted.
  const rows = Math.min(table.rows, voters);
  const chunks = await pack({ fileId, first, rows }, sortedGone(table), ports);
  const sets: Pieces = [];
  for (const { ids, bytes } of opened) {
    const index = first + chunks.length + sets.length;
    await ports.keep(index, bytes);
    sets.push(await pieceOf(fileId, index, ids, bytes));
  }
  return { voters, listed: rows, chunks, sets };
}

/** The parts of a file, one more or one less; where there are too many, the oldest are named no more. */
function partsWith(parts: readonly FilePart[], part: FilePart | null, without: string | null): FilePart[] {
  const others = parts.filter(({ id }) => id !== without);
  return (part ? [...others, part] : others).slice(-filePartsMax);
}

type CheckedFile = { name: string; layout: VoterLayout; checked: Checked };

/**
 * Sorts, numbers, packs and keeps what was checked, and tells what it changes. What was checked is afterwards as it was: it may
 * be packed again, after a stop or once another file has become the current one.
 */
export async function build(order: BuildOrder, file: CheckedFile, ports: BuildPorts): Promise<PackedImport> {
  const restore = file.checked.table.historyRestorer();
  try {
    return await packed(order, file, ports);
  } finally {
    restore();
  }
}

async function packed(order: BuildOrder, file: CheckedFile, ports: BuildPorts): Promise<PackedImport> {
  const { fileId, organization, member, former, source } = order;
  const { table, preview } = file.checked;
  const { phones, cells, emails, places } = preview;
  const reportCompared = (done: number) =>
    ports.progress({ stage: 'comparing', done, of: former?.chunks ?? 0 });
  const { part, without } = order;
  const isJoined = part !== null || without !== null;
  const carrier = former && !isJoined ? carryOver(table, former.elections, preview.race) : null;
  const book = new GoneBook(table, source.dated ?? today(new Date()));
  const compared = former
    ? await compare(table, former, ports.formerChunk, reportCompared, carrier, book)
    : null;
  // Also where it could not be compared: whoever was gone already is gone still.
  const gone = former && (await book.end(former, ports.formerChunk));
  // What could not be opened cannot be taken over either.
  const parts = compared ? withoutRaceColumns(table, partsWith(former?.parts ?? [], part, without)) : [];
  if (!order.race) dropRace(table);
  ports.progress({ stage: 'sorting', done: 0, of: table.rows });
  const by = sortVoters(table);
  const columns = (from: number, to: number) => columnsOf(table, by, from, to);
  const chunks = await pack({ fileId, first: 0, rows: table.rows }, columns, ports);
  const promise: Promised = {
    pack: packVersion,
    file_name: file.name.trim().slice(0, 200).trim() || 'voters',
    layout: file.layout,
    us_state: stateOfFile(preview.states),
    ...source,
    refused: preview.refused,
    ...(isJoined && former?.head),
    counts: { voters: table.rows, households: by.households, doors: by.doors, phones, cells, emails, places },
    changes: compared?.changes ?? { added: table.rows, changed: 0, gone: 0, unchanged: 0 },
    elections: [...table.elections],
    parts,
    ...(raceIn(table).length > 0 && { race: true as const }),
    chunks,
    ...(former?.gone_cleared && { gone_cleared: former.gone_cleared }),
    ...(gone && { gone: await packGone(fileId, chunks.length, gone, ports) }),
  };
  return {
    ...{ fileId, organization, member, promise },
    previous: former?.id ?? null,
    compared: former === null || compared !== null,
    ...(compared && compared.gone.length > 0 && { gone: compared.gone }),
    ...(part && { joined: part.kind }),
    made_at: Date.now(),
  };
}
