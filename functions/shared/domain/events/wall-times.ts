import { addDays } from '../days.ts';
import { isTimeZone, wallIn, zonedTime } from '../work/zoned-time.ts';

/**
 * What the clocks on the wall of an event's place show, `2027-03-14T18:00`. Events are planned in wall times and a zone; the
 * instant follows from both, so that an event in a series, or in another zone, keeps the time that people read.
 */
export type WallTime = string;

export const wallTimePattern = /^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$/;
/** Offsets (`+05:00`), which `Intl` also takes, have no clock changes and are no place. */
const zonePattern = /^[A-Za-z][A-Za-z\d_+-]{0,31}(\/[A-Za-z\d_+-]{1,32}){0,2}$/;

/** Whether a zone is written as one: which there are, each device knows by itself, and an old one knows fewer. */
export const isZoneName = (zone: string): boolean => zonePattern.test(zone);
export const isEventZone = (zone: string): boolean => zonePattern.test(zone) && isTimeZone(zone);

export function isWallTime(value: string): boolean {
  if (!wallTimePattern.test(value)) return false;
  const at = Date.parse(`${value}:00Z`);
  // `Date` itself takes February 30 for March 2.
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(value);
}

export const dayOf = (wall: WallTime): string => wall.slice(0, 10);
const minutesOf = (wall: WallTime): number => Number(wall.slice(11, 13)) * 60 + Number(wall.slice(14));

/**
 * When it is: milliseconds since 1970. A time that comes twice is the first one. A time that clocks skip is as much later as
 * they go forward: 2:30 am on the night in March is 3:30 am.
 */
export const instantOf = (zone: string, wall: WallTime): number =>
  zonedTime(zone, dayOf(wall), minutesOf(wall));

/** The time as clocks really show it: another one than was typed only where they skip that one. */
export const shownTime = (zone: string, wall: WallTime): WallTime => wallIn(zone, instantOf(zone, wall));

/** The same time of day on another day. */
export const movedBy = (wall: WallTime, days: number): WallTime =>
  `${addDays(dayOf(wall), days)}${wall.slice(10)}`;

/** What is special about a time in its zone, for the form to point out; null nearly always. */
export function clockChange(
  zone: string,
  wall: WallTime,
): { is: 'skipped'; shown: WallTime } | { is: 'twice' } | null {
  const at = instantOf(zone, wall);
  const shown = wallIn(zone, at);
  if (shown !== wall) return { is: 'skipped', shown };
  // Clocks go back by an hour, on Lord Howe Island by half of one.
  const comesAgain = [30, 60].some((minutes) => wallIn(zone, at + minutes * 60_000) === wall);
  return comesAgain ? { is: 'twice' } : null;
}
