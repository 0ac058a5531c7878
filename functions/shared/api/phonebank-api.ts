import * as z from 'zod/mini';
import { callLists } from '../collections/call-lists.ts';
import { recordId, text } from '../collections/define.ts';
import { callTimeoutMs } from '../constants.ts';
import { audienceFilter } from '../domain/people/audience/audience-filter.ts';
import { blockedReasons, callListStates, packetsMax } from '../domain/phonebank/list.ts';
import { phoneResults } from '../domain/phonebank/phone-results.ts';
import { recentAnswer } from '../domain/phonebank/recent-answers.ts';
import { callTarget } from '../domain/phonebank/target.ts';
import { endpoint } from './endpoint.ts';

const guard = { level: 'member', capability: 'field.work' } as const;
const whole = z.int().check(z.minimum(0));
const voter = text(64);
const packet = whole.check(z.maximum(packetsMax - 1));
const blocked = z.partialRecord(z.enum(blockedReasons), whole);

/** What came of a call. `id`: made by the device; `callBackAt`: milliseconds since 1970, of `call_back` alone. */
export const callReport = z.strictObject({
  id: recordId,
  voter,
  packet,
  outcome: z.enum(phoneResults),
  goalReached: z.boolean(),
  callBackAt: z.nullable(whole),
});
export type CallReport = z.output<typeof callReport>;

/** Somebody to call, who is nobody else's until `until`. `calledBack`: they asked for this call. `recentAnswers`: what they answered lately. */
const onTheLine = z.strictObject({
  target: callTarget,
  packet,
  until: whole,
  calledBack: z.boolean(),
  recentAnswers: z.array(recentAnswer),
});
export type CallAssignment = z.output<typeof onTheLine>;

/**
 * `later`: everybody rests, until `againAt`; `hours`: it is too early or too late to call, until `againAt`; `pace`: the caller was given too many in an hour; `finished`: nobody is left;
 * `barred`: whose result was taken back must not be contacted any more.
 */
export const noCallReasons = ['later', 'hours', 'pace', 'finished', 'paused', 'closed', 'barred'] as const;

const answer = z.strictObject({
  assignment: z.nullable(onTheLine),
  /** Null where somebody was given, or nobody was asked for. */
  why: z.nullable(z.enum(noCallReasons)),
  againAt: z.nullable(z.int()),
  /** Who was passed over on the way, by reason. */
  blocked,
  state: z.enum(callListStates),
  /** What the caller did on this list. */
  callerStats: z.strictObject({ calls: whole, reached: whole, activeMs: whole }),
});
export type CallAnswer = z.output<typeof answer>;

/**
 * Opens a call list, or makes more of its packets ready to be called; again, it changes nothing. `drop`: voters who are to
 * be called no longer; `back`: those of them who are to be called after all.
 */
export const openCallListEndpoint = endpoint({
  path: '/api/calls/open',
  timeoutMs: callTimeoutMs.long,
  guard: { level: 'member', capability: 'voters.write' },
  request: z.strictObject({
    list: recordId,
    drop: z.array(voter).check(z.maxLength(5_000)),
    back: z.optional(z.array(voter).check(z.maxLength(5_000))),
  }),
  response: z.strictObject({ people: whole, dropped: whole }),
});

/**
 * Answers with the next person where one is wanted. Who has somebody already gets the same again, also after a closed tab;
 * `putBack` gives them up first.
 */
export const nextCallEndpoint = endpoint({
  path: '/api/calls/next',
  guard,
  request: z.strictObject({
    list: recordId,
    putBack: z.nullable(z.strictObject({ voter, packet, how: z.enum(['skip', 'release']) })),
    isNextRequested: z.boolean(),
  }),
  response: answer,
});

/**
 * Takes what came of one call, through the journal, which repeats it until it is answered. `late`: it changed nothing, because somebody else had the voter by then.
 */
export const reportCallEndpoint = endpoint({
  path: '/api/calls/report',
  guard,
  request: z.strictObject({ list: recordId, report: callReport }),
  response: z.strictObject({ result: z.enum(['taken', 'late']) }),
});

/** Takes the last report back and gives its voter to the same caller again; refused where somebody else has them by now. */
export const undoCallEndpoint = endpoint({
  path: '/api/calls/undo',
  guard,
  request: z.strictObject({ list: recordId, report: recordId, voter, packet }),
  response: answer,
});

/** Deletes a call list with its people. What was learned in its calls stays, and what callers have not sent yet still arrives. */
export const deleteCallListEndpoint = endpoint({
  path: '/api/calls/delete',
  timeoutMs: callTimeoutMs.long,
  guard: { level: 'member', capability: 'voters.write' },
  request: z.strictObject({ list: recordId }),
  response: z.strictObject({ ok: z.literal(true) }),
});

const { shape } = callLists.schema;
/**
 * Makes a call list of the people whom an audience finds, by the numbers of their cards, and opens it. Asks for the right to
 * all that the filter asks as well.
 */
export const peopleCallListEndpoint = endpoint({
  path: '/api/calls/people',
  guard: { level: 'member', capability: 'voters.write' },
  request: z.strictObject({
    id: recordId,
    filter: audienceFilter,
    plan: z.strictObject({
      ...{ name: shape.name, goal: shape.goal, goal_question: shape.goal_question },
      ...{ cooldown_hours: shape.cooldown_hours, attempts_max: shape.attempts_max },
      ...{ script_id: shape.script_id, script: shape.script, instructions: shape.instructions },
      ...{ notes_allowed: shape.notes_allowed, any_hour: z.boolean() },
    }),
  }),
  /** Left out: people without a number, and people who must not be called. */
  response: z.strictObject({ people: whole, no_number: whole, suppressed: whole }),
  timeoutMs: callTimeoutMs.long,
});
