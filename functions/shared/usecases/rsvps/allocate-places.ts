import { events } from '../../collections/events.ts';
import { rsvps } from '../../collections/rsvps.ts';
import { givePlaces, offerUntil, type QueuedRsvp } from '../../domain/events/place-queue.ts';
import { guestsMax } from '../../domain/events/rsvp-choices.ts';
import { placesLeft } from '../../domain/events/shift-times.ts';
import { instantOf } from '../../domain/events/wall-times.ts';
import type { Row } from '../store.ts';
import type { Context } from '../use-case.ts';
import { prepareOfferEnd } from './offer-ends.ts';
import { preparePlaces } from './places.ts';

/** Newcomers of one transaction, and those of one shift's waiting list who are offered a place in it. */
const [newcomersMax, waitersMax] = [300, 50];

export type Allocating = Pick<Context, 'read' | 'tx' | 'now' | 'instant' | 'newId'> & {
  organization: string;
};
type Rsvp = Row<typeof rsvps.schema>;
type StoredEvent = Row<typeof events.schema>;

/** Sizes of parties that fit into what is left, by the guests that they bring; null where all do. */
function fitting(left: number | null): number[] | null {
  if (left === null || left > guestsMax) return null;
  return Array.from({ length: left }, (_, guests) => guests);
}

/**
 * Whom a transaction looks at: newcomers of the event, and whoever waits for a shift with room for them. Large parties that wait
 * longer hide no small one that fits. `isAll`: nobody else is to be looked at.
 */
async function queueOf({ read }: Allocating, event: StoredEvent): Promise<{ ids: string[]; isAll: boolean }> {
  const roomy = event.shifts.filter((shift) => shift.waiting > 0 && placesLeft(shift, shift.taken) !== 0);
  const found = await Promise.all([
    read.find(rsvps, {
      where: [
        ['event_id', '==', event.id],
        ['state', '==', 'pending'],
      ],
      orderBy: ['arrived_at', 'asc'],
      limit: newcomersMax,
      select: ['state'],
    }),
    ...roomy.map((shift) => {
      const sizes = fitting(placesLeft(shift, shift.taken));
      return read.find(rsvps, {
        where: [
          ['event_id', '==', event.id],
          ['shift_id', '==', shift.id],
          ['state', '==', 'waiting'],
          ...(sizes === null ? [] : [['guests', 'in', sizes] as const]),
        ],
        orderBy: ['arrived_at', 'asc'],
        limit: waitersMax,
        select: ['state'],
      });
    }),
  ]);
  const isAll = found.every(({ length }, at) => length < (at === 0 ? newcomersMax : waitersMax));
  return { ids: found.flat().map(({ id }) => id), isAll };
}

const queued = ({ id, guests, state }: Rsvp): QueuedRsvp[] =>
  state === 'pending' || state === 'waiting' ? [{ id, party: 1 + guests, state }] : [];

/** What becomes of those of one event who still wait, by their ids. */
function placedOf(event: StoredEvent, found: readonly Rsvp[], now: number) {
  return event.shifts.flatMap((shift) => {
    const startsAt = instantOf(event.zone, shift.from);
    const queue = found.filter((one) => one.shift_id === shift.id).flatMap(queued);
    return givePlaces({ ...shift, startsAt }, queue, now).map((placed) => ({ ...placed, startsAt }));
  });
}

async function allocateOnce(context: Allocating, event: string, ids: readonly string[]): Promise<number> {
  const { tx, now, instant } = context;
  return tx(
    async (store) => {
      const [stored, found] = await Promise.all([store.get(events, event), store.getAll(rsvps, ids)]);
      if (!stored || stored.state === 'cancelled') return 0;
      const waiting = found.flatMap((one) => (one ? [one] : []));
      const byId = new Map(waiting.map((one) => [one.id, one]));
      const at = now();
      const changes = placedOf(stored, waiting, at).flatMap(({ id, becomes, places, startsAt }) => {
        const before = byId.get(id);
        if (!before) return [];
        const until = becomes === 'offered' ? offerUntil(at, startsAt) : null;
        const fields = {
          state: becomes,
          places,
          offered_until: until === null ? null : instant(until),
        } as const;
        return [{ before, after: { ...before, ...fields }, fields, until }];
      });
      if (changes.length === 0) return 0;
      const ends = changes.flatMap(({ until }) => until ?? []);
      const saveEnd =
        ends.length > 0 ? await prepareOfferEnd(store, context, event, Math.min(...ends)) : null;
      const savePlaces = await preparePlaces(store, changes);
      for (const { before, fields } of changes) store.update(rsvps, before.id, fields);
      savePlaces();
      saveEnd?.();
      return changes.length;
    },
    { key: 'events' },
  );
}

/**
 * Gives places of an event to all who wait, in order of arrival, 300 newcomers in one transaction. Whoever runs it at the same
 * moment finds what the other left, and whoever comes meanwhile has a run of their own. Reads: the event twice, its month, and each sign-up that gets an answer twice.
 */
export async function allocatePlaces(context: Allocating, event: string): Promise<void> {
  for (;;) {
    const stored = await context.read.get(events, event);
    if (!stored || stored.state === 'cancelled') return;
    const { ids, isAll } = await queueOf(context, stored);
    if (ids.length === 0 || (await allocateOnce(context, event, ids)) === 0 || isAll) return;
  }
}
