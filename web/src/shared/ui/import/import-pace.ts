import { t } from '../../text/index.ts';
import { showNumber } from '../format.ts';

/** Rows a second and the seconds that the rest takes at that rate; null while nothing is known. */
export function paceOf(done: number, total: number, ms: number): { rate: number; left: number } | null {
  const rate = done / (ms / 1_000);
  if (done <= 0 || !Number.isFinite(rate) || rate <= 0) return null;
  return { rate: Math.max(1, Math.round(rate)), left: Math.max(0, total - done) / rate };
}

const showTime = (seconds: number): string =>
  seconds < 90
    ? t('importing.progress.seconds', { count: Math.max(1, Math.ceil(seconds)) })
    : t('importing.progress.minutes', { count: Math.ceil(seconds / 60) });

/** `about 40 seconds left`; `ms`: milliseconds in which `done` of `total` was done. */
export function showLeft(done: number, total: number, ms: number): string | null {
  const pace = paceOf(done, total, ms);
  return pace && t('importing.progress.left', { time: showTime(pace.left) });
}

/** `1,200 rows a second · about 40 seconds left`; `ms`: milliseconds in which `done` rows were done. */
export function showPace(done: number, total: number, ms: number): string | null {
  const pace = paceOf(done, total, ms);
  if (!pace) return null;
  const rate = t('importing.progress.rate', { rate: showNumber(pace.rate) });
  return `${rate} · ${showLeft(done, total, ms)}`;
}
