const lineEnd = 0x0a;

/** The whole lines of a file that comes piece by piece: a download that breaks off goes on behind them. */
export function receivedLines() {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let rest: Uint8Array<ArrayBuffer> = new Uint8Array();
  let lines = 0;
  return {
    add(piece: Uint8Array<ArrayBuffer>): void {
      const joined = new Uint8Array(rest.length + piece.length);
      joined.set(rest);
      joined.set(piece, rest.length);
      const end = joined.lastIndexOf(lineEnd) + 1;
      for (const byte of joined.subarray(0, end)) if (byte === lineEnd) lines += 1;
      if (end > 0) pieces.push(joined.slice(0, end));
      rest = joined.slice(end);
    },
    /** Half a line comes again with the rest. */
    breakOff(): void {
      rest = new Uint8Array();
    },
    lines: () => lines,
    file: () => new Blob(pieces, { type: 'text/csv;charset=utf-8' }),
  };
}
export type ReceivedLines = ReturnType<typeof receivedLines>;
