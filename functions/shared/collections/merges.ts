import * as z from 'zod/mini';
import { closableChannels, pointKinds } from '../domain/consent/contact-point.ts';
import { mergePeopleMax, movesPage } from '../domain/people/merge/merge-limits.ts';
import { carriedReasons } from '../domain/people/merge/restrictive-consent.ts';
import { channels } from '../domain/voters/contact-results.ts';
import { collection, count, inOrganization, instant, line, recordId, text } from './define.ts';
import { facetKinds } from './people.ts';

export const mergeStates = ['moving', 'merged', 'unmoving', 'unmerged'] as const;

const losersMax = mergePeopleMax - 1;
/** Whole documents by id, as they were. */
const images = z.record(z.string(), z.looseObject({}));
const change = z.strictObject({ before: z.unknown(), after: z.unknown() });
const changes = z.record(z.string(), change);

/**
 * Several people who became one, with all that is needed to take it back: whole documents as they were, and what changed on
 * the survivor. Functions only: it holds giving and addresses together, and a call asks for the rights of each.
 */
export const merges = collection({
  name: 'merges',
  path: inOrganization('merges'),
  rules: { refused: { all: 'They hold cards and giving together; a call asks for the rights of both' } },
  isWork: false,
  schema: z.strictObject({
    survivor_id: recordId,
    survivor_name: line(120),
    losers: z
      .array(z.strictObject({ id: recordId, name: line(120) }))
      .check(z.minLength(1), z.maxLength(losersMax)),
    /** The survivor and the losers: a query for any of them finds the merge. */
    party_ids: z.array(recordId).check(z.minLength(2), z.maxLength(mergePeopleMax)),
    state: z.enum(mergeStates),
    /** As they were, the survivor's too. */
    before: z.strictObject({ people: images, donors: images, volunteers: images }),
    /** What the merge changed on the survivor. */
    changes: z.strictObject({ people: changes, donors: changes, volunteers: changes }),
    /** Facets that the survivor has because of it. */
    made: z.array(z.enum(facetKinds)),
    /** Evidence that carried a closure over to another address of the same person. */
    closures: z.array(
      z.strictObject({
        event: text(128),
        kind: z.enum(pointKinds),
        value: text(254),
        channel: z.enum(closableChannels),
        /** The kind of the line, which is also the reason that lifting it names. */
        what: z.enum(carriedReasons),
      }),
    ),
    /** What the voter log closes for the voter who is linked no more, and was carried over to the one who is. */
    suppressed: z.nullable(
      z.strictObject({ event: text(128), voter: text(64), channels: z.array(z.enum(channels)) }),
    ),
    /** References that were moved, and the pages of `merge_moves` that name them. */
    moved: count,
    pages: count,
    by: z.string(),
    at: instant,
    unmerged_by: z.nullable(z.string()),
    unmerged_at: z.nullable(instant),
  }),
});

/** The references that one page of a merge moved: each by its collection, field and id, and to whom it pointed. Functions only. */
export const mergeMoves = collection({
  name: 'merge_moves',
  path: inOrganization('merge_moves'),
  rules: { refused: { all: 'They belong to a merge, whose call asks for its rights' } },
  isWork: false,
  schema: z.strictObject({
    merge_id: recordId,
    moves: z
      .array(z.strictObject({ table: text(64), field: text(64), id: recordId, from: recordId }))
      .check(z.maxLength(movesPage)),
    at: instant,
  }),
});
