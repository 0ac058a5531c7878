import * as z from 'zod/mini';
import { count, recordId } from '../collections/define.ts';
import { messageFields, messageTexts } from '../collections/roster-messages.ts';
import { endpoint } from './endpoint.ts';

/** Whom a message would reach: for staff, and for the event's hosts. */
export const countRosterMessageCall = endpoint({
  path: '/api/rsvps/messages/count',
  guard: { level: 'member', capability: 'events.read' },
  request: z.strictObject({ event: recordId, ...messageFields }),
  response: z.strictObject({
    people: count,
    /** Of those who signed up without an address, which nobody can be written to. */
    withoutEmail: count,
  }),
});

/** Writes to the people who signed up for an event. It goes out in a minute, in the morning where it is night. */
export const sendRosterMessageCall = endpoint({
  path: '/api/rsvps/messages/send',
  guard: { level: 'member', capability: 'events.read' },
  request: z.strictObject({ id: recordId, event: recordId, ...messageFields, ...messageTexts }),
  response: z.strictObject({ people: count, goesAt: z.int() }),
});

/** Takes a message back that is not on its way yet. */
export const withdrawRosterMessageCall = endpoint({
  path: '/api/rsvps/messages/withdraw',
  guard: { level: 'member', capability: 'events.read' },
  request: z.strictObject({ id: recordId }),
  response: z.strictObject({}),
});
