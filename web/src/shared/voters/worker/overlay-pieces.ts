import { pieceIdOf } from '#shared/domain/voters/pieces.ts';
import type { Packed } from '../source.ts';
import { type Found, Missing } from './ask-database.ts';

/** Documents of one question beside the first of each part: some 6 MB each question, at the most. */
const piecesAtOnce = 6;

type AskFor = (ids: readonly string[]) => Promise<Found>;

function joined(first: Packed, others: readonly Packed[]): Packed {
  const data = new Uint8Array(others.reduce((sum, { data }) => sum + data.length, first.data.length));
  let at = 0;
  for (const piece of [first, ...others]) {
    data.set(piece.data, at);
    at += piece.data.length;
  }
  return { data, version: first.version, until: first.until };
}

const placesOf = (part: number, from: number, pieces: number): string[] =>
  Array.from({ length: pieces - from }, (_, at) => pieceIdOf(part, from + at));

/** The whole of a part whose first piece is here; null where a fold has come between its pieces. */
async function whole(ask: AskFor, part: number, first: Packed): Promise<Packed | null> {
  const places = placesOf(part, 1, first.pieces ?? 1);
  const others: Packed[] = [];
  for (let at = 0; at < places.length; at += piecesAtOnce) {
    const ids = places.slice(at, at + piecesAtOnce);
    const found = await ask(ids);
    for (const id of ids) {
      const piece = found.get(id);
      if (piece?.version !== first.version) return null;
      others.push(piece);
    }
  }
  return joined(first, others);
}

/** Parts by their numbers, whole, also those that outgrew a document; without those that are gone. */
export async function joinPieces(ask: AskFor, parts: readonly number[]): Promise<Map<number, Packed>> {
  const found = await ask(parts.map(String));
  const made = new Map<number, Packed>();
  for (const part of parts) {
    const first = found.get(String(part));
    if (!first) continue;
    // Folds are ten minutes apart: what one has changed meanwhile is there the next time.
    const again = async () => (await ask([String(part)])).get(String(part));
    let now: Packed | null | undefined = await whole(ask, part, first);
    for (let times = 0; !now && times < 2; times += 1) {
      const refetched = await again();
      now = refetched && (await whole(ask, part, refetched));
    }
    if (!now) throw new Missing('unexpected');
    made.set(part, now);
  }
  return made;
}
