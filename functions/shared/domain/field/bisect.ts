import { type Block, bestCut, type Link, scratchFor, type Window } from './best-cut.ts';

/** Doors of a turf: what is wished, the least and the most; and the most people. */
export type Bounds = { size: number; least: number; most: number; people: number };

/** Into how many turfs so many doors are cut: of a number that comes out within the bounds, the one nearest to the size. */
function countOf(doors: number, { size, least, most }: Bounds): { count: number; fits: boolean } {
  const [fewest, highest] = [Math.ceil(doors / most), Math.floor(doors / least)];
  if (fewest > highest) return { count: fewest, fits: false };
  return { count: Math.min(highest, Math.max(fewest, Math.round(doors / size))), fits: true };
}

/** How far the first of two parts may go from its share: more than half of what is allowed would leave later cuts no choice. */
const slack = 0.5;

/**
 * What the first part of two may weigh, first as it is wished, then as it is allowed. Where no number of turfs fits, the
 * first part is of whole turfs as small as they may be, and what remains is in the second: one turf of it is smaller.
 */
function windowsOf(doors: number, first: number, count: number, fits: boolean, bounds: Bounds): Window[] {
  const { least, most } = bounds;
  const second = count - first;
  if (!fits) {
    const from = least * first;
    return [{ from, to: from + Math.floor(((most - least) * first) / 3), wished: from }];
  }
  const share = doors / count;
  const wished = share * first;
  const from = Math.max(least * first, doors - most * second);
  const to = Math.min(most * first, doors - least * second);
  const near = {
    from: wished - (wished - from) * slack,
    to: wished + (to - wished) * slack,
    wished,
  };
  return count === 2 ? [{ from, to, wished }] : [near, { from, to, wished }];
}

/** Blocks in parts that are turfs: cut in two along a line, and each half again, until they are small enough. */
export function bisect(blocks: readonly Block[], links: readonly Link[], bounds: Bounds): number[][] {
  const turfs: number[][] = [];
  const scratch = scratchFor(blocks);
  const cut = (part: Uint32Array, own: readonly Link[]): void => {
    let [doors, people] = [0, 0];
    for (const block of part) {
      doors += blocks[block]?.doors ?? 0;
      people += blocks[block]?.people ?? 0;
    }
    const isSmall = doors <= bounds.most && people <= bounds.people;
    if (isSmall || part.length < 2) {
      if (part.length > 0) turfs.push([...part]);
      return;
    }
    const { count, fits } = countOf(doors, bounds);
    const halves = count < 2 ? [1] : [...new Set([count >> 1, count - (count >> 1)])];
    // Few doors, and too many people: in the middle.
    const windows =
      count < 2
        ? [[{ from: 1, to: doors - 1, wished: doors / 2 }]]
        : halves.map((first) => windowsOf(doors, first, count, fits, bounds));
    const { first, second } = bestCut(blocks, { blocks: part, links: own }, windows, scratch);
    const side = new Set(first);
    const within = (isFirst: boolean) =>
      own.filter(([one, other]) => side.has(one) === isFirst && side.has(other) === isFirst);
    cut(first, within(true));
    cut(second, within(false));
  };
  cut(
    Uint32Array.from(blocks, (_, block) => block),
    links,
  );
  return turfs;
}
