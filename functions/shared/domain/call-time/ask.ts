import type { capacities } from '../../collections/donors.ts';
import { likelyOf, type Relation } from '../rolodex/rating.ts';

/** What a donor is asked for, and why. Amounts are cents. Pure. */

type Capacity = (typeof capacities)[number];

/** Amounts that are asked for. */
const ladder = [25, 50, 100, 250, 500, 1_000, 1_500, 2_000, 2_500, 3_500, 5_000, 7_500, 10_000].map(
  (dollars) => dollars * 100,
);
/** The middle of what each capacity gives; call time begins at $250. */
const ofCapacity: Readonly<Record<Capacity, number>> = {
  ...{ major: 100_000, mid: 50_000, small: 10_000, unknown: 25_000 },
};

/**
 * `pledge`: what is overdue of a pledge; `double`: twice the largest gift; `capacity`: what they could give; `first`: they
 * never gave, and nobody knows what they could; `rated`: what somebody who knows them suggests.
 */
export const askBases = ['pledge', 'double', 'capacity', 'first', 'rated'] as const;
export type Ask = {
  cents: number;
  /** What to ask for after a no; null where there is nothing smaller to ask for. */
  fallback: number | null;
  basis: (typeof askBases)[number];
  /** Whether the limit made it smaller. */
  isLimited: boolean;
};

export type AskFacts = {
  /** The largest gift that counted; 0 where there is none. */
  largest: number;
  capacity: Capacity;
  /** What may still be given for the next election, beside what is pledged; null: no limit. */
  left: number | null;
  /** What is overdue of pledges. */
  overdue: number;
  /** What somebody who knows them would ask for; null where nobody said. */
  rated?: number | null;
};

const ratio = (one: number, other: number): number => Math.max(one, other) / Math.min(one, other);
/** The step nearest to an amount, and no less than `least`. */
function stepNear(cents: number, least: number): number {
  const top = ladder.at(-1) ?? cents;
  if (cents >= top) return Math.floor(cents / top) * top;
  const steps = ladder.filter((step) => step >= least);
  return steps.reduce(
    (best, step) => (ratio(step, cents) < ratio(best, cents) ? step : best),
    steps[0] ?? top,
  );
}

const wholeDollars = (cents: number): number => Math.floor(cents / 100) * 100;
const smaller = (cents: number): number | null => ladder.findLast((step) => step <= cents / 2) ?? null;

/** Null: the donor may give nothing more. */
export function askOf({ largest, capacity, left, overdue, rated = null }: AskFacts): Ask | null {
  // What was promised is asked for as it is, and was counted when it was promised.
  if (overdue > 0) return { cents: overdue, fallback: smaller(overdue), basis: 'pledge', isLimited: false };
  const doubled = largest * 2;
  // Whoever knows them knows better than the campaign's coarse word.
  const could = rated ?? (capacity === 'unknown' ? 0 : ofCapacity[capacity]);
  const isDouble = largest > 0 && doubled >= could;
  const isRated = rated !== null && !isDouble;
  const wanted = isRated ? rated : stepNear(isDouble ? doubled : ofCapacity[capacity], largest);
  const unrated = capacity === 'unknown' ? 'first' : 'capacity';
  const basis = isDouble ? 'double' : isRated ? 'rated' : unrated;
  const isLimited = left !== null && wanted > left;
  const cents = isLimited ? wholeDollars(left) : wanted;
  return cents > 0 ? { cents, fallback: smaller(cents), basis, isLimited } : null;
}

export type GivingFacts = { day: string; cents: number };

/**
 * How likely a donor is to give when asked, in thousandths: an estimate from how lately and how often they gave, and from how
 * close somebody of the campaign is to them.
 */
export function likelihood(
  gifts: readonly GivingFacts[],
  yearAgo: string,
  relation: Relation | null = null,
): number {
  const recent = gifts.filter(({ day }) => day >= yearAgo).length;
  const given = recent >= 2 ? 500 : recent === 1 ? 350 : gifts.length > 0 ? 200 : 80;
  return Math.max(given, relation === null ? 0 : likelyOf[relation]);
}
