import { today } from '../days.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/**
 * The hour of UTC at which a day of the field ends, for everybody who looks and wherever they are: between 9 pm in Hawaii
 * and Samoa and 8 am in the East, so no shift within the hours for calls (`domain/phonebank/calling-hours.ts`) lies in two days, and
 * each has the date of its own clocks. In Guam and the Northern Marianas it is 7 pm.
 */
const turnsMs = 9 * hourMs;

/** The day of the field in which a moment lies, as `YYYY-MM-DD`. Moments are milliseconds since 1970. */
export const shiftDayOf = (moment: number): string => today(new Date(moment - turnsMs));

/** When the day of the field began in which a moment lies, or a day so many before it. */
export const shiftDayStart = (moment: number, daysBefore = 0): number =>
  Math.floor((moment - turnsMs) / dayMs - daysBefore) * dayMs + turnsMs;
