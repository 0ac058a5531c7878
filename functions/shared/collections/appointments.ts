import * as z from 'zod/mini';
import { appointmentKinds, appointmentStates, pressAnswers } from '../domain/schedule/schedule-choices.ts';
import { languages } from '../themes.ts';
import {
  collection,
  count,
  day,
  email,
  inOrganization,
  instant,
  line,
  phone,
  recordId,
  stamps,
  text,
} from './define.ts';
import { storedZone, wallTime } from './events.ts';

export const appointmentTitleMax = 100;
export const appointmentNoteMax = 2_000;
/** Positions of the policy tracker that the talking points are about. */
export const appointmentPositionsMax = 5;
/** Minutes of driving: ten hours. */
export const driveMax = 600;
export const expectedMax = 1_000_000;
/** Why something was declined or cancelled, or is booked over something else. */
export const decisionReasonMax = 500;

const drive = z.int().check(z.minimum(0), z.maximum(driveMax));

/** What a member says of a time of the candidate's, besides when it is. */
export const appointmentFields = {
  title: line(appointmentTitleMax),
  kind: z.enum(appointmentKinds),
  place: z.nullable(line(80)),
  address: z.nullable(line(160)),
  /** Minutes on the way there and back. */
  drive_before: drive,
  drive_after: drive,
  /** The member who goes along. */
  staffer: z.nullable(recordId),
  contact_name: z.nullable(line(120)),
  contact_phone: z.nullable(phone),
  press: z.enum(pressAnswers),
  press_note: z.nullable(text(500)),
  expected: z.nullable(count.check(z.maximum(expectedMax))),
  talking_points: z.nullable(text(appointmentNoteMax)),
  /** Issues of the policy tracker. */
  positions: z.array(recordId).check(z.maxLength(appointmentPositionsMax)),
  notes: z.nullable(text(appointmentNoteMax)),
  /** The event to which the candidate comes. */
  event_id: z.nullable(recordId),
  /** Who asked: somebody among the campaign's people, or a name alone. */
  person_id: z.nullable(recordId),
  requester: z.nullable(line(120)),
  requester_email: z.nullable(email),
};

/** Who entered what a stranger asked for. */
export const byForm = 'form';
/** Why a request may be a machine's: staff looks at it, and nobody is mailed about it before. */
export const requestHolds = ['trap', 'network', 'work'] as const;
/** Of what a stranger asked for by the public form; absent of all else. */
export const publicForm = z.optional(
  z.strictObject({ language: z.enum(languages), hold: z.nullable(z.enum(requestHolds)) }),
);

/** By the clocks of its zone. */
export const appointmentTimes = { from: wallTime, to: wallTime, zone: storedZone };

/**
 * A time of the candidate's that somebody asked for, and what was decided. Calls alone write it: the month that lists it, or
 * the list of open requests, changes in the same transaction.
 */
export const appointments = collection({
  name: 'appointments',
  path: inOrganization('appointments'),
  access: { read: 'schedule.read' },
  rules: { refused: { write: 'calls do, in one piece with the month that lists it' } },
  references: { person_id: 'people' },
  schema: z.strictObject({
    ...appointmentFields,
    ...appointmentTimes,
    starts_at: instant,
    ends_at: instant,
    day,
    state: z.enum(appointmentStates),
    /** Null while nobody has decided. `act`: the cancelled event that freed it, so that restoring that brings it back. */
    decision: z.nullable(
      z.strictObject({
        by: recordId,
        reason: z.nullable(text(decisionReasonMax)),
        surrogate: z.nullable(line(120)),
        surrogate_id: z.nullable(recordId),
        act: z.nullable(recordId),
      }),
    ),
    /** Why it is booked over call time or over something else. */
    over: z.nullable(text(decisionReasonMax)),
    form: publicForm,
    ...stamps,
  }),
});
