import type * as z from 'zod/mini';
import type { people } from '../../collections/people.ts';

type Card = Pick<z.output<typeof people.schema>, 'emails' | 'reach'>;

/** Whether a card has an address that the campaign may write to; the address itself is asked once more when it is sent. */
export const takesEmail = (card: Card | null): boolean =>
  card !== null && card.emails.length > 0 && card.reach?.email?.state !== 'closed';
