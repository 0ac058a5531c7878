import {
  type ClosureReason,
  type ContactEvent,
  closureReasons,
  type EvidenceSource,
} from './contact-event.ts';
import { channelsOf, type PointChannel } from './contact-point.ts';
import type { PointState } from './fold-point.ts';
import { closureOn } from './may-contact.ts';

/** Why a channel is closed, as lists show it. */
export const shownReasons = [...closureReasons, 'soft_hold'] as const;
export type ShownReason = (typeof shownReasons)[number];

/** One closed channel of a point. `until`: when it opens by itself. Milliseconds since 1970. */
export type ShownClosure = {
  channel: PointChannel;
  reason: ShownReason;
  since: number;
  until: number | null;
  source: EvidenceSource;
};

/** The channels of a point that are closed, with why, since when and by which source. */
export function shownClosures(state: PointState, events: readonly ContactEvent[]): ShownClosure[] {
  const sourceOf = (id: string): EvidenceSource => events.find((event) => event.id === id)?.source ?? 'staff';
  return channelsOf[state.kind].flatMap((channel): ShownClosure[] => {
    const closure = closureOn(state, channel)?.closure;
    if (closure) {
      const { reason, since, event } = closure;
      return [{ channel, reason, since, until: null, source: sourceOf(event) }];
    }
    const hold = channel === 'email' ? state.soft_hold : null;
    if (!hold) return [];
    const { since, until, event } = hold;
    return [{ channel, reason: 'soft_hold', since, until, source: sourceOf(event) }];
  });
}

/** What every closed contact is listed under. */
export const anyClosure = 'any';

/** The name of a filter by channel and reason, each of which may be open. */
export function filterName(channel: PointChannel | null, reason: ClosureReason | ShownReason | null): string {
  if (channel && reason) return `${channel}/${reason}`;
  return channel ?? reason ?? anyClosure;
}

export const filtersOf = (closures: readonly ShownClosure[]): string[] => [
  ...new Set(
    closures.flatMap(({ channel, reason }) => [
      anyClosure,
      filterName(channel, null),
      filterName(null, reason),
      filterName(channel, reason),
    ]),
  ),
];

/** Digits of a moment, so that moments sort as text. */
const digits = 15;

/** By the moment of the newest closure, then by id, so that no two are alike; null where nothing is closed. */
export function orderOf(closures: readonly ShownClosure[], point: string): string | null {
  if (closures.length === 0) return null;
  const newest = Math.max(...closures.map(({ since }) => since));
  return `${String(newest).padStart(digits, '0')}-${point}`;
}

/** Closures that have not ended by a moment. */
export const closedNow = (closures: readonly ShownClosure[], at: number): ShownClosure[] =>
  closures.filter(({ until }) => until === null || until > at);
