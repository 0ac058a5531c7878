import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { voterOverlays } from '#shared/collections/voter-overlays.ts';
import { foldAll, isUnfolded } from '#shared/domain/voters/fold.ts';
import { unpackOverlay } from '#shared/domain/voters/overlay.ts';
import { pieceBytes, pieceIdOf, piecesMax, piecesOf } from '#shared/domain/voters/pieces.ts';
import type { FoldState, Learned } from '#shared/domain/voters/voter-state.ts';
import { runTransactionWithRetry } from '../../transaction-retry.ts';
import { fitOverlay } from './fit-overlay.ts';

/** A part as its documents have it; null where there is none yet. */
type Part = { version: number; until: number; pieces: number; data: Uint8Array };

/** Bytes from which on a part is a large one: of these one is folded at a time, for each takes hundreds of MB while it is. */
const bytesLarge = 1_500_000;
const bytesMax = pieceBytes * piecesMax;
/** Runs that may be faster, one after the other: each has folded something. */
const racesMax = 10;

/** All pieces as they were at one moment. */
const read = (db: Firestore, path: string, part: number): Promise<Part | null> =>
  db.runTransaction(
    async (transaction) => {
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
    },
    { readOnly: true },
  );

async function statesIn(data: Uint8Array | undefined): Promise<Map<string, FoldState>> {
  if (!data) return new Map();
  const { voters, foldStateAt } = await unpackOverlay(data);
  return new Map(voters.map((voter, at) => [voter, foldStateAt(at)]));
}

let large: Promise<unknown> = Promise.resolve();
/** One after the other, however each ends. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const turn = large.then(work);
  large = turn.catch(() => undefined);
  return turn;
}

type Next = { end: number; rows: number; data: Uint8Array };

/** Writes the next version of a part. Null where another run has written one since it was read. */
const write = (
  db: Firestore,
  path: string,
  part: number,
  had: Part | null,
  { end, rows, data }: Next,
): Promise<number | null> =>
  runTransactionWithRetry(db, async (transaction) => {
    const at = (piece: number) => db.doc(`${path}/${pieceIdOf(part, piece)}`);
    const before = had?.version ?? 0;
    const found: unknown = (await transaction.get(at(0))).get('version');
    if ((found ?? 0) !== before) return null;
    const pieces = piecesOf(data);
    const whole = { version: before + 1, rows, until: Timestamp.fromMillis(end), pieces: pieces.length };
    for (const [piece, bytes] of pieces.entries())
      transaction.set(at(piece), { ...whole, data: Buffer.from(bytes) });
    for (let piece = pieces.length; piece < (had?.pieces ?? 0); piece += 1) transaction.delete(at(piece));
    return whole.version;
  });

/**
 * Folds events into their part, which has all that was received before `end` (milliseconds) afterwards; what it had
 * already is passed over. Answers with the part's version. The fold itself is no part of a transaction, which would end under
 * a long one: the transaction only looks whether another run was faster. For each document that the part fills a read (two of
 * a large one), and where there was news another read and a write for each. Throws where nine documents cannot hold what must
 * be kept of its voters: some ten million things in all parts.
 */
export async function foldPart(
  db: Firestore,
  organization: string,
  part: number,
  events: readonly Learned[],
  end: number,
  signal?: AbortSignal,
): Promise<number> {
  const path = voterOverlays.path(organization);
  const fold = async (hasTurn: boolean): Promise<number> => {
    for (let tries = 0; tries < racesMax; tries += 1) {
      const had = await read(db, path, part);
      const news = events.filter((event) => isUnfolded(event, had?.until ?? 0));
      if (news.length === 0) return had?.version ?? 0;
      if (had && had.data.length > bytesLarge && !hasTurn) return inTurn(() => fold(true));
      const states = foldAll(await statesIn(had?.data), news);
      const data = await fitOverlay(states, bytesMax, { organization, part, voters: states.size });
      signal?.throwIfAborted();
      const version = await write(db, path, part, had, { end, rows: states.size, data });
      if (version !== null) return version;
    }
    throw new Error('Other runs kept writing the same part of the voters’ log.');
  };
  return fold(false);
}
