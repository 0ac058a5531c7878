import * as z from 'zod/mini';
import { recordId, text } from '../collections/define.ts';
import { launchStages } from '../domain/events/launch.ts';
import { endpoint } from './endpoint.ts';

/** What a lead does with somebody who is checked in. `untrain`, `recall` and `reopen` undo. */
export const launchStep = z.discriminatedUnion('is', [
  z.strictObject({ is: z.literal('train') }),
  z.strictObject({ is: z.literal('untrain') }),
  /** Gives them a turf of the event. `member`: the account they walk with; null for paper and for a walk-up's telephone. */
  z.strictObject({ is: z.literal('out'), turf: recordId, member: z.nullable(text(128)) }),
  z.strictObject({ is: z.literal('recall'), turf: recordId }),
  /** They came back. `done`: all of the turf was walked. */
  z.strictObject({ is: z.literal('back'), turf: recordId, done: z.boolean() }),
  z.strictObject({ is: z.literal('reopen'), turf: recordId }),
]);
export type LaunchStep = z.output<typeof launchStep>;

/** One step of a launch board: of whoever may give turfs and reads rosters. Done again, it changes nothing. */
export const launchStepCall = endpoint({
  path: '/api/launch/step',
  guard: { level: 'member', capability: 'voters.write' },
  request: z.strictObject({ rsvp: recordId, step: launchStep }),
  response: z.strictObject({ stage: z.enum(launchStages) }),
});
