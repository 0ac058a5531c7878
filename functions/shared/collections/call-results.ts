import * as z from 'zod/mini';
import { collection, inOrganization, instant, text } from './define.ts';

/** What a call that the journal carried was answered, under the entry's id: a repeated call is not done again. */
export const callResults = collection({
  name: 'call_results',
  path: inOrganization('call_results'),
  rules: { refused: { all: 'Answers of calls, with which a repeated call is answered' } },
  isWork: false,
  schema: z.strictObject({
    by: text(128),
    path: text(200),
    /** SHA-256 of the call's input, as JSON: another input under the same id is refused. */
    input: text(64),
    /** JSON. */
    answer: text(500_000),
    done_at: instant,
    /** When the database may drop it. */
    expires_at: instant,
  }),
});
