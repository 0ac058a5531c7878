import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { voterOverlays } from '#shared/collections/voter_overlays.ts';
import { foldAll, isNews } from '#shared/rules/voters/fold.ts';
import { packOverlay, unpackOverlay } from '#shared/rules/voters/overlay.ts';
import type { Kept, Learned } from '#shared/rules/voters/state.ts';
import { patiently } from '../../patient.ts';

/** Bytes of a part from which on the log speaks of it, and those that a document does not take any more. */
const bytesLarge = 900_000;
const bytesMax = 1_000_000;

async function statesIn(data: Uint8Array | undefined): Promise<Map<string, Kept>> {
  if (!data) return new Map();
  const { voters, keptAt } = await unpackOverlay(data);
  return new Map(voters.map((voter, at) => [voter, keptAt(at)]));
}

/**
 * Folds events into their part, which has all that was received before `end` (milliseconds) afterwards; what it had
 * already is passed over. Answers with the part's version. A read and, where there was news, a write. Throws where the
 * part has outgrown its document.
 */
export function foldPart(
  db: Firestore,
  organization: string,
  part: number,
  events: readonly Learned[],
  end: number,
): Promise<number> {
  const reference = db.doc(`${voterOverlays.path(organization)}/${part}`);
  return patiently(db, async (transaction) => {
    const found = (await transaction.get(reference)).data();
    const had = found ? voterOverlays.schema.parse(found) : null;
    const until = had?.until.toMillis() ?? 0;
    const news = events.filter((event) => isNews(event, until));
    if (news.length === 0) return had?.version ?? 0;
    const states = foldAll(await statesIn(had?.data), news);
    const data = Buffer.from(await packOverlay(states));
    const told = { organization, part, bytes: data.length, voters: states.size };
    if (data.length > bytesMax)
      throw new Error(`A part of the voters' log is too large: ${JSON.stringify(told)}`);
    if (data.length > bytesLarge) logger.warn('a part of a voter overlay is nearly full', told);
    const version = (had?.version ?? 0) + 1;
    transaction.set(reference, { version, rows: states.size, until: Timestamp.fromMillis(end), data });
    return version;
  });
}
