import * as z from 'zod/mini';
import {
  attempts,
  callGoals,
  callListStates,
  cooldownHours,
  listPeopleMax,
  packetsMax,
} from '../domain/phonebank/list.ts';
import { collection, inOrganization, instant, line, recordId, stamps, text } from './define.ts';
import { scriptBodyMax } from './scripts.ts';

/** A phone bank: whom it calls, what for, with which words. Its people are in `call_packets`, how far it has come in `call_progress`, and whom the campaign targets with it in `call_plans`, which callers don't read. */
export const callLists = collection({
  name: 'call_lists',
  path: inOrganization('call_lists'),
  access: { read: 'field.work', write: 'voters.write', delete: null },
  isAudited: true,
  schema: z.strictObject({
    name: line(120),
    goal: z.enum(callGoals),
    /** Of the goal `answered`: the question's id. */
    goal_question: z.nullable(line(40)),
    cooldown_hours: z.int().check(z.minimum(cooldownHours.least), z.maximum(cooldownHours.most)),
    attempts_max: z.int().check(z.minimum(attempts.least), z.maximum(attempts.most)),
    script_id: z.nullable(recordId),
    /** The script's body as it was handed out, as JSON; null: results only. */
    script: z.nullable(z.string().check(z.minLength(2), z.maxLength(scriptBodyMax))),
    /** Read by callers before and while they call. */
    instructions: z.nullable(text(4_000)),
    notes_allowed: z.boolean(),
    /** Whether calls go out at any hour: to people who agreed to it, or on a test. Else legal calling hours are kept. */
    any_hour: z._default(z.boolean(), false),
    state: z.enum(callListStates),
    packets: z.int().check(z.minimum(1), z.maximum(packetsMax)),
    people: z.int().check(z.minimum(1), z.maximum(listPeopleMax)),
    phones: z.int().check(z.minimum(1), z.maximum(2 * listPeopleMax)),
    /** When it was opened first; null while it is a draft. */
    opened_at: z.nullable(instant),
    ...stamps,
  }),
  editable: [
    'name',
    'goal',
    'goal_question',
    'cooldown_hours',
    'attempts_max',
    'script_id',
    'script',
    'instructions',
    'notes_allowed',
    'any_hour',
    'state',
    'packets',
    'people',
    'phones',
  ],
  serverOwned: { opened_at: null },
});
