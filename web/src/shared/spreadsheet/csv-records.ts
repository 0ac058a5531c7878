import { isBlank } from './header.ts';

export type Records = {
  records: string[][];
  /** The place of the record whose quotation mark is never closed, so that it holds the rest of the file. */
  open: number | null;
};

type ReadOptions = {
  delimiter: string;
  /** Records to read at most. */
  max: number;
  /** Given the header: how to tell that a line is a whole row, though a quotation mark makes it part of a cell. */
  rowTest: (header: readonly string[]) => RowTest;
};
/** `fits`: it has as many cells as the header. `isSurely`: no line of a note would pass for it. */
export type RowTest = {
  fits: (cells: readonly string[]) => boolean;
  isSurely: (cells: readonly string[]) => boolean;
};

/** Lines that a row with a stray quotation mark may have: one, and those of a note. */
const linesMax = 5;

/** A quoted cell: where its text ends, and where the next delimiter or line end stands. */
type Closed = { end: number; next: number };

/** Windows and old Mac line ends as plain ones; files that were put together have several kinds. */
const withPlainEnds = (text: string): string => {
  const plain = text.replaceAll('\r\n', '\n');
  return plain.includes('\n') ? plain : plain.replaceAll('\r', '\n');
};

const unquoted = (text: string): string => text.replaceAll('""', '"');

/** CSV, with tolerance for quotation marks that were written without being doubled or closed. */
export function recordsIn(whole: string, { delimiter, max, rowTest }: ReadOptions): Records {
  const text = withPlainEnds(whole);

  /** Where a mark comes next; remembered, because a mark that is rare would be searched for from every cell. */
  function finder(mark: string): (from: number) => number {
    let [since, found] = [0, -1];
    return (from) => {
      if (from < since || from > found) {
        const at = text.indexOf(mark, from);
        [since, found] = [from, at < 0 ? text.length : at];
      }
      return found;
    };
  }
  const lineEnd = finder('\n');
  const nextDelimiter = finder(delimiter);
  const cellEnd = (from: number, limit: number): number => Math.min(nextDelimiter(from), limit);

  /** Past the blanks that may follow a closing quotation mark; null where something else does. */
  function after(quote: number, limit: number): number | null {
    let at = quote + 1;
    while (text[at] === ' ' && at < limit) at += 1;
    return at >= limit || text[at] === delimiter || text[at] === '\n' ? Math.min(at, limit) : null;
  }

  /** The quoted cell that begins at `from`. `strict`: every quotation mark in it is doubled. */
  function quotedAt(from: number, limit: number, strict: boolean): Closed | null {
    for (let at = text.indexOf('"', from + 1); at >= 0 && at < limit; at = text.indexOf('"', at + 1)) {
      const next = after(at, limit);
      if (text[at + 1] === '"' && at + 1 < limit) at += 1;
      else if (next !== null) return { end: at, next };
      else if (strict) return null;
    }
    return null;
  }

  /** The quoted cell that begins at `from`, up to the first quotation mark that a delimiter or `limit` follows. */
  function undoubledAt(from: number, limit: number): Closed | null {
    for (let at = text.indexOf('"', from + 1); at >= 0 && at < limit; at = text.indexOf('"', at + 1)) {
      const next = after(at, limit);
      if (next !== null) return { end: at, next };
    }
    return null;
  }

  /**
   * The cells of a stretch. A cell with a quotation mark that is neither doubled nor closed ends at the first one before a
   * delimiter, with `far` also where that takes delimiters into it; where there is none, the mark is part of the text.
   */
  function cellsIn(from: number, limit: number, far: boolean): string[] {
    const cells: string[] = [];
    for (let at = from; at <= limit; ) {
      const end = cellEnd(at, limit);
      let quoted: Closed | null = null;
      if (text[at] === '"') quoted = quotedAt(at, limit, true) ?? undoubledAt(at, far ? limit : end);
      const next = quoted?.next ?? end;
      cells.push(quoted ? unquoted(text.slice(at + 1, quoted.end)) : text.slice(at, next));
      at = next + 1;
    }
    return cells;
  }

  const records: string[][] = [];
  let test: RowTest = { fits: () => false, isSurely: () => false };
  let begin = 0;

  /** The cells of a stretch, one line if nothing else is said, where they are a whole row. */
  function rowIn(from: number, isRow: RowTest['fits'], limit = lineEnd(from)): string[] | null {
    const far = cellsIn(from, limit, true);
    if (isRow(far)) return far;
    const near = cellsIn(from, limit, false);
    return isRow(near) ? near : null;
  }

  /** The row that begins here by its line, or by a few lines of which no later one is a row; and where it ends. */
  function shortestRow(from: number): { cells: string[]; end: number } | null {
    let end = lineEnd(from);
    for (let lines = 1; lines <= linesMax; lines += 1) {
      const cells = rowIn(from, test.fits, end);
      if (cells) return { cells, end };
      if (end >= text.length || rowIn(end + 1, test.fits)) return null;
      end = lineEnd(end + 1);
    }
    return null;
  }

  /** Whether a well-formed cell of several lines has taken whole rows into it: then each of its lines is one. */
  function swallows(from: number, { end, next }: Closed): boolean {
    if (end <= lineEnd(from)) return false;
    const last = lineEnd(next);
    for (let at = begin; at <= last; at = lineEnd(at) + 1) if (!rowIn(at, test.isSurely)) return false;
    return true;
  }

  /** Reads one record from `begin`; false where a quotation mark in it is never closed. */
  function read(): boolean {
    const cells: string[] = [];
    for (let at = begin; ; ) {
      const isQuoted = text[at] === '"';
      let quoted = isQuoted ? quotedAt(at, text.length, true) : null;
      if (isQuoted && (!quoted || swallows(at, quoted))) {
        // The line by itself, where it is a row: a quotation mark must not take the rows after it.
        const row = shortestRow(begin);
        if (row) {
          records.push(row.cells);
          begin = row.end + 1;
          return true;
        }
        quoted ??= quotedAt(at, text.length, false);
      }
      if (isQuoted && !quoted) {
        records.push([...cells, unquoted(text.slice(at + 1))]);
        begin = text.length + 1;
        return false;
      }
      const next = quoted?.next ?? cellEnd(at, lineEnd(at));
      cells.push(quoted ? unquoted(text.slice(at + 1, quoted.end)) : text.slice(at, next));
      at = next + 1;
      if (next === text.length || text[next] === '\n') {
        records.push(cells);
        begin = at;
        return true;
      }
    }
  }

  let open: number | null = null;
  let hasHeader = false;
  while (begin <= text.length && records.length < max) {
    if (!read()) open = records.length - 1;
    const last = records.at(-1) ?? [];
    if (hasHeader || isBlank(last)) continue;
    test = rowTest(last);
    hasHeader = true;
  }
  return { records, open };
}
