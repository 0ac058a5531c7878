/** A building as it is cut: where it stands, on a plane, and how much it weighs. */
export type Block = { members: readonly number[]; doors: number; people: number; x: number; y: number };
/** Two blocks that are neighbors on a street. */
export type Link = readonly [number, number];
/** What the first part of two may weigh, in doors; `wished` is what it should. */
export type Window = { from: number; to: number; wished: number };

/** Blocks that are cut, and the links between them. */
export type Part = { blocks: Uint32Array; links: readonly Link[] };

/** Directions in which a cut is looked for, over half a circle. */
const directions = 8;
/**
 * What a cut costs beside the neighbors that it parts: its length in homes, how far it is from its share in turfs, and,
 * taken off, the empty ground that it runs through in homes, up to so much: a river, a park, the back of the yards.
 */
const costs = { length: 0.35, offShare: 2, gap: 0.5, gapMost: 10 } as const;

/** The direction in which most streets run, up to a quarter turn: cuts along and across it part the fewest neighbors. */
function gridOf(blocks: readonly Block[], links: readonly Link[]): number {
  let [east, north] = [0, 0];
  for (const [one, other] of links) {
    const [from, to] = [blocks[one], blocks[other]];
    if (!from || !to) continue;
    const [x, y] = [to.x - from.x, to.y - from.y];
    if (x === 0 && y === 0) continue;
    const angle = 4 * Math.atan2(y, x);
    east += Math.cos(angle);
    north += Math.sin(angle);
  }
  return Math.atan2(north, east) / 4;
}

type Found = { order: Uint32Array; after: number; cost: number; off: number };
/** Room that every direction uses again, by block: how far along it is, and in which place. */
export type Scratch = { keys: Float64Array; place: Int32Array };
export const scratchFor = (blocks: readonly Block[]): Scratch => ({
  keys: new Float64Array(blocks.length),
  place: new Int32Array(blocks.length),
});

/** One direction: blocks in its order, and how many links begin and end between each two. */
function along(
  blocks: readonly Block[],
  { blocks: part, links }: Part,
  angle: number,
  { keys, place }: Scratch,
) {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  let [low, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  let [left, right] = [low, high];
  for (const block of part) {
    const { x = 0, y = 0 } = blocks[block] ?? {};
    const [key, across] = [x * cos + y * sin, y * cos - x * sin];
    keys[block] = key;
    low = Math.min(low, key);
    high = Math.max(high, key);
    left = Math.min(left, across);
    right = Math.max(right, across);
  }
  const order = part.toSorted((one, other) => (keys[one] ?? 0) - (keys[other] ?? 0) || one - other);
  for (let at = 0; at < order.length; at += 1) place[order[at] ?? 0] = at;
  const parted = new Int32Array(order.length + 1);
  for (const [one, other] of links) {
    const [from, to] = [place[one] ?? 0, place[other] ?? 0];
    const [near, far] = from < to ? [from, to] : [to, from];
    parted[near] = (parted[near] ?? 0) + 1;
    parted[far] = (parted[far] ?? 0) - 1;
  }
  return { order, parted, length: right - left, depth: high - low };
}

function search(
  blocks: readonly Block[],
  part: Part,
  angle: number,
  windows: readonly Window[],
  scratch: Scratch,
): Found | null {
  const { order, parted, length, depth } = along(blocks, part, angle, scratch);
  const { keys } = scratch;
  // The side of the ground that one home has.
  const home = Math.max(Math.sqrt((length * depth) / order.length), (length + depth) / order.length, 1e-9);
  let found: Found | null = null;
  let [doors, cut] = [0, 0];
  for (let after = 0; after + 1 < order.length; after += 1) {
    const block = order[after] ?? 0;
    doors += blocks[block]?.doors ?? 0;
    cut += parted[after] ?? 0;
    const gap = ((keys[order[after + 1] ?? 0] ?? 0) - (keys[block] ?? 0)) / home;
    for (const { from, to, wished } of windows) {
      const off = doors < from ? from - doors : Math.max(0, doors - to);
      if (found && off > found.off) continue;
      const cost =
        cut +
        costs.length * (length / home) +
        costs.offShare * (Math.abs(doors - wished) / Math.max(1, wished)) -
        costs.gap * Math.min(gap, costs.gapMost);
      if (!found || off < found.off || cost < found.cost) found = { order, after, cost, off };
    }
  }
  return found;
}

/**
 * A part of at least two blocks in two, along the straight line that is cheapest of those whose first side weighs what it
 * may; `windows`: for each way to share the turfs out, what is wished before what is allowed. Where no line does, the one
 * that comes nearest.
 */
export function bestCut(
  blocks: readonly Block[],
  part: Part,
  windows: readonly (readonly Window[])[],
  scratch: Scratch,
): { first: Uint32Array; second: Uint32Array } {
  const grid = gridOf(blocks, part.links);
  const rounds = Math.max(...windows.map(({ length }) => length));
  let best: Found | null = null;
  for (let round = 0; round < rounds && (best === null || best.off > 0); round += 1) {
    const now = windows.flatMap((of) => of[round] ?? []);
    best = null;
    for (let at = 0; at < directions; at += 1) {
      const found = search(blocks, part, grid + (at * Math.PI) / directions, now, scratch);
      if (found && (!best || found.off < best.off || (found.off === best.off && found.cost < best.cost)))
        best = found;
    }
  }
  const { order, after } = best ?? { order: part.blocks, after: 0 };
  return { first: order.slice(0, after + 1), second: order.slice(after + 1) };
}
