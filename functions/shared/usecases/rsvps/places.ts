import { events } from '../../collections/events.ts';
import type { rsvps } from '../../collections/rsvps.ts';
import { RefusedError } from '../../refusals.ts';
import { type EventFields, prepareEvents, type StoredEvent } from '../events/write-events.ts';
import type { Reads, Row, Store } from '../store.ts';

type Rsvp = Pick<Row<typeof rsvps.schema>, 'event_id' | 'shift_id' | 'places' | 'state' | 'guests'>;
export type RsvpChange = { before: Rsvp | null; after: Rsvp | null };

export async function requireEvent(reads: Reads, id: string): Promise<StoredEvent> {
  const event = await reads.get(events, id);
  if (!event) throw new RefusedError('events.gone');
  return event;
}

const isIn = (rsvp: Rsvp | null, shift: string): rsvp is Rsvp => rsvp?.shift_id === shift;
const placesOf = (rsvp: Rsvp | null, shift: string): number => (isIn(rsvp, shift) ? rsvp.places : 0);
const waitingOf = (rsvp: Rsvp | null, shift: string): number =>
  isIn(rsvp, shift) && rsvp.state === 'waiting' ? 1 + rsvp.guests : 0;

/** Whether a shift counts something else afterwards. */
const isCounted = ({ before, after }: RsvpChange): boolean =>
  [before?.shift_id, after?.shift_id].some(
    (shift = '') =>
      placesOf(before, shift) !== placesOf(after, shift) ||
      waitingOf(before, shift) !== waitingOf(after, shift),
  );

function shiftsAfter({ shifts }: EventFields, changes: readonly RsvpChange[]): EventFields['shifts'] {
  return shifts.map((shift) => {
    let { taken, waiting } = shift;
    for (const { before, after } of changes) {
      taken += placesOf(after, shift.id) - placesOf(before, shift.id);
      waiting += waitingOf(after, shift.id) - waitingOf(before, shift.id);
    }
    return { ...shift, taken: Math.max(0, taken), waiting: Math.max(0, waiting) };
  });
}

/**
 * What changes of sign-ups do to the places of their events and to their months, as one step of their transaction. Reads the
 * events and months whose counts change: none for a check-in, which waits for nobody.
 */
export async function preparePlaces(store: Store, changes: readonly RsvpChange[]): Promise<() => void> {
  const counted = changes.filter(isCounted);
  const ids = [...new Set(counted.flatMap(({ before, after }) => before?.event_id ?? after?.event_id ?? []))];
  const found = await store.getAll(events, ids);
  const writes = found.flatMap((event) => {
    if (!event) return [];
    const { id, ...fields } = event;
    const own = counted.filter(({ before, after }) => (before ?? after)?.event_id === id);
    return [{ id, before: event, after: { ...fields, shifts: shiftsAfter(fields, own) } }];
  });
  return writes.length > 0 ? prepareEvents(store, null, writes) : () => undefined;
}
