import * as z from 'zod/mini';
import { type GoalMeasure, goals } from '#shared/collections/goals.ts';
import { goalMax } from '#shared/constants.ts';
import { addDays } from '#shared/domain/days.ts';
import { parseMoney } from '#shared/domain/money.ts';
import { t } from '../../../../shared/text/index.ts';
import { dayField } from '../../../../shared/ui/form/form-fields.ts';
import { Problem, typed } from '../../../../shared/ui/form/typed.ts';
import type { Goal } from '../data.ts';
import { showGoal } from './goal-amounts.ts';

const { target, start_value } = goals.schema.shape;

/** Dollars as typed, cents as stored; people and hours in whole numbers. */
function readAmount(measure: GoalMeasure, written: string): number | Problem {
  if (written.trim() === '') return new Problem(t('analytics.goals.form.problems.missing'));
  // The rules of money fit a count: groups of three, behind whatever sign.
  const cents = parseMoney(written);
  const money = measure === 'raised';
  if (cents === null || cents < 0) return new Problem(unclear(money));
  if (!money && cents % 100 !== 0) return new Problem(unclear(money));
  const amount = money ? cents : cents / 100;
  const max = showGoal(measure, goalMax);
  return amount > goalMax ? new Problem(t('analytics.goals.form.problems.large', { max })) : amount;
}
const unclear = (money: boolean): string =>
  money ? t('form.money.unclear') : t('analytics.goals.form.problems.unclear');

/** A goal as typed. Its target lies above its start, and its last day is not before its first. */
export const goalForm = (measure: GoalMeasure) =>
  z
    .object({
      target: z.pipe(
        typed((written): number | Problem => {
          const amount = readAmount(measure, written);
          return amount === 0 ? new Problem(t('analytics.goals.form.problems.zero')) : amount;
        }),
        target,
      ),
      start_value: z.pipe(
        typed((written): number | Problem => (written.trim() === '' ? 0 : readAmount(measure, written))),
        start_value,
      ),
      start_date: dayField,
      due_date: dayField,
    })
    .check(
      z.refine((goal) => goal.start_value < goal.target, {
        path: ['start_value'],
        error: () => t('analytics.goals.form.problems.start'),
      }),
      z.refine((goal) => goal.start_date <= goal.due_date, {
        path: ['due_date'],
        error: () => t('analytics.goals.form.problems.due'),
      }),
    );
export type GoalInput = z.output<ReturnType<typeof goalForm>>;

const typedAmount = (measure: GoalMeasure, amount: number): string =>
  measure === 'raised' ? (amount / 100).toFixed(2).replace(/\.00$/, '') : String(amount);

/** Days of a new goal where no election day is ahead. */
const usualDays = 90;

/** What the form shows first. A new goal begins today, where the campaign is now, and ends on election day. */
export function goalValues(
  measure: GoalMeasure,
  goal: Goal | null,
  { reached, today, electionDate }: { reached: number; today: string; electionDate: string | null },
) {
  if (goal)
    return {
      target: typedAmount(measure, goal.target),
      start_value: typedAmount(measure, goal.start_value),
      start_date: goal.start_date,
      due_date: goal.due_date,
    };
  return {
    target: '',
    start_value: typedAmount(measure, Math.floor(reached)),
    start_date: today,
    due_date: electionDate !== null && electionDate > today ? electionDate : addDays(today, usualDays),
  };
}
