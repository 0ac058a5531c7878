import type { CampaignMeasure, CampaignNumbers } from '#shared/api/analytics-api.ts';
import { showMoney, showNumber } from '../../../shared/ui/format.ts';

export type Series = CampaignNumbers['series'][number];

export const totalOf = ({ counts }: Series): number => counts.reduce((sum, count) => sum + count, 0);

/** What is measured, as it is written. */
export const showAmount = (measure: CampaignMeasure, amount: number): string =>
  measure === 'raised' ? showMoney(amount, true) : showNumber(amount);

export type Compared =
  /** `share`: of what was there before, as a fraction of 1. */
  { is: 'more' | 'less'; share: number } | { is: 'times'; times: number } | { is: 'same' | 'first' | 'none' };

/** From so many times as much on, percent say little. */
const manifold = 10;

export function comparedWith(before: number, total: number): Compared {
  if (before === 0) return { is: total === 0 ? 'none' : 'first' };
  if (before === total) return { is: 'same' };
  if (total >= manifold * before) return { is: 'times', times: Math.floor(total / before) };
  return { is: total > before ? 'more' : 'less', share: Math.abs(total - before) / before };
}
