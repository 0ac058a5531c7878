import * as z from 'zod/mini';
import { recordId } from '../collections/define.ts';
import { suppressionReasons } from '../rules/voters/state.ts';
import { call } from './define.ts';

/**
 * Takes a turf, or goes on with one's own: open to all of the field team, or assigned to whoever asks. One has it at a
 * time. `leftOut`: who must not be spoken to at the door since the packet was made, by voter, with the reason; looked up
 * again whenever it is asked.
 */
export const turfTakeCall = call({
  path: '/api/turfs/take',
  guard: { level: 'member', capability: 'field.work' },
  request: z.strictObject({ turf: recordId }),
  response: z.strictObject({
    expiresAt: z.nullable(z.int()),
    leftOut: z.record(z.string(), z.enum(suppressionReasons)),
  }),
});

/** Gives a turf back: `done`, or before all of it was. Again, it changes nothing. */
export const turfReturnCall = call({
  path: '/api/turfs/return',
  guard: { level: 'member', capability: 'field.work' },
  request: z.strictObject({ turf: recordId, done: z.boolean() }),
  response: z.strictObject({ ok: z.literal(true) }),
});
