import type { Instant } from '#shared/collections/define.ts';
import { Moment } from '#shared/demo/clock.ts';
import type { Doc } from '#shared/demo/documents.ts';

/** The documents that a demo began with, by path. */
export type Sample = ReadonlyMap<string, object>;
export const sampleOf = (docs: readonly Doc[]): Sample => new Map(docs.map(({ path, data }) => [path, data]));

/** Whether a record is the sample's: one that was made in the place of a deleted one is not. */
export function isOfSample(before: object | undefined, made: Instant): before is object {
  const since: unknown = before && Reflect.get(before, 'created_at');
  return since instanceof Moment && since.toMillis() === made.toMillis();
}
