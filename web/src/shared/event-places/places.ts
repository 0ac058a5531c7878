import type { MapPin } from '#shared/domain/events/map-pin.ts';
import type { Planned } from '../events/agenda.ts';

/** A place with what is planned there. */
export type EventPlace<T extends Planned = Planned> = { key: string; pin: MapPin; name: string; events: T[] };

/** Events by their pins, in the order in which the first of each comes; `others` have none. */
export function placesOf<T extends Planned>(events: readonly T[]): { places: EventPlace<T>[]; others: T[] } {
  const places = new Map<string, EventPlace<T>>();
  const others: T[] = [];
  for (const event of events) {
    const { pin } = event;
    if (!pin) {
      others.push(event);
      continue;
    }
    const key = `${pin.lat}_${pin.lng}`;
    const place = places.get(key);
    if (place) place.events.push(event);
    else places.set(key, { key, pin, name: event.place ?? event.title, events: [event] });
  }
  return { places: [...places.values()], others };
}
