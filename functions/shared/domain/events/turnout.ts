import type { RsvpState } from './rsvp-choices.ts';

/** Of those who confirmed, and of those who did not, how many come where the campaign has no experience of its own. */
export const showRates = { confirmed: 0.75, unconfirmed: 0.4 };

export type ExpectedRsvp = { state: RsvpState; guests: number };
export type Turnout = {
  /** People with a place, guests among them, and those who came without one. */
  recruited: number;
  confirmed: number;
  /** Whoever is there already counts in full, whoever stayed away not at all. */
  expected: number;
  arrived: number;
  waiting: number;
};

/** What can be expected of one shift. */
export function turnoutOf(rsvps: readonly ExpectedRsvp[], rates = showRates): Turnout {
  const sums: Turnout = { recruited: 0, confirmed: 0, expected: 0, arrived: 0, waiting: 0 };
  for (const { state, guests } of rsvps) {
    const party = 1 + guests;
    if (state === 'waiting' || state === 'pending') sums.waiting += party;
    if (state === 'registered' || state === 'offered') sums.expected += party * rates.unconfirmed;
    if (state === 'confirmed') sums.expected += party * rates.confirmed;
    if (state === 'confirmed') sums.confirmed += party;
    if (state === 'attended') sums.arrived += party;
    if (state === 'registered' || state === 'confirmed' || state === 'attended' || state === 'missed')
      sums.recruited += party;
  }
  return { ...sums, expected: Math.round(sums.expected + sums.arrived) };
}
