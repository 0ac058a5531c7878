import { daysBetween, monthOf } from '../domain/days.ts';
import { launchDay, seedDay } from './clock.ts';
import { givingDays } from './giving-days.ts';
import type { Chance } from './random.ts';

/** How much somebody gives at a time: what their gifts look like, not what a form asks. */
export type Level = 'major' | 'mid' | 'small' | 'none';
export type Gift = {
  /** The giver's place in the list of donors. */
  donorIndex: number;
  amount: number;
  date: string;
  status: 'completed' | 'pending' | 'refunded' | 'failed';
  type: 'one_time' | 'recurring';
};
export type DonorProfile = { level: Level; monthly: boolean };

/** When a campaign is given to, and what one person may give in all (cents). */
export type GiftTerms = { days: readonly (readonly [day: string, weight: number])[]; max: number };

/** Cents; nobody may give more to one candidate for one election in the campaign's state. */
export const legalMax = 520_000;

const dollars = (list: readonly (readonly [number, number])[]) =>
  list.map(([amount, weight]) => [amount * 100, weight] as const);
const amounts = {
  major: dollars([
    [500, 34],
    [750, 10],
    [1_000, 30],
    [1_500, 10],
    [2_500, 10],
    [5_200, 40],
  ]),
  mid: dollars([
    [100, 40],
    [125, 6],
    [150, 14],
    [200, 14],
    [250, 20],
    [300, 4],
    [500, 6],
  ]),
  small: dollars([
    [5, 8],
    [10, 18],
    [15, 9],
    [20, 13],
    [25, 24],
    [27, 5],
    [35, 7],
    [40, 3],
    [50, 15],
    [75, 3],
    [100, 4],
  ]),
} as const;
const monthlyAmounts = {
  major: dollars([
    [100, 1],
    [250, 1],
  ]),
  mid: dollars([
    [25, 1],
    [50, 3],
    [100, 2],
  ]),
  small: dollars([
    [5, 6],
    [10, 10],
    [15, 5],
    [20, 4],
    [25, 5],
  ]),
} as const;

/** Larger givers are asked, and give, more often. */
const zeal = { major: 1.6, mid: 2, small: 1 } as const;

/** Cards fail, banks take days, and a few think again. */
function statusOf(chance: Chance, date: string): Gift['status'] {
  const waiting = daysBetween(date, seedDay) <= 4 ? 0.35 : 0;
  return chance.weighted([
    ['completed', 0.955 - waiting],
    ['pending', waiting],
    ['failed', 0.027],
    ['refunded', 0.018],
  ]);
}

/** One gift a month on the same day, from when they joined until the card stops or today. */
function monthlyGifts(
  chance: Chance,
  donorIndex: number,
  level: Exclude<Level, 'none'>,
  { days }: GiftTerms,
): Gift[] {
  const amount = chance.weighted(monthlyAmounts[level]);
  const day = String(chance.int(1, 28)).padStart(2, '0');
  const months = [...new Set(days.map(([date]) => monthOf(date)))];
  const first = days[0]?.[0] ?? launchDay;
  const from = chance.weighted(months.map((_, at) => [at, at < 2 ? 4 : 1] as const));
  const until = chance.happens(0.3) ? from + chance.int(2, 10) : months.length;
  return months
    .slice(from, until)
    .map((month) => `${month}-${day}`)
    .filter((date) => date >= first && date <= seedDay)
    .map((date) => ({
      donorIndex,
      amount,
      date,
      status: statusOf(chance, date),
      type: 'recurring' as const,
    }));
}

/** Exactly `total` gifts of these givers, by date: everybody but `none` gives, a few give often. */
export function giftsOf(
  chance: Chance,
  givers: readonly DonorProfile[],
  total: number,
  terms: GiftTerms = { days: givingDays, max: legalMax },
): Gift[] {
  const totals = givers.map(() => 0);
  const taken = new Set<string>();
  const gifts: Gift[] = [];
  const take = (gift: Gift) => {
    const sum = (totals[gift.donorIndex] ?? 0) + gift.amount;
    const onThisDay = `${gift.donorIndex} ${gift.date}`;
    if (sum > terms.max || taken.has(onThisDay) || gifts.length >= total) return;
    taken.add(onThisDay);
    totals[gift.donorIndex] = sum;
    gifts.push(gift);
  };
  const once = (donorIndex: number, level: Exclude<Level, 'none'>) => {
    const date = chance.weighted(terms.days);
    const amount = chance.weighted(amounts[level]);
    take({ donorIndex, amount, date, status: statusOf(chance, date), type: 'one_time' });
  };

  const active = givers.flatMap(({ level, monthly }, donorIndex) =>
    level === 'none' ? [] : [{ donorIndex, level, monthly, zeal: chance.next() ** 3 * zeal[level] }],
  );
  for (const { donorIndex, level, monthly } of active) {
    if (monthly) monthlyGifts(chance, donorIndex, level, terms).forEach(take);
    else once(donorIndex, level);
  }
  const again = active.map((one) => [one, one.zeal] as const);
  while (gifts.length < total) {
    const { donorIndex, level } = chance.weighted(again);
    once(donorIndex, level);
  }
  return gifts
    .map((gift, at) => ({ gift, at }))
    .sort(byDate)
    .map(({ gift }) => gift);
}

type Placed = { gift: Gift; at: number };
const byDate = (one: Placed, other: Placed) =>
  one.gift.date.localeCompare(other.gift.date) || one.at - other.at;
