const [hour, day] = [3_600_000, 86_400_000];
/** A host closes the roster in the days after the event. */
export const hostLinkMs = 7 * day;
/** Guests' numbers are for the event itself: to find whoever is late, and to thank. */
export const hostPhonesMs = 48 * hour;

type Ending = { ends_at: { toMillis: () => number } };

/** When links to an event's roster end. An event that is moved takes them along. */
export const hostLinkEnd = ({ ends_at }: Ending): number => ends_at.toMillis() + hostLinkMs;
/** Whether a host still sees guests' numbers. */
export const showsPhones = ({ ends_at }: Ending, now: number): boolean =>
  now < ends_at.toMillis() + hostPhonesMs;
