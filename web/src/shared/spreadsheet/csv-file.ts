const quote = '"';

/**
 * Rows of a CSV file as the exports write it (RFC 4180), piece by piece. Not for files from outside: the imports read those.
 */
export async function* csvFileRows(
  pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): AsyncGenerator<string[]> {
  const decoder = new TextDecoder('utf-8');
  let row: string[] = [];
  let cell = '';
  let isQuoted = false;
  /** A quote within quotes: the next character says whether it ended them. */
  let isClosing = false;
  function* take(text: string): Generator<string[]> {
    for (const sign of text) {
      if (isQuoted && !isClosing) {
        if (sign === quote) isClosing = true;
        else cell += sign;
        continue;
      }
      if (isClosing && sign === quote) {
        cell += quote;
        isClosing = false;
        continue;
      }
      if (isClosing) [isQuoted, isClosing] = [false, false];
      if (sign === quote) isQuoted = true;
      else if (sign === ',') {
        row.push(cell);
        cell = '';
      } else if (sign === '\n') {
        yield [...row, cell];
        [row, cell] = [[], ''];
      } else if (sign !== '\r') cell += sign;
    }
  }
  for await (const piece of pieces) yield* take(decoder.decode(piece, { stream: true }));
  yield* take(decoder.decode());
  if (row.length > 0 || cell !== '') yield [...row, cell];
}
