import { cardReach } from '../consent/card-reach.ts';
import type { Reach } from '../consent/reach-of.ts';
import type { CallTarget } from './target.ts';

/** What a call needs of a card. */
export type CallCard = {
  id: string;
  name: string;
  emails: readonly string[];
  phones: readonly string[];
  street: string | null;
  unit: string | null;
  city: string | null;
  state: string | null;
  zip: string | null;
  language: string | null;
  voter_id: string | null;
  reach: Reach | null;
};

/** Characters of what names a voter in the log. */
const voterIdMax = 64;

/**
 * Somebody of an audience as a call list has them; otherwise why they are not called. With their voter's id, so that every
 * list and door knows of the call; with their own where no voter is known. By the card's first number that is not `closed`:
 * which kind it is nobody knows, so it stands where cell phones do.
 */
export function callTargetOf(
  card: CallCard,
  closed: ReadonlySet<string>,
  now: number,
): CallTarget | 'no_number' | 'suppressed' {
  const id = card.voter_id ?? card.id;
  if (card.phones.length === 0 || id.length > voterIdMax) return 'no_number';
  const number = card.phones.find((one) => !closed.has(one));
  const reach = cardReach(card, now).call?.state;
  if (number === undefined || (reach !== 'open' && reach !== 'by_hand')) return 'suppressed';
  return {
    ...{ id, person: card.id, name: card.name.slice(0, 200) },
    ...{ age: null, sex: '', party: '', precinct: '', support: null, last: null },
    city: card.city ?? '',
    state: /^[a-z]{2}$/i.test(card.state ?? '') ? (card.state ?? '').toUpperCase() : '',
    language: card.language ?? '',
    ...{ cell: number, landline: null },
  };
}
