import * as z from 'zod/mini';
import { people } from '../collections/people.ts';
import type { Consequence, Document, Read, Rule } from './consequence.ts';

/** A list that was deleted: its blocks keep nothing of its donors, who are free again. */
export const callListWritten: Rule = (before, after, { id }) =>
  before && !after ? [{ is: 'empty-call-list', list: id }] : [];

const merged = z.object({ merged_into: z._default(people.schema.shape.merged_into, null) });

/** A card that was deleted or merged away has no call sheets any more. */
export function sheetsOfCard(before: Document, after: Document, id: string, read: Read): Consequence[] {
  const [was, is] = [read(merged, before), read(merged, after)];
  const isGone = was !== null && was.merged_into === null && (is === null || is.merged_into !== null);
  return isGone ? [{ is: 'drop-call-sheets', person: id }] : [];
}
