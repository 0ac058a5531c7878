import * as z from 'zod/mini';
import { recordId } from '../collections/define.ts';
import { formPostStates } from '../collections/form-posts.ts';
import { languages } from '../themes.ts';
import { endpoint } from './endpoint.ts';

const address = z.string().check(z.maxLength(600));

/** Where an event's public page is. */
export const eventPageCall = endpoint({
  path: '/api/events/page',
  guard: { level: 'member', capability: 'events.read' },
  request: z.strictObject({ id: recordId, language: z.enum(languages) }),
  response: z.strictObject({
    page: address,
    /** For the campaign's own site. */
    embed: address,
    /** All that the public may see. */
    list: address,
  }),
});

/** Decides on a sign-up that a form brought and that waits. `restore`: it waits again. */
export const decideFormPostCall = endpoint({
  path: '/api/rsvps/decide-held',
  guard: { level: 'member', capability: 'rosters.work' },
  request: z.strictObject({ id: recordId, decision: z.enum(['accept', 'reject', 'restore']) }),
  response: z.strictObject({ state: z.enum(formPostStates) }),
});
