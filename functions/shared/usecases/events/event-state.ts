import { type EventStateChange, eventStateCall } from '../../api/events-api.ts';
import { events } from '../../collections/events.ts';
import type { SeriesScope } from '../../domain/events/event-choices.ts';
import { RefusedError } from '../../refusals.ts';
import { requireCaller } from '../members/require-member.ts';
import { prepareFreedHours, prepareReturnedHours } from '../schedule/free-candidate.ts';
import { type Store, serverTime } from '../store.ts';
import { type Context, command } from '../use-case.ts';
import { datesOf } from './event-dates.ts';
import { prepareReturnedTurfs } from './return-turfs.ts';
import { type EventFields, hasWaiting, prepareEvents, type StoredEvent } from './write-events.ts';

/** This date, and with `following` all later ones, exceptions among them: whoever cancels the rest of a series means all of it. */
async function reachedDates(store: Store, event: StoredEvent, scope: SeriesScope): Promise<StoredEvent[]> {
  if (scope === 'one') return [event];
  const since = event.series_day ?? event.day;
  const all = await datesOf(store, event);
  return all.filter((one) => one.id === event.id || (one.series_day ?? one.day) > since);
}

/** An event after the change; null where it changes nothing. `act`: the cancellation that is undone. */
function changed(event: StoredEvent, change: EventStateChange, act: string | null): EventFields | null {
  const { id: _, ...fields } = event;
  switch (change.is) {
    case 'publish':
      return event.state === 'draft'
        ? { ...fields, state: 'published', published_at: event.published_at ?? serverTime }
        : null;
    case 'cancel':
      return event.state === 'cancelled'
        ? null
        : { ...fields, state: 'cancelled', cancelled: { act: change.act, note: change.note } };
    case 'restore':
      // Of a series only those that the same press cancelled: others were called off for reasons of their own.
      return event.cancelled !== null && event.cancelled.act === act
        ? { ...fields, state: event.published_at === null ? 'draft' : 'published', cancelled: null }
        : null;
  }
}

/** The candidate's hours of the events that a cancellation calls off, or that undoing it brings back. */
async function prepareHours(
  store: Store,
  context: Context,
  eventIds: readonly string[],
  given: EventStateChange,
  act: string | null,
): Promise<{ save: () => void; left: number }> {
  if (given.is === 'cancel')
    return { save: await prepareFreedHours(store, context, eventIds, given.act), left: 0 };
  if (given.is === 'restore' && act !== null) return prepareReturnedHours(store, context, eventIds, act);
  return { save: () => undefined, left: 0 };
}

/**
 * Publishes, cancels or restores; a cancellation frees the candidate's hours of its dates and takes their turfs back, which
 * restoring gives to nobody. Reads: two, the dates of the series,
 * each of their months, and for the hours a query for each 30 dates with what it finds. What is so already stays.
 */
export const changeEventState = command(
  eventStateCall,
  async ({ id, scope, change }, context, store) => {
    const { member } = context;
    await requireCaller(store, member, 'events.write');
    const event = await store.get(events, id);
    if (!event) throw new RefusedError('events.gone');
    if (change.is === 'publish' && event.state === 'cancelled') throw new RefusedError('events.cancelled');
    const act = event.cancelled?.act ?? null;
    const writes = (await reachedDates(store, event, scope)).flatMap((before) => {
      const after = changed(before, change, act);
      return after ? [{ id: before.id, before, after }] : [];
    });
    const save = await prepareEvents(store, member.uid, writes);
    const ids = writes.map((write) => write.id);
    const hours = await prepareHours(store, context, ids, change, act);
    const returned = await prepareReturnedTurfs(store, member.uid, change.is === 'cancel' ? ids : []);
    save();
    hours.save();
    returned.save();
    for (const { id, after } of writes)
      if (hasWaiting(after)) store.after({ is: 'allocate-places', event: id });
    return {
      dates: writes.length,
      ...(returned.count > 0 ? { turfs: returned.count } : {}),
      ...(hours.left > 0 ? { hoursLeft: hours.left } : {}),
    };
  },
  { key: () => 'events' },
);
