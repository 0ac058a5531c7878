import { create } from 'zustand';
import { type DateFormat, dateFormats, type TimeFormat, timeFormats } from '#shared/themes.ts';
import { recall, remember } from '../local-storage.ts';

/** How a member wants dates and times; `timezone` null and `locale` are as this device does. */
export type DateChoice = { timezone: string | null; date_format: DateFormat; time_format: TimeFormat };

const key = 'dates';

/** Whether this browser knows a time zone: names come and go with its version. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).format(0) !== '';
  } catch {
    return false;
  }
}

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/** What of a stored choice can be used here. */
export function readChoice(value: unknown): DateChoice {
  const timezone = field(value, 'timezone');
  return {
    timezone: typeof timezone === 'string' && isTimeZone(timezone) ? timezone : null,
    date_format: dateFormats.find((format) => format === field(value, 'date_format')) ?? 'locale',
    time_format: timeFormats.find((format) => format === field(value, 'time_format')) ?? 'locale',
  };
}

function remembered(): DateChoice {
  try {
    return readChoice(JSON.parse(recall(key) ?? 'null'));
  } catch {
    return readChoice(null);
  }
}

/** The choice of this device; `format.ts` writes by it. Who draws dates and stays drawn listens to it. */
export const useDates = create<DateChoice>(remembered);

export function chooseDates(choice: Partial<DateChoice>): void {
  const before = JSON.stringify(useDates.getState());
  const next = readChoice({ ...useDates.getState(), ...choice });
  // Who listens draws the whole screen again.
  if (JSON.stringify(next) === before) return;
  useDates.setState(next);
  remember(key, JSON.stringify(next));
}
