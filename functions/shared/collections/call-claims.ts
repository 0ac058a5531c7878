import * as z from 'zod/mini';
import { collection, inOrganization, instant, recordId } from './define.ts';

const whole = z.int().check(z.minimum(0));

/**
 * Which call list gave a voter out last and when they were called, under a hash of the voter's id: one read tells a list
 * what all others did. Functions only.
 */
export const callClaims = collection({
  name: 'call_claims',
  path: inOrganization('call_claims'),
  rules: { refused: { all: 'Which list has a voter, so that no other one gives them out' } },
  isWork: false,
  schema: z.strictObject({
    list_id: recordId,
    /** Milliseconds since 1970, as the two below; what each is, `rules/calling/claim.ts` says. */
    until: whole,
    called_at: whole,
    reported_at: whole,
    /** When no list lets them rest any more for it, and the database may drop it. */
    expires_at: instant,
  }),
});
