import { calendarFile } from '#shared/domain/calendar-file.ts';
import { instantOf } from '#shared/domain/events/wall-times.ts';
import { placeOf } from './event-words.ts';
import type { Found } from './read-campaign.ts';

/** An appointment for each shift, as other calendars take it, with what the public may know. */
export const eventCalendar = ({ event }: Found, address: string): string =>
  calendarFile(
    event.title,
    event.shifts.map((shift) => ({
      uid: `${event.id}-${shift.id}@hustings`,
      title: shift.label === null ? event.title : `${event.title}: ${shift.label}`,
      description: [event.description, address].filter((part) => part !== null).join('\n\n'),
      starts: instantOf(event.zone, shift.from),
      ends: instantOf(event.zone, shift.to),
      location: placeOf(event).join(', '),
      status: event.state === 'cancelled' ? ('CANCELLED' as const) : ('CONFIRMED' as const),
    })),
    new Date(event.updated_at.toMillis()),
  );
