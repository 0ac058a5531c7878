import { dayOf } from '#shared/domain/events/wall-times.ts';
import { t } from '../../shared/text/index.ts';
import { locale } from '../../shared/text/language.ts';
import { showDay, showTime } from '../../shared/ui/format.ts';
import { lazyValue } from '../../shared/ui/lazily.ts';
import type { CampaignEvent } from './event-area.ts';

const utc = { timeZone: 'UTC' } as const;
const monthAndYear = lazyValue(
  () => new Intl.DateTimeFormat(locale, { ...utc, month: 'long', year: 'numeric' }),
);
const weekdayShort = lazyValue(() => new Intl.DateTimeFormat(locale, { ...utc, weekday: 'short' }));
const weekdayLong = lazyValue(() => new Intl.DateTimeFormat(locale, { ...utc, weekday: 'long' }));
const longDay = lazyValue(
  () => new Intl.DateTimeFormat(locale, { ...utc, weekday: 'long', month: 'long', day: 'numeric' }),
);

const capital = (text: string): string => text.slice(0, 1).toLocaleUpperCase(locale) + text.slice(1);

/** `March 2027` of a month. */
export const showMonthAndYear = (month: string): string =>
  capital(monthAndYear().format(Date.parse(`${month}-01`)));
/** `Tuesday, March 9`. */
export const showLongDay = (day: string): string => capital(longDay().format(Date.parse(day)));

/** A Sunday. */
const sunday = Date.parse('2027-03-07');
/** Sunday is 0. */
export const weekdayName = (weekday: number, how: 'short' | 'long'): string =>
  (how === 'short' ? weekdayShort() : weekdayLong()).format(sunday + weekday * 86_400_000);

const timeOf = (wall: string): string => showTime(wall.slice(11));

/** `6:00 PM – 8:00 PM`; with the day of the end where that is another one. */
export function showTimes({ from, to }: { from: string; to: string }): string {
  const end = dayOf(to) === dayOf(from) ? timeOf(to) : `${showDay(dayOf(to))}, ${timeOf(to)}`;
  return `${timeOf(from)} – ${end}`;
}

/** How full it is, in words. */
export const showPlaces = (capacity: number | null, taken: number): string => {
  if (capacity === null) return taken === 0 ? t('events.anyPlaces') : t('events.takenAny', { count: taken });
  return taken === 0
    ? t('events.places', { count: capacity })
    : t('events.taken', { taken, places: capacity });
};

/** `Every 2 weeks on Tuesday, until May 25`. */
export function showRule(rule: NonNullable<CampaignEvent['series_rule']>): string {
  const { every, end } = rule;
  const base = t(`events.rule.${every.is}`, { count: every.step });
  const days =
    every.is === 'week' && every.weekdays.length > 0
      ? t('events.rule.on', {
          rule: base,
          days: every.weekdays.map((weekday) => weekdayName(weekday, 'long')).join(', '),
        })
      : base;
  return end.is === 'until'
    ? t('events.rule.until', { rule: days, day: showDay(end.day) })
    : t('events.rule.times', { rule: days, count: end.count });
}
