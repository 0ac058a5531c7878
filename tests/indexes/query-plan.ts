import { type Index, type IndexFile, indexesFor } from './index-file.ts';
import { type Direction, documentName, isInequality, type QueryShape } from './query-shape.ts';

/** What an index has to offer a query: a set of compared fields first, then exactly this order, then the summed fields. */
type Demand = {
  /** Fields compared for equality; each may stand anywhere in an index's beginning. */
  equal: ReadonlyMap<string, 'value' | 'contains'>;
  order: readonly { field: string; mode: Direction }[];
  /** Fields that are only summed: the database reads them from the index. */
  summed: readonly string[];
  /** How documents with equal fields follow each other. */
  byName: Direction;
};

const split = (text: string): [string, string] => {
  const [first = '', second = ''] = text.split(' ');
  return [first, second];
};
const direction = (text: string): Direction => (text === 'desc' ? 'desc' : 'asc');

function demandOf({ where, orderBy, aggregate }: QueryShape): Demand {
  const filters = where.map(split).filter(([field]) => field !== documentName);
  const ordered = orderBy.map(split).map(([field, mode]) => ({ field, mode: direction(mode) }));
  const inOrder = new Set(ordered.map(({ field }) => field));
  const equal = new Map<string, 'value' | 'contains'>();
  for (const [field, is] of filters) {
    if (is.startsWith('array-contains')) equal.set(field, 'contains');
    // An `in` whose field is in the order reads a stretch of it for each value, like an inequality.
    else if (!isInequality(is) && !(is === 'in' && inOrder.has(field))) equal.set(field, 'value');
  }
  // All documents have the same value there: it orders nothing.
  const order = ordered.filter(({ field }) => field !== documentName && equal.get(field) !== 'value');
  const named = ordered.find(({ field }) => field === documentName);
  const summed = aggregate
    .map(split)
    .map(([, field]) => field)
    .filter((field) => field !== '' && equal.get(field) !== 'value' && !inOrder.has(field));
  return {
    equal,
    order,
    summed: [...new Set(summed)],
    byName: named?.mode ?? order.at(-1)?.mode ?? 'asc',
  };
}

/** The fields compared for equality that an index serves, or null when its rest is not what the query asks for. */
function served({ fields }: Index, { equal, order, summed, byName }: Demand): Set<string> | null {
  const last = fields.at(-1);
  const own = last?.field === documentName ? fields.slice(0, -1) : fields;
  const head = own.slice(0, Math.max(0, own.length - order.length - summed.length));
  const middle = own.slice(head.length, head.length + order.length);
  const tail = own.slice(head.length + order.length);
  const fits =
    head.every(({ field, mode }) => equal.get(field) === (mode === 'contains' ? 'contains' : 'value')) &&
    middle.length === order.length &&
    middle.every(({ field, mode }, at) => field === order[at]?.field && mode === order[at]?.mode) &&
    tail.length === summed.length &&
    summed.every((field) => tail.some((one) => one.field === field && one.mode === 'asc'));
  // An index ends in the document's name, in the direction of its last field; it isn't read backwards.
  const isNamed = summed.length > 0 || (last?.mode === 'desc' ? 'desc' : 'asc') === byName;
  const found = new Set(head.map(({ field }) => field));
  return fits && isNamed && found.size === head.length ? found : null;
}

export type Plan = {
  /** What the query reads: one index, or several that are merged. Empty when the collection itself is enough. */
  indexes: readonly Index[];
  /** Indexes that could serve it alone. */
  alone: readonly Index[];
};

/** How the database would answer a query, or null when an index is missing. */
export function planOf(file: IndexFile, shape: QueryShape): Plan | null {
  const demand = demandOf(shape);
  const { equal, order, summed, byName } = demand;
  // A collection is stored in the order of its names.
  if (equal.size === 0 && order.length === 0 && summed.length === 0 && byName === 'asc')
    return { indexes: [], alone: [] };
  const fields = [...equal.keys(), ...order.map(({ field }) => field), ...summed];
  const candidates = indexesFor(file, shape, [...new Set(fields)]).flatMap((index) => {
    const found = served(index, demand);
    // An index that serves none of the compared fields would read everything.
    return found && (found.size > 0 || equal.size === 0) ? [{ index, found }] : [];
  });
  const alone = candidates.filter(({ found }) => found.size === equal.size).map(({ index }) => index);
  const [best] = alone;
  if (best) return { indexes: [best], alone };
  const merged = mergeOf(candidates, [...equal.keys()]);
  return merged && { indexes: merged, alone };
}

type Candidate = { index: Index; found: ReadonlySet<string> };

/** The fewest indexes that together serve every compared field: they end alike, so the database can walk them side by side. */
function mergeOf(candidates: readonly Candidate[], fields: readonly string[]): Index[] | null {
  let reached: { chosen: Index[]; found: Set<string> }[] = [{ chosen: [], found: new Set() }];
  for (const _ of fields) {
    reached = reached.flatMap(({ chosen, found }) => {
      const next = fields.find((field) => !found.has(field));
      return candidates
        .filter((one) => next !== undefined && one.found.has(next))
        .map((one) => ({ chosen: [...chosen, one.index], found: new Set([...found, ...one.found]) }));
    });
    const whole = reached.find(({ found }) => found.size === fields.length);
    if (whole) return whole.chosen;
  }
  return null;
}
