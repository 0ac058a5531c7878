import { daysBetween } from '../days.ts';
import type { ContactEvent } from './contact-event.ts';

const dayMs = 86_400_000;
/** Days with a soft bounce, within so many days, that hold an address, and for how many days (ActionKit's default). */
export const softBounceRule = { bounces: 3, withinDays: 14, holdDays: 30 } as const;

export type SoftHold = { since: number; until: number; event: string };
export type SoftBounces = {
  /** The last days with a soft bounce, oldest first, as far as they still count. */
  days: string[];
  hold: SoftHold | null;
  /** The bounce that began a second hold: the address is dead. */
  hard: { since: number; event: string } | null;
};

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/**
 * What soft bounces, oldest first, come to. Several on one day are one: a provider repeats itself. Each bounce that is the
 * third in the window holds for 30 days; one that still is after these 30 days begins the second hold, which is hard. One
 * more bounce never ends or shortens a hold.
 */
export function softBouncesOf(bounces: readonly ContactEvent[]): SoftBounces {
  const firsts = new Map<string, ContactEvent>();
  for (const bounce of bounces) {
    const day = dayOf(bounce.at);
    if (!firsts.has(day)) firsts.set(day, bounce);
  }
  const days = [...firsts.keys()].sort();
  const within = (end: string) =>
    days.filter((day) => day <= end && daysBetween(day, end) < softBounceRule.withinDays);
  const holding = days.flatMap((day) => {
    const bounce = firsts.get(day);
    return bounce && within(day).length >= softBounceRule.bounces ? [bounce] : [];
  });
  const [first] = holding;
  const last = holding.at(-1);
  const holdMs = softBounceRule.holdDays * dayMs;
  const second = first && holding.find(({ at }) => at >= first.at + holdMs);
  return {
    days: within(days.at(-1) ?? ''),
    hold: first && last ? { since: first.at, until: last.at + holdMs, event: first.id } : null,
    hard: second ? { since: second.at, event: second.id } : null,
  };
}
