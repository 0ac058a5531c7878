/**
 * A part of the overlay that has outgrown a document lies in several: the first under the part's number, the others beside
 * it. All of them have the same version, and are written together.
 */
export const pieceIdOf = (part: number, piece: number): string =>
  piece === 0 ? `${part}` : `${part}-${piece}`;

/** Bytes of a document, which ends at 1 MiB with all that stands beside them. */
export const pieceBytes = 1_000_000;
/** One transaction writes them all, and ends at 10 MiB. */
export const piecesMax = 9;

/** The bytes of each document; at least one. */
export const piecesOf = (data: Uint8Array): Uint8Array[] =>
  Array.from({ length: Math.max(1, Math.ceil(data.length / pieceBytes)) }, (_, piece) =>
    data.subarray(piece * pieceBytes, (piece + 1) * pieceBytes),
  );
