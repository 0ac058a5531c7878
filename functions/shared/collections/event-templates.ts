import * as z from 'zod/mini';
import { shiftsMax } from '../domain/events/shift-times.ts';
import { collection, day, inOrganization, instant, line, recordId } from './define.ts';
import { eventFields, eventLists, shiftFields, storedZone, streetFields } from './events.ts';

export const templateNameMax = 80;
/** Templates of one campaign: its form lists them all. */
export const templatesMax = 50;

/**
 * What new events can begin with: an event as it was, without its hosts, its picture and a private address. A form that begins
 * with one moves the shifts to its own day.
 */
export const eventTemplates = collection({
  name: 'event_templates',
  path: inOrganization('event_templates'),
  access: { read: 'events.write' },
  rules: { refused: { write: 'a call copies the event, and counts how many there are' } },
  schema: z.strictObject({
    name: line(templateNameMax),
    ...eventFields,
    tags: eventLists.tags,
    ...streetFields,
    zone: storedZone,
    /** As on the day that it was kept on. */
    shifts: z.array(z.strictObject(shiftFields)).check(z.minLength(1), z.maxLength(shiftsMax)),
    day,
    created_at: instant,
    created_by: recordId,
  }),
});
