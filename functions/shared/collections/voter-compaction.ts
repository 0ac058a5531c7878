import * as z from 'zod/mini';
import { collection, instant, topLevel } from './define.ts';

/**
 * One document, `current`: how far the schedule has folded the logs of all organizations. Only functions read it.
 */
export const voterCompaction = collection({
  name: 'voter_compaction',
  path: topLevel('voter_compaction'),
  rules: { refused: { all: 'How far the schedule has come, which names organizations' } },
  schema: z.strictObject({
    /** Events before this are folded, but for those of the organizations in `behind`. */
    until: instant,
    /**
     * Organizations that are being folded, or could not be: passed over until they have caught up by themselves. `at`: not
     * before. `run`: which run of the schedule said so last.
     */
    behind: z.record(
      z.string(),
      z.strictObject({ at: instant, tries: z.int().check(z.minimum(0)), run: z.string() }),
    ),
  }),
});
