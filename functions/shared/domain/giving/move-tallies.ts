import {
  type CellSum,
  type Cells,
  cellName,
  cellNamed,
  isSameTally,
  otherCodes,
  quarterOfCell,
  type Tally,
} from './giving-cells.ts';

/**
 * A gift that is counted somewhere, or nowhere, and where it is to be counted now. `isPart`: of a gift that others give, too,
 * which is counted once: its money is added, and no gift.
 */
export type TallyMove = { from: Tally | null; to: Tally | null; isPart?: boolean };

/** What the names of a quarter's cells may weigh: a document has a megabyte, and a letter up to three bytes. */
const weightMax = 900_000;
const weightOf = (cell: string): number => cell.length * 3 + 40;

/** Quarters that these moves change. */
export const quartersOf = (moves: readonly TallyMove[]): string[] => [
  ...new Set(
    moves.flatMap(({ from, to }) => [from, to].flatMap((one) => (one ? [quarterOfCell(one.cell)] : []))),
  ),
];

/** One quarter's cells while gifts move. */
function quarterBook(before: Cells) {
  const cells = new Map<string, CellSum>(Object.entries(before));
  let weight = [...cells.keys()].reduce((sum, cell) => sum + weightOf(cell), 0);
  return {
    add(cell: string, { cents, count }: CellSum): void {
      const known = cells.get(cell);
      const sum = { cents: (known?.cents ?? 0) + cents, count: (known?.count ?? 0) + count };
      if (!known) weight += weightOf(cell);
      cells.set(cell, sum);
      if (sum.count > 0 || sum.cents > 0) return;
      cells.delete(cell);
      weight -= weightOf(cell);
    },
    /** The cell itself, or the one of all other codes where there is no room for it. */
    placeFor(cell: string): string {
      if (cells.has(cell) || weight + weightOf(cell) <= weightMax) return cell;
      const { week, method } = cellNamed(cell);
      return cellName({ week, method, code: otherCodes, solicitors: [] });
    },
    cells: (): Cells => Object.fromEntries([...cells].toSorted(([one], [other]) => (one < other ? -1 : 1))),
  };
}

/**
 * Moves gifts from where they are counted to where they are to be counted, one after the other. Answers with where each is
 * counted now, and with the quarters that differ. What a gift adds is noted with it, so that exactly that is taken off again.
 */
export function movedTallies(
  quarters: ReadonlyMap<string, Cells>,
  moves: readonly TallyMove[],
): { tallies: (Tally | null)[]; changed: Map<string, Cells> } {
  const books = new Map<string, ReturnType<typeof quarterBook>>();
  const bookOf = (cell: string) => {
    const quarter = quarterOfCell(cell);
    const book = books.get(quarter) ?? quarterBook(quarters.get(quarter) ?? {});
    books.set(quarter, book);
    return book;
  };
  const tallies = moves.map(({ from, to, isPart = false }) => {
    if (isSameTally(from, to)) return from;
    if (from) bookOf(from.cell).add(from.cell, { cents: -from.cents, count: isPart ? 0 : -1 });
    if (!to) return null;
    const book = bookOf(to.cell);
    const placed = { ...to, cell: book.placeFor(to.cell) };
    book.add(placed.cell, { cents: placed.cents, count: isPart ? 0 : 1 });
    return placed;
  });
  return { tallies, changed: new Map([...books].map(([quarter, book]) => [quarter, book.cells()])) };
}
