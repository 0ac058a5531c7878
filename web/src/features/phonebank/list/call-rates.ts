import { hourMs } from '#shared/domain/phonebank/list.ts';
import type { Caller } from '../data.ts';

/** Calls an hour at the telephone; null before there are six minutes of it, of which a rate would say nothing. */
export function perHour(calls: number, activeMs: number): number | null {
  return activeMs < hourMs / 10 ? null : (calls * hourMs) / activeMs;
}

/** Of all callers of a list together: for each hour that one of them was at the telephone. */
export const perHourOf = (callers: readonly Caller[]): number | null =>
  perHour(
    callers.reduce((sum, { calls }) => sum + calls, 0),
    callers.reduce((sum, { active_ms }) => sum + active_ms, 0),
  );

/** Percent, whole; null of nothing. */
export const percentOf = (some: number, all: number): number | null =>
  all === 0 ? null : Math.round((some / all) * 100);

/** Who called last first. */
export const latestFirst = (callers: readonly Caller[]): Caller[] =>
  callers.toSorted((one, other) => other.last_at - one.last_at);
