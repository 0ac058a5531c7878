import type { CapacityKind } from './event-choices.ts';
import { placesLeft } from './shift-times.ts';

const hourMs = 3_600_000;
/** How long a freed place waits for an answer, and how long where the shift begins within a day. */
export const offerMs = { usual: 24 * hourMs, late: 2 * hourMs };

/** Until when somebody may take an offered place: never beyond the shift's start. Null where it has begun. */
export function offerUntil(now: number, startsAt: number): number | null {
  if (startsAt <= now) return null;
  const most = startsAt - now <= offerMs.usual ? offerMs.late : offerMs.usual;
  return Math.min(now + most, startsAt);
}

export type QueuedRsvp = { id: string; party: number; state: 'pending' | 'waiting' };
export type ShiftRoom = {
  capacity: number | null;
  capacity_kind: CapacityKind;
  taken: number;
  startsAt: number;
};
export type Placed = { id: string; becomes: 'registered' | 'waiting' | 'offered'; places: number };

/**
 * Gives places to those who wait, both lists in order of arrival. Whoever waits longest is asked first, for a freed place is
 * offered and not assigned; then newcomers get what is left. Who does not fit into what is left waits, and a smaller party may
 * get in before. Of a shift that has begun nothing is offered.
 */
export function givePlaces(
  { capacity, capacity_kind, taken, startsAt }: ShiftRoom,
  queue: readonly QueuedRsvp[],
  now: number,
): Placed[] {
  let left = placesLeft({ capacity, capacity_kind }, taken) ?? Number.POSITIVE_INFINITY;
  const hasOffers = offerUntil(now, startsAt) !== null;
  const placed: Placed[] = [];
  for (const { id, party, state } of queue) {
    if (state !== 'waiting' || party > left || !hasOffers) continue;
    left -= party;
    placed.push({ id, becomes: 'offered', places: party });
  }
  for (const { id, party, state } of queue) {
    if (state !== 'pending') continue;
    if (party > left) placed.push({ id, becomes: 'waiting', places: 0 });
    else {
      left -= party;
      placed.push({ id, becomes: 'registered', places: party });
    }
  }
  return placed;
}
