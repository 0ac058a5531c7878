import * as z from 'zod/mini';
import { collection, inOrganization, instant } from './define.ts';

/** The one id there is. */
export const contactSalt = 'current';

/**
 * The secret by which an organization's contact points are hashed. Made once, and never sent to a browser: whoever has it
 * can ask the points about every telephone number there is. Without it all suppressions are lost.
 */
export const contactSalts = collection({
  name: 'contact_salts',
  path: inOrganization('contact_salts'),
  rules: { refused: { all: 'The secret of contact points' } },
  isWork: false,
  schema: z.strictObject({
    salt: z.string().check(z.minLength(32), z.maxLength(128)),
    created_at: instant,
  }),
});
