import { t } from '../../../shared/text/index.ts';
import { showMoney, showNumber } from '../../../shared/ui/format.ts';
import type { Goal } from './goal-progress.ts';

/** Whole dollars, rounded down: a goal must not look reached before it is. */
const dollars = (cents: number): string => showMoney(Math.floor(cents / 100) * 100, true);

/** `7 of 10 donors`; null where nobody knows. */
export function progressOf({ achievement: { measure, at }, value }: Goal): string | null {
  if (value === null || measure === 'imports' || measure === 'members') return null;
  const reached = Math.min(value, at);
  if (measure === 'raised')
    return t('leaderboards.wall.progress.raised', { shown: dollars(reached), goal: dollars(at) });
  return t(`leaderboards.wall.progress.${measure}`, { shown: showNumber(Math.floor(reached)), count: at });
}
