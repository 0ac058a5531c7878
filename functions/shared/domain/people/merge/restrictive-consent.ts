import type { ClosureReason } from '../../consent/contact-event.ts';
import { channelsOf, type PointChannel, type PointKind } from '../../consent/contact-point.ts';
import type { PointState } from '../../consent/fold-point.ts';
import type { Channel } from '../../voters/contact-results.ts';

/** Closures of a person rather than of an address; each is the kind of a line and the reason of its end. */
export const carriedReasons = ['deceased', 'legal_hold', 'staff_request'] as const;
export type CarriedReason = (typeof carriedReasons)[number];

/** One address of one of the people who are merged. */
export type OwnedPoint = { person: string; kind: PointKind; value: string; state: PointState };
/** A closure that goes over to another address of the same person. */
export type CarriedClosure = {
  kind: PointKind;
  value: string;
  channel: PointChannel;
  what: CarriedReason;
};

/** What somebody says of themselves, or is said of them; a dead line is the line's alone. */
const personal: Partial<Record<ClosureReason, CarriedReason>> = {
  deceased: 'deceased',
  legal_hold: 'legal_hold',
  staff_request: 'staff_request',
  // Nobody but the person opts out: on the other address it is the campaign that keeps to it.
  complaint: 'staff_request',
  opted_out: 'staff_request',
};

/** What closes a channel of an address for a personal reason, and by which line; null where it is open. */
export function personalClosure({ closed }: Pick<PointState, 'closed'>, channel: PointChannel) {
  const { [channel]: own, all } = closed;
  const everywhere = all && !all.except.includes(channel) ? all : undefined;
  for (const closure of [own, everywhere]) {
    const what = closure && personal[closure.reason];
    if (what) return { what, event: closure.event };
  }
  return null;
}

/**
 * The most restrictive consent wins: where one of the people closed a channel on every address they had, it is closed on the
 * addresses that the others bring. `suppressed`: what the voter log says of somebody whose link is given up. `earlier`: lines
 * by which earlier merges carried a closure. They go with those merges, so what closes by itself has a line of its own too.
 */
export function carriedClosures(
  points: readonly OwnedPoint[],
  retained: { emails: readonly string[]; phones: readonly string[] },
  suppressed: readonly Channel[],
  earlier: ReadonlySet<string> = new Set(),
): CarriedClosure[] {
  const closedBy = new Map<PointChannel, { what: CarriedReason; isByItself: boolean }>();
  for (const channel of ['email', 'text', 'call'] as const) {
    if (suppressed.includes(channel)) closedBy.set(channel, { what: 'staff_request', isByItself: true });
    for (const person of new Set(points.map((one) => one.person))) {
      const own = points.filter((one) => one.person === person && channelsOf[one.kind].includes(channel));
      const closures = own.flatMap(({ state }) => personalClosure(state, channel) ?? []);
      const [first] = closures;
      if (!first || closures.length < own.length) continue;
      const isByItself = closures.every(({ event }) => !earlier.has(event));
      if (isByItself || !closedBy.has(channel)) closedBy.set(channel, { what: first.what, isByItself });
    }
  }
  const carried = new Map<string, CarriedClosure>();
  for (const { kind, value, state } of points) {
    if (!(kind === 'email' ? retained.emails : retained.phones).includes(value)) continue;
    for (const channel of channelsOf[kind]) {
      const closing = closedBy.get(channel);
      const closure = personalClosure(state, channel);
      const isOpen = closure === null || (closing?.isByItself && earlier.has(closure.event));
      if (closing && isOpen) carried.set(`${channel} ${value}`, { kind, value, channel, what: closing.what });
    }
  }
  return [...carried.values()];
}
