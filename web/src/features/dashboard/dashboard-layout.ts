import * as z from 'zod/mini';

/** What the dashboard is made of. */
export const blocks = ['giving', 'figures', 'steps', 'activity', 'events'] as const;
export type Block = (typeof blocks)[number];
export const columns = ['main', 'side'] as const;
export type Column = (typeof columns)[number];

/** Which block stands where, from top to bottom. Every block is in exactly one of the three. */
export type Layout = Record<Column | 'hidden', readonly Block[]>;

export const standard: Layout = {
  main: ['giving', 'figures', 'steps'],
  side: ['activity', 'events'],
  hidden: [],
};

const list = z.catch(z.array(z.unknown()), []);
const stored = z.catch(z.object({ main: list, side: list, hidden: list }), {
  main: [],
  side: [],
  hidden: [],
});

function parsed(json: string | null): unknown {
  try {
    return JSON.parse(json ?? 'null');
  } catch {
    return null;
  }
}

/** The layout that a member keeps, as far as it can be read; a block that it does not name stands where it always does. */
export function layoutOf(json: string | null): Layout {
  const read = stored.parse(parsed(json));
  const left = new Set<Block>(blocks);
  const take = (names: readonly unknown[]): Block[] =>
    blocks
      .filter((block) => names.includes(block) && left.delete(block))
      .sort((one, other) => names.indexOf(one) - names.indexOf(other));
  const named = { main: take(read.main), side: take(read.side), hidden: take(read.hidden) };
  return {
    main: [...named.main, ...standard.main.filter((block) => left.has(block))],
    side: [...named.side, ...standard.side.filter((block) => left.has(block))],
    hidden: named.hidden,
  };
}

export const isStandard = (layout: Layout): boolean => JSON.stringify(layout) === JSON.stringify(standard);

/** As it is kept; null where nothing was rearranged. */
export const storedLayout = (layout: Layout): string | null =>
  isStandard(layout) ? null : JSON.stringify({ main: layout.main, side: layout.side, hidden: layout.hidden });

const without = (layout: Layout, block: Block): Layout => ({
  main: layout.main.filter((one) => one !== block),
  side: layout.side.filter((one) => one !== block),
  hidden: layout.hidden.filter((one) => one !== block),
});

/** With a block at a place of a column, or hidden; a place beyond the end is the end. */
export function placed(
  layout: Layout,
  block: Block,
  where: Column | 'hidden',
  at = Number.MAX_SAFE_INTEGER,
): Layout {
  const rest = without(layout, block);
  const into = [...rest[where]];
  into.splice(Math.max(0, at), 0, block);
  return { ...rest, [where]: into };
}
