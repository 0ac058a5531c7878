import * as z from 'zod/mini';
import { earlierMax, mentionsMax, noteLength } from '../domain/people/note-limits.ts';
import { collection, inOrganization, recordId, stamps, text } from './define.ts';

/**
 * What a member wrote down about a person. Who wrote it edits and deletes it, and so do admins and managers; whoever edits
 * the text leaves the former one in `earlier`.
 */
export const notes = collection({
  name: 'notes',
  path: inOrganization('notes'),
  access: { read: 'people.read', write: 'content' },
  carried: 'made',
  references: { person_id: 'people' },
  schema: z.strictObject({
    person_id: recordId,
    body: text(noteLength),
    /** The members that it mentions. */
    mentions: z.array(recordId).check(z.maxLength(mentionsMax)),
    pinned: z.boolean(),
    /** Former texts, newest first. */
    earlier: z.array(text(noteLength)).check(z.maxLength(earlierMax)),
    ...stamps,
  }),
  editable: ['body', 'mentions', 'pinned', 'earlier'],
  fixed: ['person_id'],
});
