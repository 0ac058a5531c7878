import * as z from 'zod/mini';
import { rowRefusals } from '../domain/import/row-refusals.ts';
import { cents, collection, inOrganization, instant, text } from './define.ts';
import { skill } from './volunteers.ts';

/**
 * What one chunk of a running import came to; its id is made of the import and the rows. A chunk sent again,
 * because its answer was lost, gets the first answer again. Functions only; gone once the import is closed.
 */
export const importChunks = collection({
  name: 'import_chunks',
  path: inOrganization('import_chunks'),
  rules: { refused: { all: 'Functions remember in them what they already answered' } },
  isWork: false,
  schema: z.strictObject({
    import_id: text(64),
    created: cents,
    updated: cents,
    unchanged: cents,
    created_cents: cents,
    /** Of gifts that were there, less what had gone back already. */
    unchanged_cents: z.int(),
    /** Rows about money that went back, on gifts by now, and those that wait for a gift. */
    refunds: z._default(cents, 0),
    refund_cents: z._default(cents, 0),
    waiting: z._default(cents, 0),
    waiting_cents: z._default(cents, 0),
    /** Rows of gifts that say that a part went back, and not how much. */
    unsaid: z._default(cents, 0),
    /** Rows that could not be brought: a chunk sent again gets the same answer. */
    refused: z._default(
      z.array(z.strictObject({ row: z.int(), why: z.enum(rowRefusals) })).check(z.maxLength(1_000)),
      [],
    ),
    review: z._default(cents, 0),
    consents: z._default(cents, 0),
    unsourced: z._default(cents, 0),
    /** Parts of the rollup that these rows changed. */
    parts: z.array(z.string()),
    /** Skills that these rows gave to a volunteer or took from one. */
    skills: z._default(z.array(skill), []),
    at: instant,
  }),
});
