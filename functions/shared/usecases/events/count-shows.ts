import { eventMonths } from '../../collections/event-months.ts';
import { events } from '../../collections/events.ts';
import { rsvps } from '../../collections/rsvps.ts';
import { monthOfEvent } from '../../domain/events/month-entry.ts';
import type { RsvpState } from '../../domain/events/rsvp-choices.ts';
import type { Context } from '../use-case.ts';

/**
 * Has the month of an event that is over say who came and who stayed away, so that events can be compared without a read for each
 * sign-up. It counts anew, so it may be done twice or late. Reads: the event, its month, and four counts; one write at most.
 */
export async function countShows(
  { read, tx, now }: Pick<Context, 'read' | 'tx' | 'now'>,
  id: string,
): Promise<void> {
  const event = await read.get(events, id);
  if (event?.state !== 'published' || event.ends_at.toMillis() > now()) return;
  const countOf = async (state: RsvpState): Promise<number> => {
    const where = [
      ['event_id', '==', id],
      ['state', '==', state],
    ] as const;
    const [all, walkIns] = await Promise.all([
      read.count(rsvps, { where }),
      read.count(rsvps, { where: [...where, ['source', '==', 'walk_in']] }),
    ]);
    return all - walkIns;
  };
  const [came, missed] = await Promise.all([countOf('attended'), countOf('missed')]);
  await tx(
    async (store) => {
      const month = await store.get(eventMonths, monthOfEvent(event));
      const entry = month?.events[id];
      if (!month || !entry || (entry.came === came && entry.missed === missed)) return;
      store.set(eventMonths, month.id, {
        month: month.month,
        events: { ...month.events, [id]: { ...entry, came, missed } },
      });
    },
    { key: 'events' },
  );
}
