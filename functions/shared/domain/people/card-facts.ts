import type * as z from 'zod/mini';
import type { people } from '../../collections/people.ts';

/** Facts of a card that stand in a file about somebody, whatever the file is for. */
export const cardFacts = [
  ...(['street', 'unit', 'city', 'state', 'zip'] as const),
  ...(['language', 'birth_year', 'employer', 'occupation'] as const),
] as const;
export type CardFact = (typeof cardFacts)[number];
/** What a row says of them; a fact that is not in it is a blank cell. */
export type CardFacts = { [F in CardFact]?: NonNullable<z.output<typeof people.schema>[F]> | undefined };
