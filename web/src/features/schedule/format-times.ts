import { dayOf } from '#shared/domain/events/wall-times.ts';
import { t } from '../../shared/text/index.ts';
import { locale } from '../../shared/text/language.ts';
import { showDay, showTime } from '../../shared/ui/format.ts';
import { lazyValue } from '../../shared/ui/lazily.ts';

const longDay = lazyValue(
  () => new Intl.DateTimeFormat(locale, { timeZone: 'UTC', weekday: 'long', month: 'long', day: 'numeric' }),
);
const weekday = lazyValue(() => new Intl.DateTimeFormat(locale, { timeZone: 'UTC', weekday: 'long' }));
const sunday = Date.parse('2027-03-07');

/** `Tuesday, March 9`. */
export const showLongDay = (day: string): string => longDay().format(Date.parse(day));
/** Sunday is 0. */
export const weekdayName = (at: number): string => weekday().format(sunday + at * 86_400_000);

const timeOf = (wall: string): string => showTime(wall.slice(11));

/** `6:00 PM – 8:00 PM`, with the day of the end where that is another one. */
export const showTimes = ({ from, to }: { from: string; to: string }): string =>
  `${timeOf(from)} – ${dayOf(to) === dayOf(from) ? timeOf(to) : `${showDay(dayOf(to))}, ${timeOf(to)}`}`;

/** `25 min`, `2 h`, `1 h 20 min`. */
export function showLength(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const left = minutes % 60;
  if (hours === 0) return t('schedule.minutes', { minutes: left });
  return left === 0 ? t('schedule.hours', { hours }) : t('schedule.hoursMinutes', { hours, minutes: left });
}
