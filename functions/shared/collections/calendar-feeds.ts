import * as z from 'zod/mini';
import { languages } from '../themes.ts';
import { collection, inOrganization, instant } from './define.ts';

/**
 * The secret address of a member’s calendar, under their id: each has one at most, so a new one ends the former. Only the
 * secret’s hash is kept. What the address shows follows from the membership each time it is read.
 */
export const calendarFeeds = collection({
  name: 'calendar_feeds',
  path: inOrganization('calendar_feeds'),
  rules: { refused: { all: 'Secret addresses: calls make and end them for their own member alone' } },
  isWork: false,
  schema: z.strictObject({
    hash: z.string().check(z.minLength(64), z.maxLength(64)),
    /** Of what the calendar calls its own entries. */
    language: z.enum(languages),
    created_at: instant,
  }),
});
