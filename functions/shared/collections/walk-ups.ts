import * as z from 'zod/mini';
import { walkUpStates } from '../domain/events/walk-ups.ts';
import { languages } from '../themes.ts';
import { collection, inOrganization, instant, line, personName, phone, recordId, text } from './define.ts';

/**
 * Somebody without an account who opened the code of a launch on their telephone, and what they agreed to. What they may see
 * follows from the sign-up that admits them: the turf that it is out with, until tonight, and nothing else. It is dropped by
 * itself after a while.
 */
export const walkUps = collection({
  name: 'walk_ups',
  path: inOrganization('walk_ups'),
  access: { read: 'rosters.work' },
  rules: { refused: { write: 'the form behind a launch’s code does, and the call of a lead' } },
  isWork: false,
  isCached: false,
  schema: z.strictObject({
    event_id: recordId,
    name: personName,
    phone,
    language: z.enum(languages),
    /** What they read before they agreed, word for word, and its version. */
    terms: text(2_000),
    terms_version: line(40),
    asked_at: instant,
    state: z.enum(walkUpStates),
    decided_by: z.nullable(recordId),
    decided_at: z.nullable(instant),
    /** The sign-up that admits them. */
    rsvp_id: z.nullable(recordId),
    /** Until when their link opens anything. */
    until: z.nullable(instant),
    expires_at: instant,
  }),
});
