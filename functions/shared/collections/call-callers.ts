import * as z from 'zod/mini';
import { assignedVotersMax } from '../domain/phonebank/list.ts';
import { collection, inOrganization, recordId, text } from './define.ts';

const whole = z.int().check(z.minimum(0));

/** One caller of one list, under `{list}_{uid}`: whom they were given, and what came of it. Stays when the list is deleted. */
export const callCallers = collection({
  name: 'call_callers',
  path: inOrganization('call_callers'),
  access: { read: 'voters.read', get: 'field.work' },
  isWork: false,
  schema: z.strictObject({
    list_id: recordId,
    uid: z.string(),
    name: text(120),
    /** Everybody whom the server gave them, the newest last: of them they may write down what they learn. */
    voters: z.array(z.string()).check(z.maxLength(assignedVotersMax)),
    /** Whom they have now; `until`: milliseconds since 1970. */
    has: z.nullable(z.strictObject({ voter: z.string(), packet: whole, until: whole })),
    /** Until when they have somebody; 0 where they do not. */
    has_until: whole,
    /** The packet that they were given somebody of last: they stay with it, so that callers are not in each other's way. */
    packet: z.nullable(whole),
    /** People whom they were given since a moment, milliseconds since 1970. */
    hour: z.strictObject({ from: whole, given: whole }),
    calls: whole,
    reached: whole,
    /** Milliseconds since 1970. */
    first_at: whole,
    last_at: whole,
    /** Milliseconds at the telephone, without breaks. */
    active_ms: whole,
  }),
});
