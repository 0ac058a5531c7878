import * as z from 'zod/mini';
import { count, day, email, personName, phone, recordId } from '../collections/define.ts';
import { endpoint } from './endpoint.ts';

/** People that one answer names. */
export const suggestedMax = 20;

/** Who could be asked to a shift: they came before, may be called or written to, and are not coming that day already. */
export const suggestPeopleCall = endpoint({
  path: '/api/rsvps/suggest',
  guard: { level: 'member', capability: 'rosters.work' },
  request: z.strictObject({ event: recordId, shift: recordId.check(z.maxLength(40)) }),
  response: z.strictObject({
    people: z
      .array(
        z.strictObject({
          id: recordId,
          name: personName,
          /** Null where they may not be called, or written to. */
          phone: z.nullable(phone),
          email: z.nullable(email),
          /** How often they came of late, and when they last signed up for what they came to. */
          came: count,
          last: day,
        }),
      )
      .check(z.maxLength(suggestedMax)),
  }),
});
