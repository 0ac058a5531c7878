import type * as z from 'zod/mini';
import type { Stored } from '../../collections/define.ts';
import type { promisedChunk, voterFiles } from '../../collections/voter-files.ts';
import type { ChunkColumns } from '../../domain/voters/chunk.ts';
import { goneColumn, openGoneSet } from '../../domain/voters/gone-ids.ts';
import { goneBlank } from '../../domain/voters/gone-voter.ts';
import { openChunk } from '../../domain/voters/unpack.ts';
import { noPlace } from '../../domain/voters/voter-file-columns.ts';
import type { RefusalKey } from '../../refusals.ts';
import { isDamaged, whyNotTheChunk } from './check-chunk.ts';

type VoterFile = Pick<Stored<typeof voterFiles>, 'chunks' | 'gone' | 'race'>;
type Promised = z.output<typeof promisedChunk>;

/** Why bytes are not the piece of a file that was promised under a number: a chunk of it, or one of its gone voters. */
export async function whyNotThePiece(
  data: Uint8Array<ArrayBuffer>,
  promised: Promised,
  index: number,
  { chunks, gone, race }: VoterFile,
): Promise<RefusalKey | null> {
  const own = index - chunks.length;
  if (!gone || own < 0) return whyNotTheChunk(data, promised, race === true);
  if (isDamaged(data, promised)) return 'voterFiles.damaged';
  const set = own - gone.chunks.length;
  try {
    if (set < 0) return isBare(await openChunk(data), promised) ? null : 'voterFiles.goneData';
    await openGoneSet(data, { ids: promised.rows, index: set, sets: gone.sets.length });
    return null;
  } catch {
    return 'voterFiles.unopened';
  }
}

/** Whether rows of gone voters have nothing to reach them by, no history and no column of the campaign's own. */
function isBare({ rows, dictionaries, numbers, texts, ballots, data }: ChunkColumns, of: Promised): boolean {
  return (
    rows === of.rows &&
    ballots.size === 0 &&
    [...data.keys()].every((id) => id === goneColumn) &&
    goneBlank.every((name) => dictionaries[name].dictionary.every((word) => word === '')) &&
    [numbers.cell, numbers.landline, numbers.votes_a, numbers.votes_b, numbers.registered].every((all) =>
      all.every((one) => one === 0),
    ) &&
    [numbers.lat, numbers.lng].every((all) => all.every((one) => one === noPlace)) &&
    numbers.birth.every((birth) => birth % 10_000 === 0) &&
    (texts.email.offsets.at(-1) ?? 0) === 0
  );
}
