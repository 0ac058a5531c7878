import type * as z from 'zod/mini';
import type { promisedFile } from '../../api/voters-api.ts';
import type { promisedChunk, voterFiles } from '../../collections/voter-files.ts';
import { type RefusalKey, RefusedError } from '../../refusals.ts';
import { setIdsMax } from './gone-ids.ts';
import { raceColumnOf } from './race-headers.ts';
import { chunkRows, dataColumnsMax, packVersion, reservedColumns } from './voter-file-columns.ts';

type VoterFile = z.output<typeof voterFiles.schema>;
type Promised = z.output<typeof promisedFile>;
/** Milliseconds without a sign of an import after which another may begin: it is left in the middle, as by a closed tab. */
export const staleMs = 30 * 60_000;

/** Chunks have ids of their own, so that one sent again is the same document. */
export const chunkIdOf = (fileId: string, index: number): string => `${fileId}-${index}`;

type Piece = z.output<typeof promisedChunk>;
/** All documents of a file by their numbers: its chunks, then the rows of its gone voters, then the sets of their ids. */
export const piecesOf = ({ chunks, gone }: Pick<Promised, 'chunks' | 'gone'>): readonly Piece[] => [
  ...chunks,
  ...(gone?.chunks ?? []),
  ...(gone?.sets ?? []),
];

const rowsOf = (pieces: readonly Piece[]): number => pieces.reduce((sum, { rows }) => sum + rows, 0);

/** Whether what is said of gone voters adds up; a first file lacks nobody. */
function areGoneSound({ gone }: Promised, previous: string | null): boolean {
  if (!gone) return true;
  const { voters, listed, chunks, sets } = gone;
  return (
    previous !== null &&
    listed <= voters &&
    rowsOf(chunks) === listed &&
    chunks.every(({ rows }) => rows <= chunkRows) &&
    rowsOf(sets) === voters &&
    sets.every(({ rows }) => rows <= setIdsMax)
  );
}

/** Why a file may not be promised so. */
export function whyNotPromised(fileId: string, previous: string | null, file: Promised): RefusalKey | null {
  if (file.pack !== packVersion) return 'voterFiles.pack';
  const { added, changed, gone, unchanged } = file.changes;
  const rows = rowsOf(file.chunks);
  const parts = file.parts ?? [];
  const columns = parts.flatMap(({ columns }) => columns);
  const own = columns.map(({ id }) => id);
  // Reserved columns are the file's own: a part of that id would be told as what a newer file changes, or as race.
  const isReserved = own.some((id) => reservedColumns.includes(id));
  if (own.length > dataColumnsMax || new Set(own).size < own.length || isReserved)
    return 'voterFiles.dataColumns';
  if (columns.some(({ name }) => raceColumnOf(name) !== null)) return 'voterFiles.raceOwn';
  const sound =
    piecesOf(file).every(({ id }, index) => id === chunkIdOf(fileId, index)) &&
    file.chunks.every(({ rows }) => rows <= chunkRows) &&
    areGoneSound(file, previous) &&
    rows === file.counts.voters &&
    new Set(parts.map(({ id }) => id)).size === parts.length &&
    parts.every(
      ({ kind, rows, matched, columns }) => matched <= rows && (kind === 'data' || columns.length === 0),
    ) &&
    added + changed + unchanged === rows &&
    (previous !== null || (added === rows && gone === 0));
  return sound ? null : 'voterFiles.sums';
}

/** Why nothing more may be brought to a file. */
export function whyNotOpen(file: VoterFile | null, uid: string): RefusalKey | null {
  if (!file) return 'voterFiles.notFound';
  if (file.started_by !== uid) return 'voterFiles.foreign';
  if (file.state === 'receiving') return null;
  return isOver(file) ? 'voterFiles.over' : 'voterFiles.done';
}

const isOver = ({ state }: VoterFile): boolean => state === 'cancelled' || state === 'undone';

/** Another import that is open: who makes it, and when it was last heard of (milliseconds since 1970). */
export type OpenImport = { file: VoterFile; lastSeenAt: number; name: string };
export const isStale = ({ lastSeenAt }: Pick<OpenImport, 'lastSeenAt'>, now: number): boolean =>
  now - lastSeenAt > staleMs;

/** Why a new import may not begin: `others` are open and not stale, `current` is the id of the current file. */
export function whyNotStarted(
  previous: string | null,
  current: string | null,
  others: readonly OpenImport[],
  now: number,
): RefusalKey | RefusedError | null {
  const [other] = others;
  if (!other) return previous === current ? null : 'voterFiles.outrun';
  const minutes = Math.max(0, Math.round((now - other.file.started_at.toMillis()) / 60_000));
  return new RefusedError('voterFiles.busy', { name: other.name, file: other.file.file_name, minutes });
}

/** Why an open file may not become the current one. `have`: how many of its chunks are there. */
export function whyNotFinished(
  file: VoterFile,
  have: number,
  current: string | null,
): RefusalKey | RefusedError | null {
  if (file.previous !== current) return 'voterFiles.outrun';
  const all = piecesOf(file).length;
  return have === all ? null : new RefusedError('voterFiles.missing', { missing: all - have, all });
}

/** Why an import may not be cancelled. Anybody who may import may: else one of somebody who left would bar all others. */
export function whyNotCancelled(file: VoterFile | null): RefusalKey | null {
  if (!file) return 'voterFiles.notFound';
  return file.state === 'receiving' || isOver(file) ? null : 'voterFiles.cancelDone';
}

/** Why an import may not be undone. `former`: the file that it names as the one before it, null where it names none. */
export function whyNotUndone(file: VoterFile | null, former: VoterFile | null): RefusalKey | null {
  if (!file || file.state === 'cancelled') return 'voterFiles.notFound';
  if (file.state === 'undone') return null;
  if (file.state === 'receiving') return 'voterFiles.undoOpen';
  if (file.state !== 'current') return 'voterFiles.undoOlder';
  return file.previous === null || former?.state === 'former' ? null : 'voterFiles.previousRemoved';
}
