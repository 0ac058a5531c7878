import * as z from 'zod/mini';
import { collection, count, inOrganization, instant, line, recordId } from './define.ts';
import { storedZone } from './events.ts';

/** Protected hours of one week. */
export const protectedMax = 20;
/** The only document's id. */
export const currentSchedule = 'current';

const time = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));
export const protectedTime = z.strictObject({
  id: recordId.check(z.maxLength(40)),
  /** Sunday is 0. */
  weekday: z.int().check(z.minimum(0), z.maximum(6)),
  from: time,
  to: time,
  label: z.nullable(line(60)),
});

/** Which hours of each week the candidate keeps for calls, and who may ask for the others. */
export const scheduleSettings = collection({
  name: 'schedule_settings',
  path: inOrganization('schedule_settings'),
  access: { read: 'schedule.read' },
  rules: { refused: { write: 'a call does, which refuses whoever has not seen the newest' } },
  fixedIds: true,
  isWork: false,
  schema: z.strictObject({
    zone: storedZone,
    protected: z.array(protectedTime).check(z.maxLength(protectedMax)),
    /** Whether strangers may ask by the public form. */
    takes_requests: z._default(z.boolean(), false),
    revision: count,
    updated_at: instant,
    updated_by: recordId,
  }),
});
