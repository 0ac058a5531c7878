import type { DonorKind } from './limit-kinds.ts';
import { rulesOf } from './limit-rules.ts';
import {
  countsWith,
  electionOf,
  type GiftEntry,
  isChecked,
  limitsOn,
  type MeterContext,
  type MeterEntry,
} from './windows.ts';

/**
 * Which part of a donor's money counts, and which is held because it is above a limit. Nothing of that is stored: with another
 * rule, or after a refund, the same entries give another answer.
 */

const byDay = (entries: readonly GiftEntry[]): GiftEntry[] =>
  [...entries].sort((one, other) => one.day.localeCompare(other.day));

/** What may still count of an entry, with what counted before it. */
function room(
  entry: GiftEntry,
  before: readonly MeterEntry[],
  kind: DonorKind,
  context: MeterContext,
): number {
  const place = { election: electionOf(entry, context), day: entry.day };
  const lefts = rulesOf(limitsOn(context, kind, entry.day)).flatMap((rule) => {
    if (rule.max_cents === null || !isChecked(rule, place)) return [];
    const counted = before
      .filter(({ state }) => state === 'counted')
      .filter((one) => countsWith(rule, one, place, context));
    return [
      rule.max_cents -
        Math.max(
          0,
          counted.reduce((total, { cents }) => total + cents, 0),
        ),
    ];
  });
  return Math.max(0, Math.min(Number.POSITIVE_INFINITY, ...lefts));
}

/** Entries of one election that are in a state, summed. */
const stateOf = (entries: readonly MeterEntry[], election: string | null, state: MeterEntry['state']) =>
  entries
    .filter((one) => one.state === state && one.election === election)
    .reduce((total, { cents }) => total + cents, 0);

/** An entry as one or two: what counts, and what is held. */
function divided(entry: GiftEntry, before: readonly MeterEntry[], kind: DonorKind, context: MeterContext) {
  const election = electionOf(entry, context);
  // Money that goes back is first what was held.
  const counted =
    entry.cents < 0
      ? Math.min(0, entry.cents + stateOf(before, election, 'held'))
      : Math.min(entry.cents, room(entry, before, kind, context));
  const parts: MeterEntry[] = [
    { cents: counted, day: entry.day, election, state: 'counted' },
    { cents: entry.cents - counted, day: entry.day, election, state: 'held' },
  ];
  return parts.filter(({ cents }) => cents !== 0);
}

/** Every entry of a donor by day, divided into what counts and what is held; those of one day in the order given. */
export function holdAbove(
  entries: readonly GiftEntry[],
  kind: DonorKind,
  context: MeterContext,
): MeterEntry[] {
  const settled: MeterEntry[] = [];
  for (const entry of byDay(entries)) settled.push(...divided(entry, settled, kind, context));
  return settled;
}
