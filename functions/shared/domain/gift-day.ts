import { addDays } from './days.ts';

/** The first day that a gift may be dated: older ones are typing errors, such as 0206 or 1926. */
export const firstGiftDay = '1990-01-01';
/** Days after today that a gift may be dated: pledges and scheduled charges reach about a year ahead. */
export const futureGiftDaysMax = 366;

export const isTooEarly = (day: string): boolean => day < firstGiftDay;
export const isTooLate = (day: string, today: string): boolean => day > addDays(today, futureGiftDaysMax);

/** Whether a gift may be dated so, seen from `today`. */
export const isGiftDay = (day: string, today: string): boolean => !isTooEarly(day) && !isTooLate(day, today);
