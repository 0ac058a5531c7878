import type { List } from '#shared/collections/define.ts';
import { type QueryShape, shapeIn } from './query-shape.ts';

/** Every query that `useAreaList` sends for a list: each set of filters in the address, in each order and by a search. */
export function listQueries(name: string, { sorts, filters = {}, search = [] }: List): QueryShape[] {
  const [usual] = Object.keys(sorts);
  const chosen = Object.values(filters).reduce<NonNullable<List['filters']>[string][][]>(
    (all, one) => all.flatMap((set) => [set, [...set, one]]),
    [[]],
  );
  return chosen.flatMap((set) => {
    const alone = set.find((one) => one[2] === 'alone');
    const where = (alone ? [alone] : set)
      .map(([field, kind]) => `${field} ${kind === 'contains' ? 'array-contains' : '=='}`)
      .toSorted();
    const orders = [
      ...Object.entries(sorts).flatMap(([key, sort]) => (alone && key !== usual ? [] : [sort.join(' ')])),
      ...(alone ? [] : search.map((key) => `${key} asc`)),
    ];
    const conditions = where.length > 0 ? ` where ${where.join(', ')}` : '';
    return orders.map((order) => shapeIn(`${name}${conditions} order by ${order}`));
  });
}
