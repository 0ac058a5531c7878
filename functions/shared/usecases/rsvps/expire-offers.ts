import { rsvps } from '../../collections/rsvps.ts';
import { type Allocating, allocatePlaces } from './allocate-places.ts';
import { preparePlaces } from './places.ts';

/** Offers of one transaction. */
const expiredMax = 100;

/**
 * Ends the offers of an event whose time is over, and offers their places to the next. Answers with when the first of the others
 * ends; null where there is none.
 */
export async function expireOffers(context: Allocating, event: string): Promise<number | null> {
  const { read, tx, now, instant } = context;
  const ofEvent = [
    ['event_id', '==', event],
    ['state', '==', 'offered'],
  ] as const;
  for (;;) {
    const over = await read.find(rsvps, {
      where: [...ofEvent, ['offered_until', '<=', instant(now())]],
      orderBy: ['offered_until', 'asc'],
      limit: expiredMax,
      select: ['state'],
    });
    if (over.length === 0) break;
    await tx(
      async (store) => {
        const found = await store.getAll(
          rsvps,
          over.map(({ id }) => id),
        );
        const changes = found.flatMap((before) => {
          const isOver = before?.state === 'offered' && (before.offered_until?.toMillis() ?? 0) <= now();
          const fields = { state: 'expired', places: 0, offered_until: null } as const;
          return before && isOver ? [{ before, after: { ...before, ...fields }, fields }] : [];
        });
        if (changes.length === 0) return;
        const savePlaces = await preparePlaces(store, changes);
        for (const { before, fields } of changes) store.update(rsvps, before.id, fields);
        savePlaces();
      },
      { key: 'events' },
    );
  }
  await allocatePlaces(context, event);
  const [next] = await read.find(rsvps, {
    where: [...ofEvent],
    orderBy: ['offered_until', 'asc'],
    limit: 1,
    select: ['offered_until'],
  });
  return next?.offered_until?.toMillis() ?? null;
}
