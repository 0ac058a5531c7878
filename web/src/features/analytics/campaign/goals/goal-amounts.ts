import type { GoalMeasure } from '#shared/collections/goals.ts';
import { showMoney, showNumber } from '../../../../shared/ui/format.ts';

/** What a goal counts, as it is written: dollars, people, hours. */
export const showGoal = (measure: GoalMeasure, amount: number): string =>
  measure === 'raised' ? showMoney(amount, true) : showNumber(amount);

/** What has to come, rounded up: who brings it has reached the goal. Whole dollars, people and hours; tenths of few. */
export const showNeeded = (measure: GoalMeasure, amount: number): string => {
  const few = amount < 10 ? 0.1 : 1;
  const size = measure === 'raised' ? 100 : few;
  return showGoal(measure, Math.ceil(Math.round((amount / size) * 1_000) / 1_000) * size);
};
