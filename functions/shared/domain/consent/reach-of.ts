import { type Channel, channels } from '../voters/contact-results.ts';
import { channelsOf } from './contact-point.ts';
import type { PointState } from './fold-point.ts';
import { closedFor, lacksConsent, type PersonContact } from './may-contact.ts';
import { type ReachState, reachStates } from './reach-states.ts';

export type Reach = Partial<Record<Channel, { state: ReachState; until: number | null }>>;

/** Channels that need no contact point, only an address. */
const pointless: readonly Channel[] = ['walk', 'mail'];

function reachOn(
  point: PointState | null,
  person: PersonContact | null,
  channel: Channel,
  at: number,
): { state: ReachState; until: number | null } {
  const query = { point, person, channel, kind: 'bulk', at, place: null } as const;
  const barrier = closedFor(query);
  if (barrier) return { state: barrier.until === null ? 'closed' : 'held', until: barrier.until };
  return { state: lacksConsent(query) ? 'by_hand' : 'open', until: null };
}

/**
 * How a person can be reached by each channel, for cards, packs and packets, whose readers may not ask contact points. A
 * channel without a point is left out. Hours and caps change by the minute and are not in it: sending asks `mayContact`.
 */
export function reachOf(points: readonly PointState[], person: PersonContact | null, at: number): Reach {
  const reach: Reach = {};
  for (const channel of channels) {
    const own = pointless.includes(channel)
      ? [null]
      : points.filter(({ kind }) => channelsOf[kind].some((one) => one === channel));
    const best = own
      .map((point) => reachOn(point, person, channel, at))
      .toSorted(
        (a, b) =>
          reachStates.indexOf(a.state) - reachStates.indexOf(b.state) || (a.until ?? 0) - (b.until ?? 0),
      )[0];
    if (best) reach[channel] = best;
  }
  return reach;
}
