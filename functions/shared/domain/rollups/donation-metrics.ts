import * as z from 'zod/mini';
import { donations } from '../../collections/donations.ts';
import { monthOf, nextMonth, today } from '../days.ts';
import { firstGivingMonth } from '../rollup.ts';
import {
  changedMetrics,
  enteredByHand,
  isEnteredByHand,
  type MetricDefinition,
} from './metric-definition.ts';

const { counted, date, status, type, import_id } = donations.schema.shape;
/** What of a donation the rollup is made of. */
export const countedDonation = z.object({ counted, date, status, type, import_id });
type Gift = z.output<typeof countedDonation>;

const completed = ['status', '==', 'completed'] as const;
const isCompleted = (gift: Gift): boolean => gift.status === 'completed';

export const donationMetrics = [
  {
    part: 'raised',
    reads: [
      { where: [completed], count: 'donation_count', sum: ['counted', 'total_raised'] },
      { count: 'donation_records' },
    ],
    share: (gift) => (isCompleted(gift) ? gift.counted : 0),
  },
  {
    part: 'earned:raised',
    reads: [{ where: [enteredByHand, completed], sum: ['counted', 'earned.raised'] }],
    share: (gift) => isEnteredByHand(gift) && isCompleted(gift) && gift.counted,
  },
  {
    part: 'earned:recurring',
    reads: [{ where: [enteredByHand, completed, ['type', '==', 'recurring']], count: 'earned.recurring' }],
    share: (gift) => isEnteredByHand(gift) && isCompleted(gift) && gift.type === 'recurring',
  },
  {
    part: 'giving:earlier',
    reads: (day) => [
      {
        where: [completed, ['date', '<', `${firstGivingMonth(day)}-01`]],
        count: 'earlier.count',
        sum: ['counted', 'earlier.amount'],
      },
    ],
    share: (gift, day) => isCompleted(gift) && monthOf(gift.date) < firstGivingMonth(day) && gift.counted,
  },
] as const satisfies readonly MetricDefinition<Gift>[];

/** The completed gifts of one month, `YYYY-MM`. */
export const givingMetric = (month: string) =>
  ({
    part: `giving:${month}`,
    reads: [
      {
        where: [completed, ['date', '>=', `${month}-01`], ['date', '<', nextMonth(month)]],
        count: `months.${month}.count`,
        sum: ['counted', `months.${month}.amount`],
      },
    ],
    share: (gift: Gift) => isCompleted(gift) && monthOf(gift.date) === month && gift.counted,
  }) as const satisfies MetricDefinition<Gift>;

/** The parts that differ because one donation came, changed or went, its months among them. `now`: milliseconds since 1970. */
export function metricsOfGift(was: Gift | null, is: Gift | null, now = Date.now()) {
  const first = firstGivingMonth(today(new Date(now)));
  const all = [was, is].flatMap((gift) => (gift ? [monthOf(gift.date)] : []));
  const months = new Set(all.filter((month) => month >= first));
  return changedMetrics([...donationMetrics, ...[...months].map(givingMetric)], was, is, now);
}
