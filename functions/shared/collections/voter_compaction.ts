import * as z from 'zod/mini';
import { collection, instant, topLevel } from './define.ts';

/**
 * One document, `current`: how far the schedule has folded the logs of all organizations. Only functions read it.
 */
export const voterCompaction = collection({
  name: 'voter_compaction',
  path: topLevel('voter_compaction'),
  schema: z.strictObject({
    /** Events before this are folded, but for those of the organizations in `behind`. */
    until: instant,
    /** Organizations whose last fold failed, each with the moment from which on it is tried again. */
    behind: z.record(z.string(), instant),
  }),
});
