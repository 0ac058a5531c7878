import * as z from 'zod/mini';
import { line } from '../collections/define.ts';
import { tags } from '../collections/tags.ts';
import { tagLength } from '../domain/people/people-limits.ts';
import { tagKey } from '../domain/people/tag-names.ts';
import { endpoint } from './endpoint.ts';

const name = line(tagLength).check(z.refine((value) => tagKey(value) !== ''));
const { color, description } = tags.schema.shape;

/** Adds a tag to the campaign's list where it is not there, and changes how it looks. Through the journal. */
export const saveTagCall = endpoint({
  path: '/api/tags/save',
  guard: { level: 'member', capability: 'people.write' },
  request: z.strictObject({ name, look: z.nullable(z.strictObject({ color, description })) }),
  response: z.strictObject({ success: z.literal(true) }),
});

/** People whose tag one call replaces. */
export const retagPage = 100;

/**
 * Renames a tag, merges it into another, or deletes it (`to` is null), everywhere: one page of people for each call, to be
 * called until `isDone`. Interrupted anywhere and called again, it goes on with those who still have the tag.
 */
export const retagCall = endpoint({
  path: '/api/tags/replace',
  guard: { level: 'member', capability: 'people.write' },
  request: z.strictObject({ from: line(tagLength), to: z.nullable(name) }),
  response: z.strictObject({ changed: z.int(), isDone: z.boolean() }),
});

/** How many people have each tag, in the order of the names. */
export const countTagsCall = endpoint({
  path: '/api/tags/count',
  guard: { level: 'member', capability: 'people.read' },
  request: z.strictObject({ names: z.array(line(tagLength)).check(z.maxLength(50)) }),
  response: z.strictObject({ counts: z.array(z.int()) }),
});
