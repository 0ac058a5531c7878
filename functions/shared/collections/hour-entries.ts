import * as z from 'zod/mini';
import { entryMinutesMax, hourEntryKinds, hourEntryStates } from '../domain/hours/hour-entry-kinds.ts';
import { collection, day, importStamp, inOrganization, instant, line, recordId, text } from './define.ts';

/**
 * One line of the ledger of hours: minutes that somebody worked, or that are taken back. Entries are added; one that waits is
 * decided once, and nothing else is changed, so a total is the sum of those that count. Each keeps the person's id as it was; readers ask for all ids of the survivor.
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
    /** Whether they are in the total, as all are that were stored before hours could wait. */
    state: z._default(z.enum(hourEntryStates), 'counted'),
    minutes: z.int().check(z.minimum(-entryMinutesMax), z.maximum(entryMinutesMax)),
    /** The day of the work. */
    day,
    /** Of a shift, and of what corrects it. */
    event_id: z.nullable(recordId),
    shift_id: z.nullable(recordId.check(z.maxLength(40))),
    rsvp_id: z.nullable(recordId),
    /** The entry that this one corrects, where somebody did that by hand. */
    corrects: z._default(z.nullable(recordId), null),
    note: z.nullable(line(200)),
    /** Who stands for it, where somebody has to, or who declined it. */
    approved_by: z.nullable(text(128)),
    decided_at: z._default(z.nullable(instant), null),
    /** Why it was declined, or approved by whoever entered it. */
    reason: z._default(z.nullable(line(200)), null),
    import_id: z._default(importStamp.import_id, null),
    created_at: instant,
    created_by: text(128),
  }),
});
