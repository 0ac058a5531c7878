import { analyticsBuckets, health } from '../constants.ts';
import { bucketsAt } from './buckets.ts';
import { type MetricLine, slotMs } from './metric-lines.ts';
import {
  emptyFold,
  foldLinesInto,
  type MetricBucket,
  rollupId,
  sumOf,
  type TimedType,
  timedTypes,
} from './metric-rollups.ts';

/** What the system health is judged by. Milliseconds are sums. */
export const figures = ['pages', 'page_ms', 'answers', 'answer_ms', 'measured', 'errors'] as const;
type Figure = (typeof figures)[number];
export type Figures = Record<Figure, number>;

/** What one member measured in an hour: their figures in each slot of 150 s that has any. */
export type Share = ({ slot: number } & Figures)[];
/** By the names that the server gives to those who sent them. */
export type Shares = Record<string, Share>;

/** Members of an hour whose share is kept, 4 kB each at most; of all others nobody is told apart. */
export const sharesMax = 100;

const each = (of: (figure: Figure) => number): Figures => ({
  pages: of('pages'),
  page_ms: of('page_ms'),
  answers: of('answers'),
  answer_ms: of('answer_ms'),
  measured: of('measured'),
  errors: of('errors'),
});
const none = each(() => 0);
const added = (one: Figures, other: Figures): Figures => each((of) => sumOf(one[of], other[of]));
const isAny = (some: Figures): boolean => figures.some((of) => some[of] > 0);

const figuresFrom = (
  count: (type: TimedType) => number,
  sum: (type: TimedType) => number,
  errors: number,
): Figures => ({
  pages: count('page_load'),
  page_ms: sum('page_load'),
  answers: count('api_response'),
  answer_ms: sum('api_response'),
  measured: timedTypes.reduce((all, type) => all + count(type), 0),
  errors,
});

/** The figures of some buckets together. */
export const figuresOf = (buckets: readonly MetricBucket[]): Figures =>
  buckets
    .map(({ timed, errors }) =>
      figuresFrom(
        (type) => timed[type].count,
        (type) => timed[type].sum,
        errors,
      ),
    )
    .reduce(added, none);

/** An hour's shares after more lines of one member. All must lie in that hour. */
export function withShare(shares: Shares, sender: string, lines: readonly MetricLine[]): Shares {
  const before = shares[sender];
  if (!before && Object.keys(shares).length >= sharesMax) return shares;
  const { timed, errors } = foldLinesInto(emptyFold(), 'h', lines);
  const share = Array.from({ length: analyticsBuckets }, (_, slot) => {
    const more = figuresFrom(
      (type) => timed[type].count[slot] ?? 0,
      (type) => timed[type].sum[slot] ?? 0,
      errors[slot] ?? 0,
    );
    return { slot, ...added(before?.find((one) => one.slot === slot) ?? none, more) };
  });
  return { ...shares, [sender]: share.filter(isAny) };
}

/** What each member measured in the hour that the buckets of `1h` cover, from its rollups. */
export function sharesOf(now: number, found: ReadonlyMap<string, { shares: Shares }>): Figures[] {
  const all = new Map<string, Figures>();
  for (const { from } of bucketsAt('1h', now)) {
    const shares = found.get(rollupId('h', from))?.shares ?? {};
    const slot = (from / slotMs) % analyticsBuckets;
    for (const [sender, share] of Object.entries(shares))
      for (const one of share) if (one.slot === slot) all.set(sender, added(all.get(sender) ?? none, one));
  }
  return [...all.values()];
}

const ratios = [
  { of: 'page_ms', by: 'pages' },
  { of: 'answer_ms', by: 'answers' },
  { of: 'errors', by: 'measured' },
] as const;

/**
 * The figures without the time, and without the errors, of a member who has more of them than all others together:
 * whatever ails one device, or whoever forges its figures, it is not the app. Where fewer than `health.membersMin`
 * measured, as they are: nobody could tell who is right.
 */
export function withoutLoudest(total: Figures, shares: readonly Figures[]): Figures {
  const shared = shares.reduce(added, none);
  const others = Number(figures.some((of) => total[of] > shared[of]));
  if (shares.filter(isAny).length + others < health.membersMin) return total;
  const left = { ...total };
  for (const { of, by } of ratios) {
    const loudest = shares.find((share) => share[of] > total[of] - share[of]);
    left[of] -= loudest?.[of] ?? 0;
    left[by] -= loudest?.[by] ?? 0;
  }
  return left;
}
