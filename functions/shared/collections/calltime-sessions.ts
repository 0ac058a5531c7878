import * as z from 'zod/mini';
import { followUpMails, followUpWays } from '../domain/call-time/follow-up.ts';
import { askScriptMax, correctionsMax, followUpsMax } from '../domain/call-time/limits.ts';
import { askNoteMax, askOutcomes } from '../domain/call-time/outcomes.ts';
import { cents, collection, count, inOrganization, instant, line, recordId, text } from './define.ts';
import { donationPageMax } from './fundraising-plans.ts';

const millis = count;

/** A caller's session of call time: its goal, and what has come of it. The caller and managers follow it. */
export const calltimeSessions = collection({
  name: 'calltime_sessions',
  path: inOrganization('calltime_sessions'),
  access: { get: 'calltime.work', list: 'donations.write' },
  isWork: false,
  schema: z.strictObject({
    list_id: recordId,
    by: text(128),
    by_name: line(120),
    goal_cents: cents,
    started_at: instant,
    ends_at: millis,
    ended_at: z.nullable(instant),
    block_id: z.nullable(recordId),
    calls: count,
    reached: count,
    pledged: cents,
    promised: cents,
  }),
});

/** Up to 25 donors who are one caller's until it is handed back or its time is over: their sheets, and how a manager steers them. */
export const calltimeBlocks = collection({
  name: 'calltime_blocks',
  path: inOrganization('calltime_blocks'),
  access: { get: 'calltime.work', list: null },
  isWork: false,
  schema: z.strictObject({
    list_id: recordId,
    session_id: recordId,
    by: text(128),
    taken_at: instant,
    until: millis,
    is_open: z.boolean(),
    /** `CallSheet`s, as JSON. */
    sheets: z.string().check(z.maxLength(400_000)),
    script: z.nullable(text(askScriptMax)),
    /** Where donors give, with the code of calls. */
    link: z.optional(z.nullable(z.string().check(z.maxLength(donationPageMax + 100)))),
    /** Ids of its donors in the order in which they are called. */
    order: z.array(recordId),
    /** What a manager wrote on sheets, by the donor. */
    notes: z.record(z.string(), z.string()),
    /** What came of calls, by the donor. */
    results: z.record(
      z.string(),
      z.strictObject({
        outcome: z.enum(askOutcomes),
        cents: z.nullable(cents),
        /** Numbers that turned out to be wrong. */
        wrong: z.array(z.string()),
        /** The outcome that says so. */
        id: z.optional(recordId),
      }),
    ),
  }),
});

/** What an outcome was before somebody corrected it; `null`: it was withdrawn. `id`: the correction's. */
export const formerOutcome = z.strictObject({
  id: recordId,
  was: z.nullable(
    z.strictObject({
      outcome: z.enum(askOutcomes),
      cents: z.nullable(cents),
      back_at: z.nullable(millis),
      note: z.nullable(text(askNoteMax)),
    }),
  ),
  at: millis,
  by: text(128),
  by_name: line(120),
});

/** How a call was followed up. `mail`: what became of it where the campaign mailed it; `why` not. */
export const followUp = z.strictObject({
  id: recordId,
  how: z.enum(followUpWays),
  at: millis,
  by: text(128),
  by_name: line(120),
  mail: z.nullable(z.enum(followUpMails)),
  why: z.nullable(z.string().check(z.maxLength(40))),
});

/** What came of one call, under an id of the device. Functions write it, and add what it was to it when it is corrected. */
export const calltimeOutcomes = collection({
  name: 'calltime_outcomes',
  path: inOrganization('calltime_outcomes'),
  access: { read: 'donations.read' },
  rules: { refused: { write: 'functions do, with all that follows from the call' } },
  isWork: false,
  references: { person_id: 'people' },
  schema: z.strictObject({
    list_id: recordId,
    session_id: recordId,
    block_id: recordId,
    person_id: recordId,
    outcome: z.enum(askOutcomes),
    cents: z.nullable(cents),
    /** The pledge that was recorded with it. */
    pledge_id: z.nullable(recordId),
    back_at: z.nullable(millis),
    note: z.nullable(text(askNoteMax)),
    /** Under which the list has the donor, whose card a merge may make another one. */
    listed_as: z.optional(recordId),
    /** Whether the call was recorded by mistake: it counts nowhere. */
    withdrawn: z.optional(z.boolean()),
    /** What it was before, the oldest first. */
    former: z.optional(z.array(formerOutcome).check(z.maxLength(correctionsMax))),
    follow_ups: z.optional(z.array(followUp).check(z.maxLength(followUpsMax))),
    at: instant,
    by: text(128),
    by_name: line(120),
  }),
});
