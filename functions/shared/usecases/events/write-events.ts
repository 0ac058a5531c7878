import { eventAddresses } from '../../collections/event-addresses.ts';
import { eventMonths, monthEventsMax } from '../../collections/event-months.ts';
import { events } from '../../collections/events.ts';
import { type MonthEntry, monthEntryOf, monthOfEvent, type Shows } from '../../domain/events/month-entry.ts';
import { RefusedError } from '../../refusals.ts';
import { type Fields, type Row, type Store, serverTime } from '../store.ts';

export type StoredEvent = Row<typeof events.schema>;
export type EventFields = Fields<typeof events.schema>;
/** Where an event is whose address is private. */
export type PrivatePlace = Fields<typeof eventAddresses.schema>;
export type EventWrite = {
  id: string;
  before: StoredEvent | null;
  after: EventFields;
  /** The address and its pin, where they are private; undefined: as they are. */
  privatePlace?: PrivatePlace | null | undefined;
};

/** Whether somebody hopes for a place, for whom a change may make room. */
export const hasWaiting = ({ shifts }: Pick<EventFields, 'shifts'>): boolean =>
  shifts.some(({ waiting }) => waiting > 0);

/** Reads the months that list the events, before and after. Answers with what writes everything. Reads: one for each month. */
export async function prepareEvents(
  store: Store,
  /** Who changed them; null where places alone changed, which is nobody's edit. */
  by: string | null,
  writes: readonly EventWrite[],
): Promise<() => void> {
  const names = new Set(
    writes.flatMap(({ before, after }) => [
      monthOfEvent(after),
      ...(before === null ? [] : [monthOfEvent(before)]),
    ]),
  );
  const found = await store.getAll(eventMonths, [...names]);
  const months = new Map<string, Record<string, MonthEntry>>(
    [...names].map((month, at) => [month, { ...found[at]?.events }]),
  );
  const shows = new Map<string, Shows>();
  for (const { id, before } of writes) {
    const month = before && months.get(monthOfEvent(before));
    const entry = month?.[id];
    if (!month || !entry) continue;
    // Counted from sign-ups, which no change of the event is.
    shows.set(id, { came: entry.came, missed: entry.missed });
    delete month[id];
  }
  for (const { id, after } of writes) {
    const month = months.get(monthOfEvent(after));
    if (month) month[id] = monthEntryOf(after, shows.get(id));
  }
  for (const [month, listed] of months)
    if (Object.keys(listed).length > monthEventsMax)
      throw new RefusedError('events.monthFull', { month, most: monthEventsMax });
  return () => {
    for (const { id, before, after, privatePlace } of writes) {
      const stamps = by === null ? {} : { updated_at: serverTime, updated_by: by };
      if (before) store.set(events, id, { ...after, ...stamps });
      else store.create(events, id, { ...after, ...stamps });
      if (privatePlace === undefined) continue;
      // A new event has none.
      if (privatePlace === null && before) store.delete(eventAddresses, id);
      if (privatePlace !== null) store.set(eventAddresses, id, privatePlace);
    }
    for (const [month, listed] of months)
      if (Object.keys(listed).length === 0) store.delete(eventMonths, month);
      else store.set(eventMonths, month, { month, events: listed });
  };
}
