import * as z from 'zod/mini';
import { layerKeys } from '../domain/calendar-layers/layers.ts';
import { languages } from '../themes.ts';
import { endpoint } from './endpoint.ts';

/** Whether the member has a secret address, since when, and what it shows; `revoke` ends it. */
export const calendarFeedCall = endpoint({
  path: '/api/calendar/feed',
  guard: { level: 'member', capability: 'events.read' },
  request: z.strictObject({ revoke: z.boolean() }),
  response: z.strictObject({
    /** Milliseconds since 1970; null where there is none. */
    since: z.nullable(z.int()),
    layers: z.array(z.enum(layerKeys)),
  }),
});

/** Makes the member a secret address and ends the former one: it outlives the session, so it takes a recent proof. */
export const createCalendarFeedCall = endpoint({
  path: '/api/calendar/feed/create',
  guard: { level: 'member', capability: 'events.read', recent: true },
  request: z.strictObject({ language: z.enum(languages) }),
  /** Told once: nobody can look it up. */
  response: z.strictObject({ address: z.string().check(z.maxLength(600)) }),
});
