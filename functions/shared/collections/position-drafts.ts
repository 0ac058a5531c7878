import * as z from 'zod/mini';
import { draftStates, positionLimits, versionMax } from '../domain/policy/policy-limits.ts';
import { positionFieldNames, positionFields } from '../domain/policy/position-content.ts';
import { collection, inOrganization, stamps, text } from './define.ts';

/** Fields whose change makes its writer an author, and puts a draft that is in review back to work. */
export const draftContent = [...positionFieldNames, 'base_version'] as const;

/**
 * The position on an issue that is being written, under the id: at most one of each. It is a collection of its
 * own because fewer members read drafts than positions.
 */
export const positionDrafts = collection({
  name: 'position_drafts',
  path: inOrganization('position_drafts'),
  access: { read: 'content', write: 'content' },
  fixedIds: true,
  carried: 'made',
  references: { id: 'issues' },
  schema: z.strictObject({
    ...positionFields,
    state: z.enum(draftStates),
    /** What its author says of the version, or the reviewer of what is missing. */
    note: z.nullable(text(positionLimits.note)),
    /** The version from which it was begun; 0 where there was none. */
    base_version: z.int().check(z.minimum(0), z.maximum(versionMax)),
    /** Everybody who changed the content: none of them approves it. The journal adds the writer; nobody takes one out. */
    authors: z.array(text(128)).check(z.minLength(1), z.maxLength(positionLimits.authors)),
    ...stamps,
  }),
  editable: [...draftContent, 'state', 'note'],
  authoring: draftContent,
  derive: (data) =>
    draftContent.some((field) => data[field] !== undefined) ? { state: 'draft' as const } : {},
});
