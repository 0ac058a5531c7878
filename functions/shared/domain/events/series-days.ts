import { addDays, addMonths, monthOf, nextMonth } from '../days.ts';
import type { SeriesScope } from './event-choices.ts';

/** Days of one series: every week for two years. Each is an event of its own, made in one transaction. */
export const seriesMax = 104;
/** Weeks or months from one to the next. */
export const seriesStepMax = 12;

export type SeriesRule = {
  every:
    | { is: 'week'; step: number /** Sunday is 0. */; weekdays: readonly number[] }
    /** On the same date, in a month without it on its last day. */
    | { is: 'date'; step: number }
    /** On the same weekday of the month, such as its second Tuesday; a fifth is its last. */
    | { is: 'weekday'; step: number };
  end: { is: 'count'; count: number } | { is: 'until'; day: string };
};

export type SeriesDays =
  | { is: 'days'; days: string[] }
  /** `count`: how many it would be, where the rule names that. */
  | { is: 'tooMany'; most: number; count: number | null }
  /** The last day is before the first, or the rule names no weekday. */
  | { is: 'none' };

const weekdayOf = (day: string): number => new Date(Date.parse(day)).getUTCDay();
const dateOf = (day: string): number => Number(day.slice(8));
const lastDate = (month: string): number => dateOf(addDays(nextMonth(month), -1));
const inMonth = (month: string, date: number): string => `${month}-${String(date).padStart(2, '0')}`;

/** The day of another month that is to it what `first` is to its own. */
function dayInMonth(first: string, month: string, is: 'date' | 'weekday'): string {
  const last = lastDate(month);
  if (is === 'date') return inMonth(month, Math.min(dateOf(first), last));
  const toFirst = (weekdayOf(first) - weekdayOf(inMonth(month, 1)) + 7) % 7;
  const nth = Math.ceil(dateOf(first) / 7);
  const date = 1 + toFirst + (nth - 1) * 7;
  return inMonth(month, date > last ? date - 7 : date);
}

/** Every day of a rule from the first one on, without an end. */
function* daysFrom(first: string, every: SeriesRule['every']): Generator<string> {
  if (every.is !== 'week') {
    for (let months = 0; ; months += every.step)
      yield dayInMonth(first, addMonths(monthOf(first), months), every.is);
  }
  const sunday = addDays(first, -weekdayOf(first));
  // The first day counts whichever weekdays the rule names: it is the event that was planned.
  const weekdays = [...new Set([...every.weekdays, weekdayOf(first)])].toSorted((one, other) => one - other);
  for (let weeks = 0; ; weeks += every.step)
    for (const weekday of weekdays) {
      const day = addDays(sunday, weeks * 7 + weekday);
      if (day >= first) yield day;
    }
}

/**
 * The days of a series, of which `first` is one; `most` at most, and none where there would be more. Never takes longer than
 * `most` days do, whatever the rule asks for.
 */
export function seriesDays(first: string, { every, end }: SeriesRule, most = seriesMax): SeriesDays {
  if (end.is === 'count' && end.count > most) return { is: 'tooMany', most, count: end.count };
  const days: string[] = [];
  for (const day of daysFrom(first, every)) {
    if (end.is === 'count' ? days.length >= end.count : day > end.day) break;
    if (days.length === most) return { is: 'tooMany', most, count: null };
    days.push(day);
  }
  return days.length === 0 ? { is: 'none' } : { is: 'days', days };
}

export type Occurrence = {
  id: string;
  /** Its day by the rule, also where it was moved since. */
  day: string;
  /** It was changed or cancelled on its own, so that changes of the others leave it as it is. */
  is_exception: boolean;
};

/**
 * Which of a series a save of one of them reaches; a cancellation reaches all. “This and following” leaves out exceptions, the
 * one that is changed apart: somebody planned them differently on purpose, and their screen says how many there are.
 */
export function reached<T extends Occurrence>(
  series: readonly T[],
  id: string,
  scope: SeriesScope,
): { changed: T[]; exceptions: T[] } {
  const one = series.find((each) => each.id === id);
  if (!one) return { changed: [], exceptions: [] };
  if (scope === 'one') return { changed: [one], exceptions: [] };
  const following = series
    .filter((each) => each.id !== id && each.day > one.day)
    .toSorted((before, after) => before.day.localeCompare(after.day));
  return {
    changed: [one, ...following.filter((each) => !each.is_exception)],
    exceptions: following.filter((each) => each.is_exception),
  };
}
