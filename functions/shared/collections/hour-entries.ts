import * as z from 'zod/mini';
import { hourEntryKinds, shiftMinutesMax } from '../domain/hours/hour-entry-kinds.ts';
import { collection, day, inOrganization, instant, line, recordId, text } from './define.ts';

/**
 * One line of the ledger of hours: minutes that somebody worked, or that are taken back. Entries are added and never changed,
 * so a total is their sum. Each keeps the person's id as it was; readers ask for all ids of the survivor.
 */
export const hourEntries = collection({
  name: 'hour_entries',
  path: inOrganization('hour_entries'),
  access: { read: 'volunteers.read' },
  rules: { refused: { write: 'functions add entries, in one piece with the total' } },
  references: { person_id: 'people' },
  schema: z.strictObject({
    person_id: recordId,
    kind: z.enum(hourEntryKinds),
    minutes: z.int().check(z.minimum(-shiftMinutesMax), z.maximum(shiftMinutesMax)),
    /** The day of the work. */
    day,
    /** Of a shift, and of what corrects it. */
    event_id: z.nullable(recordId),
    shift_id: z.nullable(recordId.check(z.maxLength(40))),
    rsvp_id: z.nullable(recordId),
    note: z.nullable(line(200)),
    /** Who stands for it, where somebody has to. */
    approved_by: z.nullable(text(128)),
    created_at: instant,
    created_by: text(128),
  }),
});
