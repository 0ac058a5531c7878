import * as z from 'zod/mini';
import { recordId, text } from '../collections/define.ts';
import { launchStages } from '../domain/events/launch.ts';
import { walkUpStates } from '../domain/events/walk-ups.ts';
import { languages } from '../themes.ts';
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

/** Where a stranger's telephone asks to take part in a launch. `until`: from then on another code is shown. */
export const launchCodeCall = endpoint({
  path: '/api/launch/code',
  guard: { level: 'member', capability: 'voters.write' },
  request: z.strictObject({ event: recordId, language: z.enum(languages) }),
  response: z.strictObject({ url: z.string().check(z.maxLength(600)), until: z.int() }),
});

/**
 * Lets a walk-up in, under their own id as a sign-up's unless they are signed up already, or turns them away, where nobody
 * has let them in. `restore` undoes both, an admission for whoever gave it, with the check-in that came with it: their link opens
 * nothing then until somebody lets them in again.
 */
export const walkUpCall = endpoint({
  path: '/api/launch/walk-up',
  guard: { level: 'member', capability: 'voters.write' },
  request: z.strictObject({
    id: recordId,
    change: z.discriminatedUnion('is', [
      z.strictObject({ is: z.literal('admit'), shift: recordId.check(z.maxLength(40)), person: recordId }),
      z.strictObject({ is: z.literal('refuse') }),
      z.strictObject({ is: z.literal('restore') }),
    ]),
  }),
  response: z.strictObject({ state: z.enum(walkUpStates) }),
});
