import * as z from 'zod/mini';
import { launchTurfsMax } from '../domain/events/launch.ts';
import { guestsMax, rsvpSources, rsvpStates } from '../domain/events/rsvp-choices.ts';
import { languages } from '../themes.ts';
import {
  collection,
  count,
  email,
  inOrganization,
  instant,
  line,
  personName,
  phone,
  recordId,
  stamps,
  text,
} from './define.ts';
import { sourceCodeMax } from './donations.ts';

export const needsMax = 500;
export const rsvpNoteMax = 500;
/** Of one line that is added to it. */
export const rsvpLineMax = 120;
/** Questions of an event, and how long an answer can be. */
export const rsvpAnswersMax = 5;
export const rsvpAnswerMax = 500;
/** Digits and letters that nobody mistakes for each other. */
export const codePattern = /^[2-9A-HJ-NP-Z]{8}$/;

/** What somebody says who signs up; staff changes it for them. */
export const rsvpFields = {
  /** People they bring along. */
  guests: count.check(z.maximum(guestsMax)),
  /** What they need to take part, such as a ramp: for hosts and staff alone. */
  needs: z.nullable(text(needsMax)),
  answers: z
    .array(
      z.strictObject({
        id: recordId.check(z.maxLength(40)),
        question: line(160),
        answer: text(rsvpAnswerMax),
      }),
    )
    .check(z.maxLength(rsvpAnswersMax)),
};

const turfOut = {
  turf_id: recordId,
  turf_name: line(120),
  /** The account that has the turf, or `guestHolder`. */
  holder: text(128),
  out_at: instant,
};

/** What becomes of somebody at a canvass launch, by the calls of its board. */
const launchProgress = z.strictObject({
  trained_at: z.nullable(instant),
  out: z.nullable(z.strictObject({ ...turfOut, due_at: instant })),
  /** Turfs that they brought back, and what came of each by then. */
  turfs: z
    .array(z.strictObject({ ...turfOut, back_at: instant, attempts: count, contacts: count }))
    .check(z.maxLength(launchTurfsMax)),
});

/**
 * One person's sign-up for one shift of an event. Calls and forms write it, so that places are right; a sign-up is stored
 * first, as `pending`, and touches nothing that others share. The name and the contacts are those they gave here: their card may
 * say something else. It keeps the id of a person who is merged later; readers ask for all ids of the survivor.
 */
export const rsvps = collection({
  name: 'rsvps',
  path: inOrganization('rsvps'),
  access: { read: 'rosters.work' },
  rules: { refused: { write: 'calls and forms do, so that places are right' } },
  references: { person_id: 'people' },
  schema: z.strictObject({
    event_id: recordId,
    shift_id: recordId.check(z.maxLength(40)),
    person_id: recordId,
    name: personName,
    email: z.nullable(email),
    phone: z.nullable(phone),
    /** What they read the form in. */
    language: z.nullable(z.enum(languages)),
    ...rsvpFields,
    state: z.enum(rsvpStates),
    /** Places that it holds now, of those the shift counts as taken. */
    places: count,
    /** Order of arrival. */
    arrived_at: instant,
    source: z.enum(rsvpSources),
    source_code: z.nullable(line(sourceCodeMax)),
    /** Evidence of what they agreed to when they signed up. */
    consents: z.array(recordId).check(z.maxLength(4)),
    /** What the confirmation shows for the check-in. */
    code: z.string().check(z.regex(codePattern)),
    /** A link is valid for one version: cancelling ends those that were sent. */
    link_version: count,
    offered_until: z.nullable(instant),
    confirmed_at: z.nullable(instant),
    cancelled_by: z.nullable(z.enum(['person', 'staff'])),
    checked_in_at: z.nullable(instant),
    /** What they were before they were checked in, which taking a mistaken check-in back gives back; null of whoever walked in. */
    arrived_from: z._default(z.nullable(z.enum(rsvpStates)), null),
    /** Minutes of work, once they left. */
    minutes: z.nullable(count.check(z.maximum(24 * 60))),
    /** A host's or the staff's own. */
    note: z.nullable(text(rsvpNoteMax)),
    /** Absent of whoever has not been trained at a launch, and was given no turf. */
    launch: z.optional(z.nullable(launchProgress)),
    ...stamps,
    /** A member, or `form`. */
    created_by: text(128),
    updated_by: text(128),
  }),
});
