import type * as z from 'zod/mini';
import type { RefusalCode } from '../../api/endpoint.ts';
import type { promisedFile } from '../../api/voters-api.ts';
import type { voterFiles } from '../../collections/voter-files.ts';
import { chunkRows, packVersion } from './voter-file-columns.ts';

type VoterFile = z.output<typeof voterFiles.schema>;
type Promised = z.output<typeof promisedFile>;
/** A refusal; its words are for the person. */
export type RefusalReason = { code: RefusalCode; message: string };

/** Milliseconds without a sign of an import after which another may begin: it is left in the middle, as by a closed tab. */
export const staleMs = 30 * 60_000;

/** Chunks have ids of their own, so that one sent again is the same document. */
export const chunkIdOf = (fileId: string, index: number): string => `${fileId}-${index}`;

const why = (code: RefusalCode, message: string): RefusalReason => ({ code, message });
/** All that is refused here, a star in the place of a value; each has its Spanish words in the catalogue. */
export const fileRefusals = {
  notFound: why('not-found', 'This import was not found. Start it again.'),
  pack: why('invalid-argument', 'This page is of another version. Reload it, then start again.'),
  sums: why('invalid-argument', 'What this import says of its file does not add up. Start it again.'),
  foreign: why('permission-denied', 'Another member started this import. Only they can go on with it.'),
  another: why('already-exists', 'Another file was announced under this number. Start again.'),
  done: why('failed-precondition', 'This import is finished already.'),
  over: why('failed-precondition', 'This import was canceled or undone. Start a new one.'),
  busy: why(
    'resource-exhausted',
    '* is importing “*”, begun * minutes ago. Wait until that is done, or cancel it first.',
  ),
  outrun: why(
    'already-exists',
    'Another voter file was imported meanwhile. Cancel this import, compare with that file and start again.',
  ),
  noChunk: why('invalid-argument', 'This file has no such part.'),
  damaged: why('invalid-argument', 'A part of the file arrived damaged. Send it again.'),
  unopened: why('invalid-argument', 'A part of the file cannot be opened, or is too large once it is.'),
  missing: why('failed-precondition', 'Parts of the file are missing: * of *. Send them, then finish.'),
  cancelDone: why('failed-precondition', 'This import is finished. Undo it instead.'),
  undoOpen: why('failed-precondition', 'This import is not finished. Cancel it instead.'),
  undoOlder: why('failed-precondition', 'Only the last import can be undone.'),
  previousRemoved: why(
    'failed-precondition',
    'The file before this one is no longer kept, so it cannot come back.',
  ),
} as const;

const filled = (refusal: RefusalReason, ...values: readonly (string | number)[]): RefusalReason => ({
  ...refusal,
  message: values.reduce<string>(
    (message, value) => message.replace('*', () => String(value)),
    refusal.message,
  ),
});

/** Why a file may not be promised so. */
export function whyNotPromised(
  fileId: string,
  previous: string | null,
  file: Promised,
): RefusalReason | null {
  if (file.pack !== packVersion) return fileRefusals.pack;
  const { added, changed, gone, unchanged } = file.changes;
  const rows = file.chunks.reduce((sum, chunk) => sum + chunk.rows, 0);
  const sound =
    file.chunks.every(({ id, rows }, index) => id === chunkIdOf(fileId, index) && rows <= chunkRows) &&
    rows === file.counts.voters &&
    added + changed + unchanged === rows &&
    (previous !== null || (added === rows && gone === 0));
  return sound ? null : fileRefusals.sums;
}

/** Why nothing more may be brought to a file. */
export function whyNotOpen(file: VoterFile | null, uid: string): RefusalReason | null {
  if (!file) return fileRefusals.notFound;
  if (file.started_by !== uid) return fileRefusals.foreign;
  if (file.state === 'receiving') return null;
  return isOver(file) ? fileRefusals.over : fileRefusals.done;
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
): RefusalReason | null {
  const [other] = others;
  if (!other) return previous === current ? null : fileRefusals.outrun;
  const minutes = Math.max(0, Math.round((now - other.file.started_at.toMillis()) / 60_000));
  return filled(fileRefusals.busy, other.name, other.file.file_name, minutes);
}

/** Why an open file may not become the current one. `have`: how many of its chunks are there. */
export function whyNotFinished(file: VoterFile, have: number, current: string | null): RefusalReason | null {
  if (file.previous !== current) return fileRefusals.outrun;
  if (have === file.chunks.length) return null;
  return filled(fileRefusals.missing, file.chunks.length - have, file.chunks.length);
}

/** Why an import may not be cancelled. Anybody who may import may: else one of somebody who left would bar all others. */
export function whyNotCancelled(file: VoterFile | null): RefusalReason | null {
  if (!file) return fileRefusals.notFound;
  return file.state === 'receiving' || isOver(file) ? null : fileRefusals.cancelDone;
}

/** Why an import may not be undone. `former`: the file that it names as the one before it, null where it names none. */
export function whyNotUndone(file: VoterFile | null, former: VoterFile | null): RefusalReason | null {
  if (!file || file.state === 'cancelled') return fileRefusals.notFound;
  if (file.state === 'undone') return null;
  if (file.state === 'receiving') return fileRefusals.undoOpen;
  if (file.state !== 'current') return fileRefusals.undoOlder;
  return file.previous === null || former?.state === 'former' ? null : fileRefusals.previousRemoved;
}
