import { addDays, addMonths, monthOf, nextMonth } from '../days.ts';
import { isTooEarly } from '../gift-day.ts';

/** Installments of one pledge. */
export const installmentsMax = 24;
/** Days after the promise within which everything of it is due: five years. */
export const pledgeDaysMax = 1_826;

export type Installment = { due_on: string; cents: number };

/** An amount in so many parts, of which the first takes the odd cents: $1,000 in 3 is 333.34, 333.33 and 333.33. */
export function dividedInto(cents: number, parts: number): number[] {
  const each = Math.floor(cents / parts);
  return Array.from({ length: parts }, (_, at) => (at === 0 ? cents - each * (parts - 1) : each));
}

const lastDay = '9999-12-31';
/** The same day so many months later, or the last one of a shorter month. */
export function monthsLater(day: string, months: number): string {
  const month = addMonths(monthOf(day), months);
  // Days have four digits of a year; nothing is due after those.
  if (month >= '9999-12' || month.startsWith('+')) return lastDay;
  const last = addDays(nextMonth(month), -1);
  const same = `${month}-${day.slice(8)}`;
  return same < last ? same : last;
}

/** An amount in monthly parts from a day on. */
export const monthlyInstallments = (cents: number, parts: number, from: string): Installment[] =>
  dividedInto(cents, parts).map((part, at) => ({ due_on: monthsLater(from, at), cents: part }));

/** Why installments are not those of a pledge; null where they are. */
export type InstallmentsProblem = 'none' | 'many' | 'cents' | 'sum' | 'order' | 'days';
export function installmentsProblem(
  { amount, made_on }: { amount: number; made_on: string },
  installments: readonly Installment[],
): InstallmentsProblem | null {
  if (installments.length === 0) return 'none';
  if (installments.length > installmentsMax) return 'many';
  if (installments.some(({ cents }) => cents < 1)) return 'cents';
  if (installments.reduce((sum, { cents }) => sum + cents, 0) !== amount) return 'sum';
  if (installments.some(({ due_on }, at) => due_on <= (installments[at - 1]?.due_on ?? ''))) return 'order';
  const days = installments.map(({ due_on }) => due_on);
  const isWithin = (day: string) => made_on <= day && day <= addDays(made_on, pledgeDaysMax);
  return isTooEarly(made_on) || !days.every(isWithin) ? 'days' : null;
}
