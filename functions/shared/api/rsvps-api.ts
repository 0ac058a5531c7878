import * as z from 'zod/mini';
import { count, email, line, personName, phone, recordId, text } from '../collections/define.ts';
import { needsMax, rsvpFields, rsvpLineMax, rsvpNoteMax } from '../collections/rsvps.ts';
import { callTimeoutMs } from '../constants.ts';
import { rsvpSources, rsvpStates } from '../domain/events/rsvp-choices.ts';
import { shiftsMax } from '../domain/events/shift-times.ts';
import { languages } from '../themes.ts';
import { endpoint } from './endpoint.ts';

const shiftId = recordId.check(z.maxLength(40));
/** Milliseconds since 1970, by a device's clock. */
const moment = z.int().check(z.minimum(0), z.maximum(8_640_000_000_000_000));

/** Characters of the words that somebody agrees to at the door. */
const consentWordsMax = 300;

const typedPerson = z.strictObject({
  /** Of the card, where nobody is found who carries what was typed. */
  newId: recordId,
  name: personName,
  email: z.nullable(email),
  phone: z.nullable(phone),
  zip: z.nullable(line(12)),
  language: z.nullable(z.enum(languages)),
});

/**
 * Signs somebody up for shifts of an event, with a new id for each sign-up: for staff, and for the event's hosts. `arrivedAt`:
 * somebody who walked in and is there. Whoever is signed up already stays as they are.
 */
export const signUpPersonCall = endpoint({
  path: '/api/rsvps/sign-up',
  guard: { level: 'member', capability: 'events.read' },
  request: z.strictObject({
    event: recordId,
    shifts: z
      .array(z.strictObject({ shift: shiftId, id: recordId }))
      .check(z.minLength(1), z.maxLength(shiftsMax)),
    person: z.union([z.strictObject({ id: recordId }), typedPerson]),
    ...rsvpFields,
    note: z.nullable(text(rsvpNoteMax)),
    arrivedAt: z.nullable(moment),
    /** The words by which they agreed, there in person, to hear from the campaign; null or absent where they did not. */
    consent: z.optional(z.nullable(text(consentWordsMax))),
  }),
  response: z.strictObject({
    person: z.strictObject({ id: recordId, name: personName }),
    /** `isKnown`: they had signed up before, under this id. */
    rsvps: z.array(
      z.strictObject({ id: recordId, shift: shiftId, state: z.enum(rsvpStates), isKnown: z.boolean() }),
    ),
  }),
});
export type SignedUp = z.output<typeof signUpPersonCall.response>;

/** What can be done with a sign-up. `restore`, `reopen` and `unblock` undo. */
export const rsvpChange = z.discriminatedUnion('is', [
  /** Also takes an offered place. */
  z.strictObject({ is: z.literal('confirm') }),
  z.strictObject({ is: z.literal('decline') }),
  z.strictObject({ is: z.literal('cancel') }),
  z.strictObject({ is: z.literal('restore') }),
  z.strictObject({ is: z.literal('move'), shift: shiftId }),
  z.strictObject({ is: z.literal('guests'), guests: rsvpFields.guests }),
  z.strictObject({ is: z.literal('needs'), needs: z.nullable(text(needsMax)) }),
  z.strictObject({ is: z.literal('note'), note: z.nullable(text(rsvpNoteMax)) }),
  /** Below what is there, also where another phone has added a line that this one has not seen. */
  z.strictObject({ is: z.literal('add_note'), line: line(rsvpLineMax) }),
  z.strictObject({ is: z.literal('check_in'), at: moment }),
  /** Null undoes it: they are still there. */
  z.strictObject({ is: z.literal('check_out'), minutes: z.nullable(count.check(z.maximum(24 * 60))) }),
  z.strictObject({ is: z.literal('miss') }),
  /** `at`: of which check-in; one that came earlier, from another phone, stays. Absent: whichever counts. */
  z.strictObject({ is: z.literal('reopen'), at: z.optional(moment) }),
  z.strictObject({ is: z.literal('block') }),
  z.strictObject({ is: z.literal('unblock') }),
]);
export type RsvpCommand = z.output<typeof rsvpChange>;

export const rsvpStateCall = endpoint({
  path: '/api/rsvps/state',
  guard: { level: 'member', capability: 'events.read' },
  request: z.strictObject({ id: recordId, change: rsvpChange }),
  response: z.strictObject({
    state: z.enum(rsvpStates),
    /** When they arrived: of two check-ins the earlier one counts. */
    checkedInAt: z.nullable(z.int()),
  }),
});

/** What hosts without the capability see of one event's sign-ups. */
const rosterLine = z.strictObject({
  id: recordId,
  shift_id: shiftId,
  name: personName,
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  guests: count,
  needs: z.nullable(z.string()),
  note: z.nullable(z.string()),
  answers: rsvpFields.answers,
  state: z.enum(rsvpStates),
  source: z.enum(rsvpSources),
  code: z.string(),
  arrivedAt: z.int(),
  confirmedAt: z.nullable(z.int()),
  checkedInAt: z.nullable(z.int()),
  minutes: z.nullable(count),
});

/** The roster of an event, for its hosts: its collection is read by staff alone. */
export const rosterCall = endpoint({
  path: '/api/rsvps/roster',
  guard: { level: 'member', capability: 'events.read' },
  request: z.strictObject({ event: recordId }),
  response: z.strictObject({ rsvps: z.array(rosterLine), isCut: z.boolean() }),
});

/** The roster of an event as CSV, for staff. */
export const exportRosterCall = endpoint({
  path: '/api/rsvps/export',
  timeoutMs: callTimeoutMs.long,
  guard: { level: 'member', capability: 'data.export', recent: true },
  request: z.strictObject({ event: recordId }),
  response: z.string(),
});
