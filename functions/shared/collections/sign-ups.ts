import * as z from 'zod/mini';
import { collection, instant, line, topLevel } from './define.ts';

/** What somebody said while signing up, kept until their address is confirmed. Functions only. */
export const signUps = collection({
  name: 'sign_ups',
  path: topLevel('sign_ups'),
  rules: { refused: { all: 'Kept by functions until the address is confirmed' } },
  schema: z.strictObject({
    organization_name: line(120),
    created_at: instant,
    /** From then on the name counts as not given, and the database may drop it. */
    expires_at: instant,
  }),
});
