import * as z from 'zod/mini';
import { collection, day, inOrganization, line, stamps } from './define.ts';

/** Events of one shift: nobody writes more on a day. */
export const shiftEventsMax = 100_000;

/**
 * Somebody looked at a shift that was flagged, and found it right. Taken back by deleting it; two people may both have
 * looked. It says nothing of what came in later: then the shift has more events than were looked at.
 */
export const shiftMarks = collection({
  name: 'shift_marks',
  path: inOrganization('shift_marks'),
  access: { read: 'voters.read', write: 'voters.write', update: null },
  rules: {
    create: ['isRecordId(id)'],
    refused: { update: 'who looked stays as they said it; what was wrong is taken back' },
  },
  schema: z.strictObject({
    /** Whose work it is, where, on which day of the field, as a `Shift` has it. */
    worker: line(128),
    list_id: z.nullable(line(64)),
    day,
    events: z.int().check(z.minimum(1), z.maximum(shiftEventsMax)),
    ...stamps,
  }),
  fixed: ['worker', 'list_id', 'day', 'events'],
});
