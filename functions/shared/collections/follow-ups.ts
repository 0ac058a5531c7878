import * as z from 'zod/mini';
import {
  attemptsMax,
  followUpKinds,
  followUpNoteMax,
  followUpOrigins,
  followUpOutcomes,
  followUpStates,
} from '../domain/follow-ups/kinds.ts';
import { collection, count, inOrganization, instant, line, recordId, stamps, text } from './define.ts';

/** What a report changes, and taking it back restores. */
export const followUpProgress = {
  state: z.enum(followUpStates),
  outcome: z.nullable(z.enum(followUpOutcomes)),
  attempts: count.check(z.maximum(attemptsMax)),
  due_at: instant,
  /** What was noted with the last outcome. */
  result_note: z.nullable(text(followUpNoteMax)),
};

/**
 * One person whom somebody has to call back, under an id that follows from its reason, so that each reason is there once. It
 * has the person's id as it was; readers ask for all ids of the survivor.
 */
export const followUps = collection({
  name: 'follow_ups',
  path: inOrganization('follow_ups'),
  access: { read: 'volunteers.write' },
  rules: { refused: { write: 'calls do, so that a claim is of one member and a reason closes once' } },
  references: { person_id: 'people' },
  schema: z.strictObject({
    kind: z.enum(followUpKinds),
    /** One of the two: a card of the campaign, or a voter of the file. */
    person_id: z.nullable(recordId),
    voter_id: z.nullable(line(64)),
    name: line(120),
    /** The member who does it; null where any of the campaign does. */
    owner: z.nullable(recordId),
    origin: z.enum(followUpOrigins),
    /** Where it was said: the answer's event, the campaign's event, or the sign-up. */
    origin_id: z.nullable(recordId),
    /** The event of the campaign that it is about. */
    event_id: z.nullable(recordId),
    /** What was said, or what somebody wrote who added it. */
    note: z.nullable(text(followUpNoteMax)),
    ...followUpProgress,
    /** From when on somebody can take it: when it is due, or when the claim ends. */
    free_at: instant,
    /** After it there is nothing to do any more, such as confirming a shift that is over. */
    ends_at: z.nullable(instant),
    claimed_by: z.nullable(text(128)),
    /** The last report, with what it replaced. */
    report: z.nullable(
      z.strictObject({ id: recordId, by: text(128), before: z.strictObject(followUpProgress) }),
    ),
    region_id: z.nullable(recordId),
    ...stamps,
    /** A member, or `form`. */
    created_by: text(128),
    updated_by: text(128),
  }),
});
