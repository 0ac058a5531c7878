import { voterFileFinishCall } from '../../api/voters-api.ts';
import { voterFiles } from '../../collections/voter-files.ts';
import { withTermsOf } from '../../domain/voters/permitted-use.ts';
import { whyNotFinished, whyNotOpen } from '../../domain/voters/receive-voter-file.ts';
import { refuseIf } from '../../refusals.ts';
import { type Reads, type Store, serverTime } from '../store.ts';
import { type Context, useCase } from '../use-case.ts';
import { chunkNumbers } from './chunk-numbers.ts';
import { withoutNames } from './clear-gone.ts';
import { dropChunks } from './drop-chunks.ts';
import { requireRaceColumns } from './race-columns.ts';
import { writeFileLines } from './voter-file-lines.ts';

/**
 * Makes a file whose chunks are all there the current one. The one before it becomes the former, and the one before that
 * past: its chunks go, after the answer's work is done, so that a call which broke off there only has to be repeated.
 */
export const finishVoterFile = useCase(voterFileFinishCall, async ({ fileId }, context) => {
  const received = await context.read.count(chunkNumbers, { where: [['file_id', '==', fileId]] });
  const past = await context.tx((store) => makeCurrent(store, context, { fileId, received }));
  if (past) await dropChunks(context, past);
  return { ok: true as const };
});

type Receiving = { fileId: string; received: number };

/** Gives the id of the file that is past now; null where none is. */
async function makeCurrent(
  store: Store,
  { member, read }: Context,
  { fileId, received }: Receiving,
): Promise<string | null> {
  const file = await store.get(voterFiles, fileId);
  const refused = whyNotOpen(file, member.uid);
  // Its first answer was lost; what is past may still have its chunks.
  if (refused === 'voterFiles.done' && file) return pastBefore(read, file.previous);
  refuseIf(refused);
  if (!file) return null;
  // They may have been turned off since the import began.
  if (file.race) await requireRaceColumns(store);
  const [current] = await store.find(voterFiles, { where: [['state', '==', 'current']] });
  refuseIf(whyNotFinished(file, received, current?.id ?? null));
  const older = current?.previous ? await store.get(voterFiles, current.previous) : null;
  // A permission that was withdrawn while this import was made stays withdrawn.
  const { parts, isChanged } = withTermsOf(file.parts ?? [], current?.parts ?? []);
  // Whoever packed it did not know yet that an admin cleared the names of gone voters.
  const gone_cleared = current?.gone_cleared;
  const isCleared = gone_cleared !== undefined && gone_cleared !== file.gone_cleared;
  store.update(voterFiles, fileId, {
    ...{ state: 'current', finished_at: serverTime },
    ...(isChanged && { parts }),
    ...(isCleared && { gone_cleared, ...withoutNames(store, file) }),
  });
  if (current) store.update(voterFiles, current.id, { state: 'former' });
  writeFileLines(store, member, 'voters_imported', file);
  if (older?.state !== 'former') return null;
  store.update(voterFiles, older.id, { state: 'past' });
  return older.id;
}

/** The id of the file before one, where it is past. */
async function pastBefore(reads: Reads, id: string | null): Promise<string | null> {
  const former = id === null ? null : await reads.get(voterFiles, id);
  const older = former?.previous ? await reads.get(voterFiles, former.previous) : null;
  return older?.state === 'past' ? older.id : null;
}
