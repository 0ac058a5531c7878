import * as z from 'zod/mini';
import { events } from '../collections/events.ts';
import { rsvps } from '../collections/rsvps.ts';
import { placesLeft } from '../domain/events/shift-times.ts';
import { minutesOf } from '../domain/hours/shift-hours.ts';
import type { Rule } from './consequence.ts';

const { event_id, shift_id, state, places, offered_until, minutes } = rsvps.schema.shape;
const watched = z.object({ event_id, shift_id, state, places, offered_until, minutes });

/**
 * A sign-up: whoever has just arrived gets a place or waits, and a place that became free is offered. A call does it at once;
 * this makes sure of it where the call's process ended in between. Whoever is offered one is told, and hours
 * of work go into the ledger.
 */
export const rsvpWritten: Rule = (before, after, { id }, read) => {
  const [was, is] = [read(watched, before), read(watched, after)];
  const hasArrived = is?.state === 'pending';
  const hasFreed =
    was !== null && was.places > 0 && (is?.places !== was.places || is.shift_id !== was.shift_id);
  const event = is?.event_id ?? was?.event_id;
  const offer = is?.state === 'offered' ? is.offered_until?.toMillis() : undefined;
  const isOffered = offer !== undefined && offer !== was?.offered_until?.toMillis();
  const hasWorked = is !== null && minutesOf(is) !== (was ? minutesOf(was) : 0);
  return [
    ...(event !== undefined && (hasArrived || hasFreed) ? [{ is: 'allocate-places', event } as const] : []),
    ...(hasWorked ? [{ is: 'settle-hours', rsvp: id } as const] : []),
    ...(isOffered ? [{ is: 'mail-offer', rsvp: id } as const] : []),
  ];
};

const { shifts } = events.schema.shape;
const roomy = z.object({ shifts, state: events.schema.shape.state });

/** An event that has room for those who wait by now. */
export const eventWritten: Rule = (_, after, { id }, read) => {
  const event = read(roomy, after);
  const hasRoom = event?.shifts.some((shift) => shift.waiting > 0 && placesLeft(shift, shift.taken) !== 0);
  return hasRoom && event?.state !== 'cancelled' ? [{ is: 'allocate-places', event: id }] : [];
};
