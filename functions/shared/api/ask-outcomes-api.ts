import * as z from 'zod/mini';
import { cents, count, recordId, text } from '../collections/define.ts';
import { followUpMails, followUpWays } from '../domain/call-time/follow-up.ts';
import { askOutcomes } from '../domain/call-time/outcomes.ts';
import { askReport } from './call-time-api.ts';
import { endpoint } from './endpoint.ts';

/** What an outcome is to be instead: as it would be recorded now. */
const corrected = z.strictObject({
  outcome: z.enum(askOutcomes),
  cents: askReport.shape.cents,
  dueOn: askReport.shape.dueOn,
  backAt: askReport.shape.backAt,
  phone: askReport.shape.phone,
  /** Left out where it stays as it is, which not every caller may read. */
  note: z.optional(askReport.shape.note),
});

/** Corrects or withdraws what came of a call, after it was sent. */
export const askCorrection = z.strictObject({
  /** Of the correction, made by the device. */
  id: recordId,
  ask: recordId,
  block: recordId,
  /** Under which the list has the donor. */
  person: recordId,
  /** What the outcome was for whoever corrects it; null: withdrawn. Another one by now is left as it is. */
  seen: z.nullable(z.strictObject({ outcome: z.enum(askOutcomes), cents: z.nullable(cents) })),
  /** Null withdraws it. */
  to: z.nullable(corrected),
  /** Why its pledge is written off, where that follows. */
  reason: text(200),
  at: count,
});
export type AskCorrection = z.output<typeof askCorrection>;

/** By its caller, or by whoever may change gifts. The pledge, the counts and the queue follow, and what it was stays on it. */
export const correctAskCall = endpoint({
  path: '/api/call-time/correct',
  guard: { level: 'member', capability: 'calltime.work' },
  request: askCorrection,
  response: z.strictObject({ ok: z.literal(true) }),
});

/** Notes how a call was followed up, and has the campaign's own mail sent where that is how. */
export const followUpAskCall = endpoint({
  path: '/api/call-time/follow-up',
  guard: { level: 'member', capability: 'calltime.work' },
  /** `id`: of the follow-up, made by the device. */
  request: z.strictObject({ id: recordId, ask: recordId, how: z.enum(followUpWays), at: count }),
  response: z.strictObject({ mail: z.nullable(z.enum(followUpMails)) }),
});
