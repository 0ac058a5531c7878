/** Days of the file are numbers `YYYYMMDD`; days of what was learned are days since 1970, by this device's clock. */

export type Today = {
  /** `YYYYMMDD` and `YYYY-MM-DD`. */
  number: number;
  iso: string;
  /** Since 1970. */
  day: number;
};

const dayMs = 86_400_000;
const two = (value: number): string => String(value).padStart(2, '0');

export function todayAt(now: Date): Today {
  const [year, month, date] = [now.getFullYear(), now.getMonth(), now.getDate()];
  return {
    number: year * 10_000 + (month + 1) * 100 + date,
    iso: `${year}-${two(month + 1)}-${two(date)}`,
    day: Date.UTC(year, month, date) / dayMs,
  };
}

/** Days since 1970 of a moment (milliseconds since 1970), where this device is. */
export function dayOf(millis: number): number {
  const at = new Date(millis);
  return Date.UTC(at.getFullYear(), at.getMonth(), at.getDate()) / dayMs;
}

/** Days since 1970 of a segment's `when`. */
export const dayOfWhen = (when: string | number, { day }: Today): number =>
  typeof when === 'number' ? day - when : Date.parse(when) / dayMs;

/** `YYYYMMDD` of a segment's `when`. */
export function numberOfWhen(when: string | number, today: Today): number {
  const at = new Date(dayOfWhen(when, today) * dayMs);
  return at.getUTCFullYear() * 10_000 + (at.getUTCMonth() + 1) * 100 + at.getUTCDate();
}

/** A day of the file as a day that can be compared: where it has no month or day, the first. */
export const firstOf = (day: number): number => {
  if (day % 100 !== 0) return day;
  return day % 10_000 === 0 ? day + 101 : day + 1;
};

/** The least that is written for a day of the file from this one on: one that has no date, or no month, is its first. */
export const earliestOf = (day: number): number => {
  if (day % 100 !== 1) return day;
  return day % 10_000 === 101 ? day - 101 : day - 1;
};

/** Whole years; null where the file does not say. Who was born on a 29 February is older from 1 March on. */
export const ageOf = (birth: number, { number }: Today): number | null =>
  birth === 0 ? null : Math.max(0, Math.floor((number - firstOf(birth)) / 10_000));
