import type { Stored } from '../../collections/define.ts';
import { voterChunks } from '../../collections/voter-chunks.ts';
import { voterFiles } from '../../collections/voter-files.ts';
import type { CodeMapping } from '../../domain/exchange/code-mapping.ts';
import type { UploadVoter } from '../../domain/exchange/upload-lines.ts';
import { isOwnNumber, type UploadSystem } from '../../domain/exchange/upload-systems.ts';
import { type ChunkColumns, type DataColumn, textAt } from '../../domain/voters/chunk.ts';
import { mayAppear, usableColumns } from '../../domain/voters/permitted-use.ts';
import { openChunk } from '../../domain/voters/unpack.ts';
import { RefusedError } from '../../refusals.ts';
import type { Reads } from '../store.ts';

type VoterFile = Stored<typeof voterFiles>;

/**
 * The voter file whose voters are named by another system's number. Refused where there is none, or where what was chosen is
 * no number of that system, for a state's number that is sent as a VAN ID would be somebody else's, or may not be exported on
 * that day. One read.
 */
export async function requireUploadFile(
  reads: Reads,
  system: UploadSystem,
  { id_header, id_column }: CodeMapping,
  day: string,
): Promise<VoterFile> {
  const [file] = await reads.find(voterFiles, { where: [['state', '==', 'current']] });
  if (!file) throw new RefusedError('exchange.noFile');
  if (id_column === null && !isOwnNumber(system, id_header, file.layout))
    throw new RefusedError('exchange.otherNumber', { header: id_header });
  if (id_column === null) return file;
  const column = usableColumns(file.parts ?? [], day).find(({ id }) => id === id_column);
  if (!column) throw new RefusedError('exchange.noColumn');
  if (!mayAppear(column, 'exports')) throw new RefusedError('exchange.columnUse', { column: column.name });
  return file;
}

/** Those of the voters that are in the file, in its order. One chunk is in memory at a time; a read for each. */
export async function* uploadVoters(
  reads: Reads,
  file: VoterFile,
  idColumn: string | null,
  isWanted: (voter: string) => boolean,
): AsyncGenerator<readonly [voter: string, found: UploadVoter]> {
  for (const { id } of file.chunks) {
    const stored = await reads.get(voterChunks, id);
    // Half a file would be taken for a whole one.
    if (!stored) throw new Error(`The voter file lacks its chunk ${id}.`);
    const chunk = await openChunk(stored.data);
    const ids = idColumn === null ? null : (chunk.data.get(idColumn) ?? null);
    for (let row = 0; row < chunk.rows; row++) {
      const voter = textAt(chunk.texts.id, row);
      if (!isWanted(voter)) continue;
      const own = idColumn === null ? voter : ids === null ? '' : cellOf(ids, row);
      yield [voter, { id: own.trim(), phones: phonesOf(chunk, row) }];
    }
  }
}

/** A column's cell as text. */
function cellOf(column: DataColumn, row: number): string {
  if (!(column instanceof Float64Array)) return column.dictionary[column.codes[row] ?? 0] ?? '';
  const value = column[row] ?? Number.NaN;
  return Number.isNaN(value) ? '' : String(value);
}

function phonesOf({ numbers }: ChunkColumns, row: number): string[] {
  const both = [numbers.cell[row] ?? 0, numbers.landline[row] ?? 0];
  return [...new Set(both)].flatMap((digits) => (digits === 0 ? [] : [`+${digits}`]));
}
