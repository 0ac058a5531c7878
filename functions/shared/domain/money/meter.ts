import { type Election, openElections, pastElections } from './election-calendar.ts';
import type { DonorKind } from './limit-kinds.ts';
import { type LimitRule, rulesOf, tiedRules } from './limit-rules.ts';
import {
  countsWith,
  electionOf,
  isChecked,
  limitsOn,
  type MeterContext,
  type MeterEntry,
  sum,
} from './windows.ts';

/** How much one donor has given, and may still give, for each open election. Amounts are cents and never below zero. */

/** A rule that applies, what counted against it, and what it leaves; `left` is null where it sets no limit. */
export type AppliedLimit = { rule: LimitRule; counted: number; left: number | null };

export type MeterLine = {
  /** Null where the campaign has no election ahead: what belongs to none. */
  election: Election | null;
  counted: number;
  held: number;
  pledged: number;
  /** Every rule that applies, the law's first. None: no rule is set and no limit is checked. */
  limits: AppliedLimit[];
  /** The one that leaves least; null where none sets a limit. */
  ruling: LimitRule | null;
  /** What the donor can still give; null: no limit. */
  left: number | null;
  /** The same once what is pledged has come. */
  leftAfterPledges: number | null;
  /** A rule's amount may still change, and works backwards then. */
  isProvisional: boolean;
  /** A rule counts by election, and there is none. */
  lacksElection: boolean;
  /** Rows that contradict each other; none of them is checked. */
  tied: LimitRule[];
};

const above = (cents: number): number => Math.max(0, cents);

/** A day's line of the meter for one election. */
function lineOf(
  election: Election | null,
  entries: readonly MeterEntry[],
  kind: DonorKind,
  context: MeterContext,
  day: string,
): MeterLine {
  const place = { election: election?.code ?? null, day };
  const own = entries.filter((entry) => electionOf(entry, context) === place.election);
  const total = (state: MeterEntry['state']) => above(sum(own.filter((entry) => entry.state === state)));
  const counting = entries.filter(({ state }) => state === 'counted');
  const found = limitsOn(context, kind, day);
  const rules = rulesOf(found);
  const limits = rules
    .filter((rule) => isChecked(rule, place))
    .map((rule): AppliedLimit => {
      const counted = above(sum(counting.filter((entry) => countsWith(rule, entry, place, context))));
      return { rule, counted, left: rule.max_cents === null ? null : above(rule.max_cents - counted) };
    });
  const strictest = limits.reduce<AppliedLimit | null>(
    (least, one) => (one.left !== null && (least === null || one.left < (least.left ?? 0)) ? one : least),
    null,
  );
  const left = strictest?.left ?? null;
  const pledged = total('pledged');
  return {
    election,
    counted: total('counted'),
    held: total('held'),
    pledged,
    limits,
    ruling: strictest?.rule ?? null,
    left,
    leftAfterPledges: left === null ? null : above(left - pledged),
    isProvisional: limits.some(({ rule }) => rule.status === 'provisional'),
    lacksElection: limits.length < rules.length,
    tied: tiedRules(found),
  };
}

/** A donor's meter on a day: a line for each open election, the next one first, behind that of a past one that was `named`. */
export function meterOf(
  entries: readonly MeterEntry[],
  kind: DonorKind,
  context: MeterContext,
  day: string,
  named: string | null = null,
): MeterLine[] {
  const past = pastElections(context.elections, day).filter(({ code }) => code === named);
  const open = [...past, ...openElections(context.elections, day)];
  return (open.length > 0 ? open : [null]).map((election) => lineOf(election, entries, kind, context, day));
}
