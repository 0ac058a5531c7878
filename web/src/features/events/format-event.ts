import { capital, weekdayName } from '../../shared/calendar/show-times.ts';
import { t } from '../../shared/text/index.ts';
import { locale } from '../../shared/text/language.ts';
import { showDay } from '../../shared/ui/format.ts';
import { lazyValue } from '../../shared/ui/lazily.ts';
import type { CampaignEvent } from './event-area.ts';

const monthAndYear = lazyValue(
  () => new Intl.DateTimeFormat(locale, { timeZone: 'UTC', month: 'long', year: 'numeric' }),
);

/** `March 2027` of a month. */
export const showMonthAndYear = (month: string): string =>
  capital(monthAndYear().format(Date.parse(`${month}-01`)));

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
