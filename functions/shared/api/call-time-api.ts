import * as z from 'zod/mini';
import { callTimeListStates, calltimeLists } from '../collections/calltime-lists.ts';
import { cents, count, day, line, recordId, text } from '../collections/define.ts';
import { callTimeoutMs, donationMaxCents } from '../constants.ts';
import { blockPeopleMax, callTimePeopleMax, listCallersMax } from '../domain/call-time/limits.ts';
import { askNoteMax, askOutcomes } from '../domain/call-time/outcomes.ts';
import { doneReasons } from '../domain/call-time/queue.ts';
import { callSheet } from '../domain/call-time/sheet.ts';
import { audienceFilter } from '../domain/people/audience/audience-filter.ts';
import { endpoint } from './endpoint.ts';

const manager = { level: 'member', capability: 'donations.write' } as const;
const caller = { level: 'member', capability: 'calltime.work' } as const;
const millis = count;
const shape = calltimeLists.schema.shape;
const goal = z.int().check(z.minimum(0), z.maximum(donationMaxCents));
const callers = z.array(text(128)).check(z.maxLength(listCallersMax));
const ok = z.strictObject({ ok: z.literal(true) });

/** Makes a call list of an audience or of chosen people. Sent again with the same id, it answers what it made. */
export const makeCallTimeListCall = endpoint({
  path: '/api/call-time/make',
  timeoutMs: callTimeoutMs.long,
  guard: manager,
  request: z.strictObject({
    id: recordId,
    name: line(120),
    goalCents: goal,
    script: shape.script,
    callers,
    from: z.discriminatedUnion('is', [
      z.strictObject({ is: z.literal('audience'), filter: audienceFilter }),
      z.strictObject({
        is: z.literal('people'),
        people: z.array(recordId).check(z.minLength(1), z.maxLength(callTimePeopleMax)),
      }),
    ]),
  }),
  response: z.strictObject({ people: count, leftOut: shape.left_out }),
});

/** Changes a list; what is not sent stays. */
export const changeCallTimeListCall = endpoint({
  path: '/api/call-time/change',
  guard: manager,
  request: z.strictObject({
    id: recordId,
    name: z.optional(line(120)),
    goalCents: z.optional(goal),
    script: z.optional(shape.script),
    callers: z.optional(callers),
    state: z.optional(z.enum(callTimeListStates)),
  }),
  response: ok,
});

const listed = z.strictObject({
  id: z.string(),
  name: z.string(),
  state: z.enum(callTimeListStates),
  script: z.nullable(z.string()),
  /** What it raises, for whoever may change gifts; null for callers. */
  figures: z.nullable(
    z.strictObject({
      ...{ goal: cents, people: count, calls: count, reached: count, pledged: cents, promised: cents },
      callers: z.array(z.string()),
      created_at: millis,
    }),
  ),
});
export type CallTimeListed = z.output<typeof listed>;

/** Lists that the caller may call on: the newest hundred for managers, those they were given for others. A read each. */
export const callTimeListsCall = endpoint({
  path: '/api/call-time/lists',
  guard: caller,
  request: z.strictObject({}),
  response: z.strictObject({
    lists: z.array(listed),
    /** The caller's session that has not ended, on whichever list. */
    session: z.nullable(z.strictObject({ id: z.string(), list: z.string(), block: z.nullable(z.string()) })),
  }),
});

const donorState = z.strictObject({
  calls: count,
  last: z.nullable(z.enum(askOutcomes)),
  at: z.nullable(millis),
  back: z.nullable(millis),
  isTaken: z.boolean(),
  done: z.nullable(z.enum(doneReasons)),
  /** From the first on, in the order in which they would be called now; null: not now. */
  place: z.nullable(count),
});

/** A list with its donors: their sheets as they were when it was made, and where each stands. Two reads and one a hundred donors. */
export const openCallTimeListCall = endpoint({
  path: '/api/call-time/open',
  guard: manager,
  request: z.strictObject({ id: recordId }),
  response: z.strictObject({
    list: listed,
    leftOut: shape.left_out,
    sheets: z.array(callSheet),
    states: z.record(z.string(), donorState),
  }),
});
export type OpenedCallTimeList = z.output<typeof openCallTimeListCall.response>;

/** Session lengths that can be chosen, in minutes. */
export const sessionMinutesMax = 8 * 60;
/**
 * Begins a session, or goes on with one, and takes the next donors of its list: up to 25 who are nobody else's until they are
 * handed back or four hours pass. Whoever has a block on the list gets the same again.
 */
export const takeBlockCall = endpoint({
  path: '/api/call-time/take',
  timeoutMs: callTimeoutMs.long,
  guard: caller,
  request: z.strictObject({
    list: recordId,
    block: recordId,
    session: recordId,
    goalCents: goal,
    minutes: z.int().check(z.minimum(5), z.maximum(sessionMinutesMax)),
  }),
  response: z.strictObject({
    block: z.nullable(z.string()),
    session: z.nullable(z.string()),
    /** Where nobody can be called: when somebody can; null: nobody will be. */
    againAt: z.nullable(millis),
  }),
});

/** What came of a call. `id`: made by the device; moments in milliseconds since 1970. */
export const askReport = z.strictObject({
  id: recordId,
  block: recordId,
  person: recordId,
  outcome: z.enum(askOutcomes),
  /** Of a pledge and a promise alone. */
  cents: z.nullable(z.int().check(z.minimum(1), z.maximum(donationMaxCents))),
  /** When it is due, of a pledge and a promise alone; null: in two weeks. */
  dueOn: z.nullable(day),
  /** When they want to be called, of `call_back` alone. */
  backAt: z.nullable(millis),
  /** The number that was called, one of the sheet. */
  phone: z.nullable(z.string().check(z.maxLength(20))),
  note: z.nullable(text(askNoteMax)),
  at: millis,
});
export type AskReport = z.output<typeof askReport>;

/** Records an outcome with all that follows from it. `late`: the donor was another caller's by then; it counts all the same. */
export const recordAskCall = endpoint({
  path: '/api/call-time/record',
  guard: caller,
  request: askReport,
  response: z.strictObject({ result: z.enum(['taken', 'late']) }),
});

/** Deletes a list with its sheets. What came of its calls stays with the donors, and so do pledges. */
export const deleteCallTimeListCall = endpoint({
  path: '/api/call-time/delete',
  guard: manager,
  request: z.strictObject({ id: recordId }),
  response: ok,
});

/** Hands a block back, and ends the session where `isEnd`. `called`: whom this device has called and not reported yet. */
export const handBackBlockCall = endpoint({
  path: '/api/call-time/hand-back',
  guard: caller,
  request: z.strictObject({
    block: recordId,
    isEnd: z.boolean(),
    called: z.array(recordId).check(z.maxLength(blockPeopleMax)),
  }),
  response: ok,
});

/** Reorders an open block or writes on a sheet of it, while its caller is on the phone. */
export const steerBlockCall = endpoint({
  path: '/api/call-time/steer',
  guard: manager,
  request: z.strictObject({
    block: recordId,
    /** Its donors in their new order; null: as it is. */
    order: z.nullable(z.array(recordId).check(z.maxLength(blockPeopleMax))),
    note: z.nullable(z.strictObject({ person: recordId, text: z.nullable(text(askNoteMax)) })),
  }),
  response: ok,
});

/** Every outcome of a list as CSV. */
export const exportCallTimeCall = endpoint({
  path: '/api/call-time/export',
  timeoutMs: callTimeoutMs.long,
  guard: { level: 'member', capability: 'data.export', recent: true },
  request: z.strictObject({ list: recordId }),
  response: z.string(),
});
