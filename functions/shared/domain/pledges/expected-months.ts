import { monthOf } from '../days.ts';
import { expectedOf, type PledgeMoney } from './pledge-state.ts';

export const firmnesses = ['hard', 'soft'] as const;
export type Firmness = (typeof firmnesses)[number];
/** Cents that are to come, by how sure they are. */
export type Expected = Record<Firmness, number>;
/** By the day on which they are due. */
export type ExpectedDays = Readonly<Record<string, Expected>>;

export type ExpectedPledge = PledgeMoney & { firmness: Firmness };
/** A pledge before and after a change; null where there is none. */
export type PledgeChange = { before: ExpectedPledge | null; after: ExpectedPledge | null };

/** What changes of the cents that are to come, by month and day; nothing where nothing does. */
export function expectedChanges(changes: readonly PledgeChange[]): Map<string, Map<string, Expected>> {
  const months = new Map<string, Map<string, Expected>>();
  const add = (pledge: ExpectedPledge | null, sign: 1 | -1): void => {
    for (const { due_on, cents } of pledge ? expectedOf(pledge) : []) {
      const days = months.get(monthOf(due_on)) ?? new Map<string, Expected>();
      const day = days.get(due_on) ?? { hard: 0, soft: 0 };
      if (pledge) day[pledge.firmness] += sign * cents;
      months.set(monthOf(due_on), days.set(due_on, day));
    }
  };
  for (const { before, after } of changes) {
    add(before, -1);
    add(after, 1);
  }
  for (const [month, days] of months) {
    for (const [day, { hard, soft }] of days) if (hard === 0 && soft === 0) days.delete(day);
    if (days.size === 0) months.delete(month);
  }
  return months;
}

/** A month's days after a change; null where nothing is to come in it any more. */
export function changedDays(
  stored: ExpectedDays,
  change: ReadonlyMap<string, Expected>,
): ExpectedDays | null {
  const days = { ...stored };
  for (const [day, { hard, soft }] of change) {
    const before = days[day] ?? { hard: 0, soft: 0 };
    const after = { hard: Math.max(0, before.hard + hard), soft: Math.max(0, before.soft + soft) };
    if (after.hard === 0 && after.soft === 0) delete days[day];
    else days[day] = after;
  }
  return Object.keys(days).length > 0 ? days : null;
}

export type Forecast = {
  /** What should have come before the day. */
  overdue: Expected;
  months: (Expected & { month: string })[];
  total: Expected;
};

/** What is to come, month by month from a day on, and what is overdue. Months without anything in between are named too. */
export function forecastOf(stored: readonly { days: ExpectedDays }[], day: string): Forecast {
  const overdue: Expected = { hard: 0, soft: 0 };
  const total: Expected = { hard: 0, soft: 0 };
  const byMonth = new Map<string, Expected>();
  for (const { days } of stored)
    for (const [due, expected] of Object.entries(days)) {
      const into = due < day ? overdue : (byMonth.get(monthOf(due)) ?? { hard: 0, soft: 0 });
      if (due >= day) byMonth.set(monthOf(due), into);
      for (const firmness of firmnesses) {
        into[firmness] += expected[firmness];
        total[firmness] += expected[firmness];
      }
    }
  const months = [...byMonth].map(([month, expected]) => ({ month, ...expected }));
  return { overdue, months: months.toSorted((one, other) => one.month.localeCompare(other.month)), total };
}
