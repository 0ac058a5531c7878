import * as z from 'zod/mini';
import {
  askScriptMax,
  callTimePeopleMax,
  formerCallsMax,
  listCallersMax,
  sheetsPerPack,
} from '../domain/call-time/limits.ts';
import { askOutcomes } from '../domain/call-time/outcomes.ts';
import { doneReasons } from '../domain/call-time/queue.ts';
import { formerCall } from '../domain/call-time/sheet.ts';
import { cents, collection, count, inOrganization, instant, line, recordId, text } from './define.ts';

export const callTimeListStates = ['open', 'closed'] as const;
const millis = count;

/** A list of donors to call: what it is to raise, with which words, and who calls. Its donors are in its packs. */
export const calltimeLists = collection({
  name: 'calltime_lists',
  path: inOrganization('calltime_lists'),
  rules: { refused: { all: 'Calls tell callers of their own lists alone' } },
  schema: z.strictObject({
    name: line(120),
    goal_cents: cents,
    script: z.nullable(text(askScriptMax)),
    /** Members who may call on it besides those who may change gifts. */
    callers: z.array(text(128)).check(z.maxLength(listCallersMax)),
    state: z.enum(callTimeListStates),
    people: z.int().check(z.minimum(1), z.maximum(callTimePeopleMax)),
    packs: z.int().check(z.minimum(1)),
    /** Left out when it was made. */
    left_out: z.strictObject({ no_donor: count, no_number: count, closed: count }),
    ...{ calls: count, reached: count, pledged: cents, promised: cents },
    ...{ created_at: instant, created_by: text(128), updated_at: instant },
  }),
});

/** Sheets of up to a hundred donors of a list as they were when it was made, under `{list}_{number}`, as JSON. */
export const calltimePacks = collection({
  name: 'calltime_packs',
  path: inOrganization('calltime_packs'),
  rules: { refused: { all: 'What is known of a hundred donors: a call answers managers' } },
  isWork: false,
  schema: z.strictObject({
    list_id: recordId,
    sheets: z.string().check(z.maxLength(900_000)),
    /** Cards of its sheets: by them it is found when one of them goes. */
    people: z._default(z.array(recordId).check(z.maxLength(sheetsPerPack)), []),
  }),
});

const askState = z.strictObject({
  ...{ ask: cents, likely: count, overdue: cents, calls: count },
  ...{ last: z.nullable(z.enum(askOutcomes)), at: z.nullable(millis), reached: z.nullable(millis) },
  ...{ back: z.nullable(millis), rest: millis, block: z.nullable(recordId), until: millis },
  done: z.nullable(z.enum(doneReasons)),
});

/** Where each donor of a list stands, under the list's id: whom a block takes is decided by this one document. */
export const calltimeStates = collection({
  name: 'calltime_states',
  path: inOrganization('calltime_states'),
  rules: { refused: { all: 'Functions give donors out by it' } },
  isWork: false,
  schema: z.strictObject({ donors: z.record(z.string(), askState) }),
});

/** Which block has a donor, and their last calls on all lists, under the person's id: two lists never give out the same donor. */
export const calltimePeople = collection({
  name: 'calltime_people',
  path: inOrganization('calltime_people'),
  rules: { refused: { all: 'Which block has a donor, and what was said before' } },
  isWork: false,
  references: { id: 'people' },
  schema: z.strictObject({
    block: z.nullable(recordId),
    until: millis,
    reached: z.nullable(millis),
    never: z.boolean(),
    /** The newest first. */
    calls: z.array(formerCall).check(z.maxLength(formerCallsMax)),
  }),
});
