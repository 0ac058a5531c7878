import * as z from 'zod/mini';
import { collection, inOrganization, text } from './define.ts';

/** People that one key leads to. Households share a number, couples an address; hundreds share a placeholder. */
export const keyHoldersMax = 10;

/** Those of a key's carriers who are kept: the first ten by their ids. */
export const keyHolders = (carriers: readonly string[]): string[] =>
  carriers.toSorted().slice(0, keyHoldersMax);

/**
 * The people who carry a contact key (an e-mail address, a telephone number, or a name with neither): the document's id is
 * the key's SHA-256. It makes "is this person already here?" one read, and imports safe to repeat and to run side by side.
 * Functions only.
 */
export const personKeys = collection({
  name: 'person_keys',
  path: inOrganization('person_keys'),
  rules: { refused: { all: 'They would tell whether an address is known; only functions ask' } },
  isWork: false,
  schema: z.strictObject({ people: z.array(text(128)).check(z.minLength(1), z.maxLength(keyHoldersMax)) }),
});
