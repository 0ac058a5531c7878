import * as z from 'zod/mini';
import { collection, instant, text, topLevel } from './define.ts';

/** What can happen later: an area adds a kind here and its handler in `functions/src/due/handlers.ts`. */
export const dueKinds = [
  'task_reminder',
  'digest',
  'announcement',
  'people_fold',
  'pledge_reminder',
  'information_request',
  'information_sweep',
  'call_follow_up',
  'event_messages',
  'event_notice',
  'giving_backfill',
  'place_offers',
  'launch_night',
  'sign_up_form',
  'roster_message',
  'nightly_numbers',
  'schedule_request',
] as const;
export type DueKind = (typeof dueKinds)[number];

/**
 * What has to happen at a later moment, one document for each purpose, under an id that follows from it. The tick takes
 * those that are due, and deletes what is done.
 */
export const due = collection({
  name: 'due',
  path: topLevel('due'),
  rules: { refused: { all: 'The tick does what is due, and nobody decides what that is but functions' } },
  isWork: false,
  schema: z.strictObject({
    organization_id: text(64),
    kind: z.enum(dueKinds),
    /** The id of what it is about. */
    ref: text(128),
    /** What it was scheduled for, in its kind's own words: another text is another purpose. */
    about: text(500),
    /** When the tick takes it next; null where it failed too often and waits for somebody to look at it. */
    at: z.nullable(instant),
    /** When it was scheduled: what was over by then is not made up for. */
    since: instant,
    /** A new one with each change and each take: whoever holds another one writes nothing. */
    generation: text(64),
    /** Until when the tick that took it has it for itself. */
    lease_until: z.nullable(instant),
    /** Times that it was taken without being done. */
    attempts: z.int().check(z.minimum(0)),
    error: z.nullable(text(500)),
    /** When the database may drop it; null while it is to be done. */
    expires_at: z.nullable(instant),
  }),
});
