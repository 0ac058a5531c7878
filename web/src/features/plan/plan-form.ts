import * as z from 'zod/mini';
import { fieldPlans, planMax } from '#shared/collections/field-plans.ts';
import { addDays } from '#shared/domain/days.ts';
import { usualPlan } from '#shared/domain/field/plan.ts';
import { t } from '../../shared/text/index.ts';
import { dayField } from '../../shared/ui/form/form-fields.ts';
import { Problem, typed } from '../../shared/ui/form/typed.ts';
import { showNumber } from '../../shared/ui/format.ts';
import type { Plan } from './data.ts';

const { shape } = fieldPlans.schema;

/** Whole numbers as people write them: `13,442`, `13 442`. */
const whole = (min: number, max: number) =>
  typed((written): number | Problem => {
    const digits = written.trim().replace(/[\s,.](?=\d{3}\b)/g, '');
    if (digits === '') return new Problem(t('pace.form.problems.missing'));
    const value = /^\d{1,9}$/.test(digits) ? Number(digits) : Number.NaN;
    const fits = value >= min && value <= max;
    return fits ? value : new Problem(t('pace.form.problems.range', { min, max: showNumber(max) }));
  });
const votes = z.pipe(whole(0, planMax.votes), shape.goal_votes);
const percent = z.pipe(whole(1, 100), shape.contact_rate);

/** A plan as typed. Its last day is not before its first. */
export const planForm = z
  .object({
    goal_votes: votes,
    base_votes: votes,
    id_turnout: percent,
    support_rate: percent,
    contact_rate: percent,
    per_hour: z.pipe(whole(1, planMax.perHour), shape.per_hour),
    shift_hours: z.pipe(whole(1, planMax.shiftHours), shape.shift_hours),
    show_rate: percent,
    from: dayField,
    until: dayField,
  })
  .check(
    z.refine((plan) => plan.from <= plan.until, {
      path: ['until'],
      error: () => t('pace.form.problems.until'),
    }),
  );
export type PlanInput = z.output<typeof planForm>;
type Typed = Record<keyof PlanInput, string>;

/** Days of a new plan where no election is ahead. */
const usualDays = 60;

/** What the form shows first: the plan, or what is usual with the profile's vote goal and election day. */
export function planValues(
  plan: Plan | null,
  { goal, electionDate, today }: { goal: number | null; electionDate: string | null; today: string },
): Typed {
  const isUpcoming = electionDate !== null && electionDate > today;
  const start: PlanInput = plan ?? {
    ...usualPlan,
    goal_votes: goal ?? 0,
    base_votes: 0,
    from: today,
    until: isUpcoming ? electionDate : addDays(today, usualDays),
  };
  const { goal_votes, base_votes, from, until, ...rates } = start;
  return {
    goal_votes: plan === null && goal === null ? '' : String(goal_votes),
    base_votes: plan === null ? '' : String(base_votes),
    id_turnout: String(rates.id_turnout),
    support_rate: String(rates.support_rate),
    contact_rate: String(rates.contact_rate),
    per_hour: String(rates.per_hour),
    shift_hours: String(rates.shift_hours),
    show_rate: String(rates.show_rate),
    from,
    until,
  };
}
