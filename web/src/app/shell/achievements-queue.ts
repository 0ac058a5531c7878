/** One toast after the other; specification, §4. */
export type Queue<T> = {
  shown: T | null;
  waiting: readonly T[];
  /** Every one that ever came in: told twice by the database, it is shown once. */
  known: ReadonlySet<string>;
};

export type Happened<T> =
  /** In the order in which they are to be shown. */
  | { is: 'arrived'; items: readonly T[] }
  /** Its seconds are over, or it was dismissed. */
  | { is: 'over'; id: string };

export const emptyQueue = { shown: null, waiting: [], known: new Set<string>() } as const;

export function after<T extends { id: string }>(queue: Queue<T>, happened: Happened<T>): Queue<T> {
  if (happened.is === 'over')
    return queue.shown?.id === happened.id ? next({ ...queue, shown: null }) : queue;
  const known = new Set(queue.known);
  const fresh = happened.items.filter(({ id }) => !known.has(id) && known.add(id));
  return fresh.length === 0 ? queue : next({ ...queue, waiting: [...queue.waiting, ...fresh], known });
}

function next<T>(queue: Queue<T>): Queue<T> {
  const [first, ...waiting] = queue.waiting;
  return queue.shown === null && first !== undefined ? { ...queue, shown: first, waiting } : queue;
}
