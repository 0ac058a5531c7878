import * as z from 'zod/mini';
import { shiftsMax } from '../domain/events/shift-times.ts';
import { languages } from '../themes.ts';
import { collection, email, inOrganization, instant, line, personName, phone, recordId } from './define.ts';
import { rsvpFields } from './rsvps.ts';

/** Why a sign-up waits for somebody to look at it, gravest first. */
export const holdReasons = ['trap', 'network', 'work', 'hour'] as const;
/**
 * `begun`: taken, or accepted, and not signed up yet, so that whoever sends or decides it again goes on with it. `held`: somebody
 * has to look at it.
 */
export const formPostStates = ['begun', 'through', 'held', 'accepted', 'rejected'] as const;

/**
 * One form that a stranger posted, under its token's id, so that a token is good for one. It proves what they ticked; staff look
 * at what is held. It is dropped by itself after a while.
 */
export const formPosts = collection({
  name: 'form_posts',
  path: inOrganization('form_posts'),
  access: { read: 'rosters.work' },
  rules: { refused: { write: 'forms do, and a call that signs up what was held' } },
  isWork: false,
  isCached: false,
  references: { person_id: 'people' },
  schema: z.strictObject({
    event_id: recordId,
    shift_ids: z.array(recordId.check(z.maxLength(40))).check(z.maxLength(shiftsMax)),
    name: personName,
    email,
    phone: z.nullable(phone),
    zip: line(12),
    language: z.enum(languages),
    ...rsvpFields,
    may_email: z.boolean(),
    may_text: z.boolean(),
    /** Which words stood beside the boxes. */
    text_version: line(40),
    is_embedded: z.boolean(),
    state: z.enum(formPostStates),
    reason: z.nullable(z.enum(holdReasons)),
    at: instant,
    decided_by: z.nullable(recordId),
    decided_at: z.nullable(instant),
    /** Whose card it became or was, and their sign-ups, once it is signed up: the card takes it along when it is deleted. */
    person_id: z._default(z.nullable(recordId), null),
    rsvp_ids: z._default(z.array(recordId).check(z.maxLength(shiftsMax)), []),
    expires_at: instant,
  }),
});
