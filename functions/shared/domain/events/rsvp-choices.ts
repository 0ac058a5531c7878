/** Where a sign-up stands, from its arrival to what came of it. */
export const rsvpStates = [
  /** It has just arrived, and the allocator has not looked at it yet. */
  'pending',
  'registered',
  'confirmed',
  'waiting',
  /** A freed place waits for their answer until `offered_until`. */
  'offered',
  'declined',
  'expired',
  'cancelled',
  'attended',
  'missed',
  /** The campaign does not want them there. */
  'blocked',
] as const;
export type RsvpState = (typeof rsvpStates)[number];

/** How a sign-up came. */
export const rsvpSources = ['form', 'embed', 'staff', 'walk_in'] as const;
export type RsvpSource = (typeof rsvpSources)[number];

/** Whether somebody is still expected, or hopes to be: such a sign-up is not made a second time. */
export const isOpen = (state: RsvpState): boolean =>
  state === 'pending' ||
  state === 'registered' ||
  state === 'confirmed' ||
  state === 'waiting' ||
  state === 'offered';

/** States in which a place is held, if one was given. Whoever came or stayed away keeps it. */
export const holdsPlace = (state: RsvpState): boolean =>
  state === 'registered' ||
  state === 'confirmed' ||
  state === 'offered' ||
  state === 'attended' ||
  state === 'missed';

/** People whom one sign-up brings along. */
export const guestsMax = 9;

/** Sign-ups of one event that a roster reads. */
export const rosterMax = 2_000;
