import { t } from '../../shared/text/index.ts';

/** `25 min`, `2 h`, `1 h 20 min`. */
export function showLength(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const left = minutes % 60;
  if (hours === 0) return t('schedule.minutes', { minutes: left });
  return left === 0 ? t('schedule.hours', { hours }) : t('schedule.hoursMinutes', { hours, minutes: left });
}
