import { addDays } from '../days.ts';
import type { MeterLine } from './meter.ts';
import { spread } from './split.ts';

/**
 * What can be done with money above a limit, in the order in which it is offered. It was recorded and is held; none of this
 * happens by itself. Redesignating and reattributing are the law's: where a rule states no days for them, only the refund is
 * offered.
 */

/** `notice`: the law presumes it, and the donor is told. `signature`: the donor, or both of a couple, sign for it. */
export type Offer =
  | { kind: 'redesignate'; election: string; cents: number; needs: 'notice' | 'signature'; by: string }
  | {
      kind: 'reattribute';
      election: string | null;
      cents: number;
      needs: 'notice' | 'signature';
      by: string;
    }
  | { kind: 'refund'; cents: number; by: string | null };

export type MoneyAbove = {
  cents: number;
  /** The election that it was above the limit of, and the day it was received. */
  election: string | null;
  day: string;
  /** On which it is dealt with. */
  today: string;
  /** Whether the donor named that election in writing. */
  isDesignated: boolean;
  /** The spouse's meter of the day it was received, and whether their name is on the check too. */
  spouse: { lines: readonly MeterLine[]; isNamed: boolean } | null;
};

/** The last day for it: that of the rule which states one. */
function deadline(lines: readonly MeterLine[], day: string): string | null {
  const days = lines.flatMap(({ limits }) => limits.map(({ rule }) => rule.excess_days));
  const first = days.find((one) => one !== null);
  return first === undefined || first === null ? null : addDays(day, first);
}

/**
 * Offers for the whole of it, each with as much as it can take; together they are the amount. `lines`: the donor's meter of the
 * day it was received, so that an election which is over since can still be left. Once the days are over it goes back.
 */
export function offersFor(money: MoneyAbove, lines: readonly MeterLine[]): Offer[] {
  const { cents, day, today, election, isDesignated, spouse } = money;
  const by = deadline(lines, day);
  if (by === null || by < today) return [{ kind: 'refund', cents, by }];
  const from = lines.find((line) => line.election?.code === election)?.election;
  const isOpen = (line: MeterLine) => line.election !== null && line.election.day >= today;
  // Another donor signs for the same election, even when it is over; otherwise only one that is ahead takes money.
  const takes = (line: MeterLine) => isOpen(line) || (line.election?.code ?? null) === election;
  const later = from
    ? lines.filter((line) => isOpen(line) && line.election && line.election.day > from.day)
    : [];
  const moved = spread(cents, later);
  const given = spouse ? spread(moved.above, spouse.lines.filter(takes)) : { parts: [], above: moved.above };
  return [
    ...moved.parts.flatMap((part): Offer[] =>
      part.election === null
        ? []
        : [
            {
              kind: 'redesignate',
              election: part.election,
              cents: part.cents,
              needs: isDesignated ? 'signature' : 'notice',
              by,
            },
          ],
    ),
    ...given.parts.map(
      (part): Offer => ({
        kind: 'reattribute',
        ...part,
        needs: spouse?.isNamed ? 'notice' : 'signature',
        by,
      }),
    ),
    ...(given.above > 0 ? [{ kind: 'refund', cents: given.above, by } as const] : []),
  ];
}
