import { wallIn } from '../work/zoned-time.ts';
import type { CapacityKind } from './event-choices.ts';
import { instantOf, isWallTime, movedBy, shownTime, type WallTime } from './wall-times.ts';

/** Shifts of one event. */
export const shiftsMax = 24;
/** Places of one shift. */
export const capacityMax = 100_000;
/** From one shift's start to its end: an all-night vigil, not a forgotten month. */
export const shiftMaxMs = 24 * 60 * 60_000;
/** From the first shift's start to the last one's end. */
export const eventMaxMs = 14 * shiftMaxMs;

export type ShiftTimes = { from: WallTime; to: WallTime };
export type PlacedShift<T extends ShiftTimes = ShiftTimes> = T & { starts_at: number; ends_at: number };
export type ShiftProblem = 'none' | 'tooMany' | 'noTime' | 'ends' | 'long' | 'apart';

/** From one time to another as clocks on the wall count, in milliseconds: a night on which they change has 24 hours as well. */
const wallSpan = (from: WallTime, to: WallTime): number => Date.parse(`${to}Z`) - Date.parse(`${from}Z`);

function placed<T extends ShiftTimes>(zone: string, shift: T): PlacedShift<T> {
  const starts_at = instantOf(zone, shift.from);
  const typedEnd = instantOf(zone, shift.to);
  // Two to three on the night on which that hour is skipped: it begins at three, and is as long as it was typed.
  const ends_at = typedEnd > starts_at ? typedEnd : starts_at + wallSpan(shift.from, shift.to);
  const to = typedEnd > starts_at ? shownTime(zone, shift.to) : wallIn(zone, ends_at);
  return { ...shift, from: shownTime(zone, shift.from), to, starts_at, ends_at };
}

/**
 * Shifts with their instants, soonest first, or the first reason why they are none. In another zone the same wall times are
 * other instants: an event that moves from Newark to Chicago still begins at six.
 */
export function placeShifts<T extends ShiftTimes>(
  zone: string,
  shifts: readonly T[],
): { is: 'placed'; shifts: PlacedShift<T>[] } | { is: 'problem'; problem: ShiftProblem } {
  const problem = (found: ShiftProblem) => ({ is: 'problem', problem: found }) as const;
  if (shifts.length === 0) return problem('none');
  if (shifts.length > shiftsMax) return problem('tooMany');
  if (!shifts.every(({ from, to }) => isWallTime(from) && isWallTime(to))) return problem('noTime');
  if (shifts.some(({ from, to }) => wallSpan(from, to) <= 0)) return problem('ends');
  if (shifts.some(({ from, to }) => wallSpan(from, to) > shiftMaxMs)) return problem('long');
  const first = shifts.map(({ from }) => from).toSorted()[0] ?? '';
  const last =
    shifts
      .map(({ to }) => to)
      .toSorted()
      .at(-1) ?? '';
  if (wallSpan(first, last) > eventMaxMs) return problem('apart');
  const all = shifts
    .map((shift) => placed(zone, shift))
    .toSorted((one, other) => one.starts_at - other.starts_at || one.ends_at - other.ends_at);
  return { is: 'placed', shifts: all };
}

/** The same shifts so many days later, by the clocks on the wall. */
export const shiftsMovedBy = <T extends ShiftTimes>(shifts: readonly T[], days: number): T[] =>
  shifts.map((shift) => ({ ...shift, from: movedBy(shift.from, days), to: movedBy(shift.to, days) }));

type Capacity = { capacity: number | null; capacity_kind: CapacityKind };

/**
 * Whether a shift can have this capacity while so many of its places are taken. A room cannot hold fewer people than were
 * given a place: they are moved or cancelled first. A target turned nobody away, and may be any number.
 */
export const fitsTaken = ({ capacity, capacity_kind }: Capacity, taken: number): boolean =>
  capacity === null || capacity_kind === 'target' || capacity >= taken;

/** Places that are left: null where nobody is turned away. */
export const placesLeft = ({ capacity, capacity_kind }: Capacity, taken: number): number | null =>
  capacity === null || capacity_kind === 'target' ? null : Math.max(0, capacity - taken);
