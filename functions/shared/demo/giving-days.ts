import { daysBetween } from '../domain/days.ts';
import { daysAfter, launchDay, seedDay } from './clock.ts';

/** Days that brought more than their share: an endorsement, a debate, a dinner, Giving Tuesday. */
const moments: Record<string, number> = {
  '2025-12-02': 5,
  '2025-12-31': 2,
  '2026-02-12': 5,
  '2026-02-13': 3,
  '2026-04-25': 6,
  '2026-08-19': 4,
  '2026-10-14': 5,
  '2026-10-15': 3,
};

/** The last five days before a reporting deadline, when every campaign writes to everybody. */
const beforeDeadline = [1.6, 2, 2.6, 3.6, 6];

function deadline(day: string): number {
  const [, month, date] = day.split('-').map(Number);
  const last = month === 3 || month === 12 ? 31 : month === 6 || month === 9 ? 30 : 0;
  return beforeDeadline[4 - (last - (date ?? 0))] ?? 1;
}

/** Eight times the usual on the first day, back to normal in two weeks. */
const launch = (sinceLaunch: number): number => 1 + 7 * Math.max(0, 1 - sinceLaunch / 14);

function weight(day: string): number {
  const since = daysBetween(launchDay, day);
  const growth = 0.6 + since / daysBetween(launchDay, seedDay);
  const weekend = [0, 6].includes(new Date(day).getUTCDay()) ? 0.6 : 1;
  return growth * weekend * launch(since) * deadline(day) * (moments[day] ?? 1);
}

/** Every day of the campaign with how many gifts it draws, compared with an ordinary one. */
export const givingDays: readonly (readonly [string, number])[] = Array.from(
  { length: daysBetween(launchDay, seedDay) + 1 },
  (_, at) => daysAfter(launchDay, at),
).map((day) => [day, weight(day)] as const);
