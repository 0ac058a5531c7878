import * as z from 'zod/mini';
import { collection, inOrganization, text } from './define.ts';

/**
 * Who holds a contact key (an e-mail address, a telephone number with a name, …): the document's id is
 * the key's SHA-256. It makes "is this row already here?" one read, and imports safe to repeat and to
 * run side by side. Functions only.
 */
export const personKeys = collection({
  name: 'person_keys',
  path: inOrganization('person_keys'),
  rules: { refused: { all: 'They would tell whether an address is known; only functions ask' } },
  isWork: false,
  schema: z.strictObject({ donor: z.nullable(text(128)), volunteer: z.nullable(text(128)) }),
});
