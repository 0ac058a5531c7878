import type { DocumentData } from 'firebase-admin/firestore';
import type { Change } from './document-changes.ts';
import type { insideOf } from './sample-records.ts';

type Handler = (change: Change) => Promise<void>;

/**
 * An organization's triggers, heard of only when a test says so: each change twice, in any order, those that the
 * triggers make themselves among them. Look after each write, for a change is from one look to the next.
 */
export function deliveries<Kind extends string>(
  organization: string,
  { all }: Pick<ReturnType<typeof insideOf>, 'all'>,
  handlers: Record<Kind, Handler>,
  kinds: readonly Kind[],
) {
  const known = new Map<string, DocumentData>();
  const waiting: (() => Promise<void>)[] = [];

  async function deliver(kind: Kind): Promise<void> {
    const found = new Map((await all(kind)).map((one) => [one.id, one]));
    const before = [...known.keys()].flatMap((path) => path.split(`${kind}/`).slice(1));
    for (const id of new Set([...before, ...found.keys()])) {
      const one = found.get(id);
      const change: Change = {
        organization,
        id,
        before: known.get(`${kind}/${id}`) ?? null,
        after: one?.data() ?? null,
        changedAt: one ? one.updateTime.toMillis() + 1 : null,
      };
      if (JSON.stringify(change.before) === JSON.stringify(change.after)) continue;
      if (change.after) known.set(`${kind}/${id}`, change.after);
      else known.delete(`${kind}/${id}`);
      waiting.push(...[1, 2].map(() => () => handlers[kind](change)));
    }
  }
  const deliverAll = () => Promise.all(kinds.map(deliver));

  return {
    deliverAll,
    left: () => waiting.length,
    /** Delivers one of those that wait: `choice`, from 0 to 1, says which. */
    async deliver(choice: number): Promise<void> {
      const [next] = waiting.splice(Math.floor(choice * waiting.length), 1);
      await next?.();
      await deliverAll();
    },
  };
}
