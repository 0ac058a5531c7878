import * as z from 'zod/mini';
import { phone, recordId, text } from '../collections/define.ts';
import {
  followUpKinds,
  followUpNoteMax,
  reportedOutcomes,
  requestKinds,
} from '../domain/follow-ups/kinds.ts';
import { endpoint } from './endpoint.ts';

const guard = { level: 'member', capability: 'volunteers.write' } as const;
const moment = z.int().check(z.minimum(0));
const note = z.nullable(text(followUpNoteMax));

/**
 * Gives the follow-up that is due first, for fifteen minutes. Who has one already gets the same again. `chosen`: one of the
 * list, also before it is due. `release`: gives that one back first.
 */
export const nextFollowUpCall = endpoint({
  path: '/api/follow-ups/next',
  guard,
  request: z.strictObject({
    kind: z.nullable(z.enum(followUpKinds)),
    chosen: z.nullable(recordId),
    release: z.nullable(recordId),
    isNextRequested: z.boolean(),
  }),
  response: z.strictObject({
    id: z.nullable(recordId),
    /** Until when it is the caller's. */
    until: z.nullable(moment),
    /** When the next one is due, where none is now. */
    againAt: z.nullable(moment),
  }),
});

/** Says what became of one. `report`: made by the device. `late`: somebody else has it, or it is closed already. */
export const reportFollowUpCall = endpoint({
  path: '/api/follow-ups/report',
  guard,
  request: z.strictObject({
    id: recordId,
    report: recordId,
    outcome: z.enum(reportedOutcomes),
    note,
    /** Of `later` alone. */
    later: z.nullable(moment),
    /** The number that is wrong, of `wrong_number` alone. */
    phone: z.nullable(phone),
  }),
  response: z.strictObject({ result: z.enum(['taken', 'late']) }),
});

/** Takes the last report of a follow-up back, which its member then has again. */
export const undoFollowUpCall = endpoint({
  path: '/api/follow-ups/undo',
  guard,
  request: z.strictObject({ id: recordId, report: recordId, phone: z.nullable(phone) }),
  response: z.strictObject({ ok: z.literal(true) }),
});

/** Adds one by hand. `stop_contacting` closes every way to reach the person at once, and leaves nothing to do. */
export const addFollowUpCall = endpoint({
  path: '/api/follow-ups/add',
  guard,
  request: z.strictObject({
    id: recordId,
    person: recordId,
    kind: z.enum(requestKinds),
    owner: z.nullable(recordId),
    due: moment,
    note,
  }),
  response: z.strictObject({ ok: z.literal(true) }),
});

/** Gives an open one to another member, or to the campaign. */
export const assignFollowUpCall = endpoint({
  path: '/api/follow-ups/assign',
  guard,
  request: z.strictObject({ id: recordId, owner: z.nullable(recordId) }),
  response: z.strictObject({ ok: z.literal(true) }),
});
