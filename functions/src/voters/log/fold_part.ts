import { type Firestore, Timestamp, type Transaction } from 'firebase-admin/firestore';
import { voterOverlays } from '#shared/collections/voter_overlays.ts';
import { foldAll, isNews } from '#shared/rules/voters/fold.ts';
import { unpackOverlay } from '#shared/rules/voters/overlay.ts';
import { pieceBytes, pieceIdOf, piecesMax, piecesOf } from '#shared/rules/voters/pieces.ts';
import type { Kept, Learned } from '#shared/rules/voters/state.ts';
import { patiently } from '../../patient.ts';
import { fitted } from './fitted.ts';

/** A part as its documents have it; null where there is none yet. */
type Part = { version: number; until: number; pieces: number; data: Uint8Array };

/** Bytes from which on a part is a large one: of these one is folded at a time, for each takes hundreds of MB while it is. */
const bytesLarge = 1_500_000;
const bytesMax = pieceBytes * piecesMax;

async function read(
  transaction: Transaction,
  db: Firestore,
  path: string,
  part: number,
): Promise<Part | null> {
  const at = (piece: number) => db.doc(`${path}/${pieceIdOf(part, piece)}`);
  const found = (await transaction.get(at(0))).data();
  if (!found) return null;
  const { version, until, pieces, data } = voterOverlays.schema.parse(found);
  const others =
    pieces > 1
      ? await transaction.getAll(...Array.from({ length: pieces - 1 }, (_, piece) => at(piece + 1)))
      : [];
  const rest = others.map((other) => voterOverlays.schema.parse(other.data()).data);
  return {
    version,
    until: until.toMillis(),
    pieces,
    data: rest.length > 0 ? Buffer.concat([data, ...rest]) : data,
  };
}

async function statesIn(data: Uint8Array | undefined): Promise<Map<string, Kept>> {
  if (!data) return new Map();
  const { voters, keptAt } = await unpackOverlay(data);
  return new Map(voters.map((voter, at) => [voter, keptAt(at)]));
}

/** Ends a transaction on a part that has to wait for its turn: in one that waits, the database would give up. */
class WantsTurn extends Error {}

let large: Promise<unknown> = Promise.resolve();
/** One after the other, however each ends. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const mine = large.then(work);
  large = mine.catch(() => undefined);
  return mine;
}

/**
 * Folds events into their part, which has all that was received before `end` (milliseconds) afterwards; what it had
 * already is passed over. Answers with the part's version. For each document that the part fills a read (two of a large one)
 * and, where there was news, a write. Throws where nine documents cannot hold what stands of its voters: some ten million
 * things in all parts.
 */
export async function foldPart(
  db: Firestore,
  organization: string,
  part: number,
  events: readonly Learned[],
  end: number,
): Promise<number> {
  const path = voterOverlays.path(organization);
  const fold = (hasTurn: boolean) =>
    patiently(db, async (transaction) => {
      const had = await read(transaction, db, path, part);
      const news = events.filter((event) => isNews(event, had?.until ?? 0));
      if (news.length === 0) return had?.version ?? 0;
      if (had && had.data.length > bytesLarge && !hasTurn) throw new WantsTurn();
      const states = foldAll(await statesIn(had?.data), news);
      const data = await fitted(states, bytesMax, { organization, part, voters: states.size });
      const version = (had?.version ?? 0) + 1;
      const pieces = piecesOf(data);
      const whole = { version, rows: states.size, until: Timestamp.fromMillis(end), pieces: pieces.length };
      const at = (piece: number) => db.doc(`${path}/${pieceIdOf(part, piece)}`);
      for (const [piece, bytes] of pieces.entries())
        transaction.set(at(piece), { ...whole, data: Buffer.from(bytes) });
      for (let piece = pieces.length; piece < (had?.pieces ?? 0); piece += 1) transaction.delete(at(piece));
      return version;
    });
  try {
    return await fold(false);
  } catch (error) {
    if (!(error instanceof WantsTurn)) throw error;
    return inTurn(() => fold(true));
  }
}
