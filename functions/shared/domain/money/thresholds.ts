import { addDays } from '../days.ts';
import type { LimitRule } from './limit-rules.ts';
import type { MeterContext, MeterEntry } from './windows.ts';

/** When a donor’s money of the cycle, held or not, is itemized, and when employer and occupation are asked for. */

export type Thresholds = {
  total: number;
  /** The day of the gift with which the sum passed it; null: not yet, or no rule. */
  itemizedOn: string | null;
  requestedFrom: string | null;
  /** The last day on which the request goes out; null where no rule states one. */
  requestBy: string | null;
};

/** The day on which the running sum first exceeded an amount. */
function passedOn(entries: readonly MeterEntry[], over: number | null): string | null {
  if (over === null) return null;
  let total = 0;
  for (const { cents, day } of entries) {
    total += cents;
    if (total > over) return day;
  }
  return null;
}

export function thresholdsOf(
  entries: readonly MeterEntry[],
  rule: LimitRule,
  { cycle }: Pick<MeterContext, 'cycle'>,
): Thresholds {
  const received = entries
    .filter(({ state, day }) => state !== 'pledged' && cycle.from <= day && day <= cycle.to)
    .sort((one, other) => one.day.localeCompare(other.day));
  const requestedFrom = passedOn(received, rule.employer_over_cents);
  return {
    total: received.reduce((total, { cents }) => total + cents, 0),
    itemizedOn: passedOn(received, rule.itemize_over_cents),
    requestedFrom,
    requestBy: requestedFrom && rule.request_days !== null ? addDays(requestedFrom, rule.request_days) : null,
  };
}
