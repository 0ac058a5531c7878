import * as z from 'zod/mini';
import { writtenStates } from '../domain/events/roster-message.ts';
import { collection, inOrganization, instant, line, personName, recordId, text } from './define.ts';

export const messageSubjectMax = 120;
export const messageBodyMax = 2_000;

export const messageFields = {
  /** Of one shift; null of all. */
  shift_id: z.nullable(recordId.check(z.maxLength(40))),
  states: z.array(z.enum(writtenStates)).check(z.minLength(1), z.maxLength(writtenStates.length)),
};
export const messageTexts = { subject: line(messageSubjectMax), body: text(messageBodyMax) };

/** What a host or staff wrote to the people who signed up for an event. It goes out a little later, to each address once. */
export const rosterMessages = collection({
  name: 'roster_messages',
  path: inOrganization('roster_messages'),
  access: { read: 'rosters.work' },
  rules: { refused: { write: 'calls do, which count them and have them mailed' } },
  isWork: false,
  schema: z.strictObject({
    event_id: recordId,
    ...messageFields,
    ...messageTexts,
    /** The act that had cancelled the event when this was written; absent or null where it was on. */
    cancelled_by_act: z.optional(z.nullable(recordId)),
    author_id: recordId,
    author_name: personName,
    written_at: instant,
    goes_at: instant,
    /** `sending`: the mail is on its way, and nobody takes it back. */
    state: z.enum(['waiting', 'sending', 'sent', 'withdrawn']),
  }),
});
