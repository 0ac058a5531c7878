import * as z from 'zod/mini';
import { eventPlaces, eventStates, eventTypes } from '../domain/events/event-choices.ts';
import { collection, count, inOrganization, line, recordId } from './define.ts';
import { eventTitleMax, mapPin, storedZone, wallTime } from './events.ts';
import { regionId } from './field-regions.ts';

/** Events of one month: with the longest titles some 200 kB. */
export const monthEventsMax = 400;
/** Months that one screen reads. */
export const eventMonthsMax = 12;

export const monthEntry = z.strictObject({
  title: line(eventTitleMax),
  type: z.enum(eventTypes),
  state: z.enum(eventStates),
  attendance: z.enum(eventPlaces),
  /** The venue's name, or the town. */
  place: z.nullable(line(80)),
  /** Absent where no region runs it. */
  region_id: z.optional(regionId),
  /** Of a place that every member may see; absent where there is none. */
  pin: z.optional(mapPin),
  zone: storedZone,
  /** The first shift's start and the last one's end, by the clocks of the zone. */
  from: wallTime,
  to: wallTime,
  /** Milliseconds since 1970: what is next, whatever the zones. */
  starts: z.int(),
  ends: z.int(),
  shifts: count,
  /** Places of all shifts; null where one has no number. */
  capacity: z.nullable(count),
  taken: count,
  waiting: z._default(count, 0),
  /** Shifts with a number of places of which less than half is taken. */
  short: z._default(count, 0),
  in_series: z.boolean(),
  /** Who came and who stayed away, of those who had signed up; null before somebody has counted them, once it is over. */
  came: z._default(z.nullable(count), null),
  missed: z._default(z.nullable(count), null),
});

/**
 * What begins in a month, under the month's name: the agenda, packed. Calls write it in the transaction that changes an event,
 * so a year of events is twelve reads.
 */
export const eventMonths = collection({
  name: 'event_months',
  path: inOrganization('event_months'),
  access: { read: 'events.read' },
  rules: { refused: { write: 'calls do, in one piece with the events' } },
  fixedIds: true,
  isWork: false,
  schema: z.strictObject({
    month: z.string().check(z.regex(/^\d{4}-\d{2}$/)),
    events: z.record(recordId, monthEntry),
  }),
});
