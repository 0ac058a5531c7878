import * as z from 'zod/mini';
import { email, phone, recordId } from '../collections/define.ts';
import { mergeStates } from '../collections/merges.ts';
import { callTimeoutMs } from '../constants.ts';
import { mergeChoices } from '../domain/people/merge/merge-fields.ts';
import { mergePeopleMax } from '../domain/people/merge/merge-limits.ts';
import { contactsMax } from '../domain/people/people-limits.ts';
import { endpoint } from './endpoint.ts';

const progress = z.strictObject({ survivorId: z.string(), isDone: z.boolean() });

/**
 * Makes one person of two to five: the survivor keeps the id. `choices` name the person whose value stands. The first page of
 * references moves in the same transaction; `merge/continue` moves the others. Through the journal.
 */
export const mergePeopleCall = endpoint({
  path: '/api/people/merge',
  guard: { level: 'member', capability: 'people.write' },
  request: z.strictObject({
    id: recordId,
    survivorId: recordId,
    loserIds: z.array(recordId).check(z.minLength(1), z.maxLength(mergePeopleMax - 1)),
    choices: z.partialRecord(z.enum(mergeChoices), recordId),
    emails: z.array(email).check(z.maxLength(contactsMax)),
    phones: z.array(phone).check(z.maxLength(contactsMax)),
  }),
  response: progress,
});
export type MergeRequest = z.output<typeof mergePeopleCall.request>;

/** One more page of a merge, or of taking one back, that was interrupted or is long. */
export const continueMergeCall = endpoint({
  path: '/api/people/merge/continue',
  guard: { level: 'member', capability: 'people.write' },
  request: z.strictObject({ mergeId: recordId }),
  response: progress,
  timeoutMs: callTimeoutMs.long,
});

/** The merges that a person survived, newest first. */
export const listMergesCall = endpoint({
  path: '/api/people/merges',
  guard: { level: 'member', capability: 'people.read' },
  request: z.strictObject({ personId: recordId }),
  response: z.strictObject({
    merges: z.array(
      z.strictObject({
        id: z.string(),
        losers: z.array(z.strictObject({ id: z.string(), name: z.string() })),
        state: z.enum(mergeStates),
        moved: z.number(),
        by: z.string(),
        at: z.number(),
      }),
    ),
  }),
});
export type MergeItem = z.output<typeof listMergesCall.response>['merges'][number];

const retained = z.array(z.strictObject({ collection: z.string(), field: z.string() }));

/** What taking a merge back would do, as it is now. */
export const previewUnmergeCall = endpoint({
  path: '/api/people/unmerge/preview',
  guard: { level: 'member', capability: 'people.write' },
  request: z.strictObject({ mergeId: recordId }),
  response: z.strictObject({
    survivor: z.strictObject({ id: z.string(), name: z.string() }),
    restored: z.array(
      z.strictObject({
        id: z.string(),
        name: z.string(),
        emails: z.array(z.string()),
        phones: z.array(z.string()),
        facets: z.array(z.string()),
      }),
    ),
    /** References that go back. */
    moved: z.number(),
    /** What somebody wrote since, which stays with the survivor. */
    retained,
  }),
});
export type UnmergePreview = z.output<typeof previewUnmergeCall.response>;

/** Takes a merge back: everybody is who they were. What was written since stays with the survivor and is named. */
export const unmergePeopleCall = endpoint({
  path: '/api/people/unmerge',
  guard: { level: 'member', capability: 'people.write' },
  request: z.strictObject({ mergeId: recordId }),
  response: z.strictObject({ survivorId: z.string(), isDone: z.boolean(), retained }),
});
