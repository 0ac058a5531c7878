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
  receivedOn,
  sum,
} from './windows.ts';

/**
 * Which part of a donor's money counts, and which is held because it is above a limit. Nothing of that is stored: with another
 * rule, or after a refund, the same entries give another answer.
 */

/** Of one day gifts come first, then what leaves them, then where it goes: a refund finds its gift, and a move its room. */
const rank = ({ cents, kind }: GiftEntry): number => {
  if (cents < 0) return 1;
  return kind === undefined || kind === 'gift' || kind === 'partner' ? 0 : 2;
};

const compared = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/**
 * Entries in the order in which they count, however they were read. Those of one day and rank by what they say, and by their
 * gifts last: a donor's record has no ids of gifts, and holds the same money for the same election.
 */
export const inCountingOrder = (entries: readonly GiftEntry[]): GiftEntry[] =>
  entries.toSorted(
    (one, other) =>
      compared(one.day, other.day) ||
      rank(one) - rank(other) ||
      compared(receivedOn(one), receivedOn(other)) ||
      other.cents - one.cents ||
      compared(one.election ?? '', other.election ?? '') ||
      compared(one.gift ?? '', other.gift ?? ''),
  );

/** What may still count of an entry, with what counted before it. */
function room(
  entry: GiftEntry,
  before: readonly MeterEntry[],
  kind: DonorKind,
  context: MeterContext,
): number {
  const place = { election: electionOf(entry, context), day: receivedOn(entry) };
  const lefts = rulesOf(limitsOn(context, entry.donor_kind ?? kind, place.day)).flatMap((rule) => {
    if (rule.max_cents === null || !isChecked(rule, place)) return [];
    const counted = before
      .filter(({ state }) => state === 'counted')
      .filter((one) => countsWith(rule, one, place, context));
    // Below zero where money leaves on the day on which it comes: it makes up for that.
    return [rule.max_cents - sum(counted)];
  });
  return Math.max(0, Math.min(Number.POSITIVE_INFINITY, ...lefts));
}

/** Entries of one election that are in a state, summed. */
const stateOf = (entries: readonly MeterEntry[], election: string | null, state: MeterEntry['state']) =>
  sum(entries.filter((one) => one.state === state && one.election === election));

/** Whether two entries are of gifts of one day and, of who shares a limit, of donors who count as the same. */
const isAlike = (one: GiftEntry, other: GiftEntry): boolean =>
  receivedOn(one) === receivedOn(other) && one.donor_kind === other.donor_kind;

/**
 * What of an amount that leaves was held, the rest counted: first what is held of gifts of its own gift's day, then what counts of
 * these, which makes room, and only then what is held of others. Of affiliated committees those of its own kind go first. Money of another day may be in another year or cycle, and a
 * limit of that one would lose sight of it.
 */
function heldOfLeaving(entry: GiftEntry, election: string | null, before: readonly MeterEntry[]): number {
  const own = before.filter((one) => isAlike(one, entry));
  const total = -entry.cents;
  const first = Math.min(total, stateOf(own, election, 'held'));
  const counted = Math.min(total - first, Math.max(0, stateOf(own, election, 'counted')));
  const others = stateOf(before, election, 'held') - first;
  return first + Math.min(total - first - counted, others);
}

/** An entry as one or two: what counts, and what is held. */
function divided(entry: GiftEntry, before: readonly MeterEntry[], kind: DonorKind, context: MeterContext) {
  const election = electionOf(entry, context);
  const counted =
    entry.cents < 0
      ? entry.cents + heldOfLeaving(entry, election, before)
      : Math.min(entry.cents, room(entry, before, kind, context));
  const parts: MeterEntry[] = [
    { ...entry, cents: counted, election, state: 'counted' },
    { ...entry, cents: entry.cents - counted, election, state: 'held' },
  ];
  return parts.filter(({ cents }) => cents !== 0);
}

/**
 * Every entry of a donor by day, divided into what counts and what is held. Money that leaves makes room for what is held,
 * the oldest first.
 */
export function holdAbove(
  entries: readonly GiftEntry[],
  kind: DonorKind,
  context: MeterContext,
): MeterEntry[] {
  const settled: MeterEntry[] = [];
  for (const entry of inCountingOrder(entries)) {
    settled.push(...divided(entry, settled, kind, context));
    if (entry.cents > 0) continue;
    for (const part of heldEntries(settled)) {
      const released = Math.min(part.cents, room(part, settled, kind, context));
      if (released === 0) continue;
      settled.push(
        { ...part, cents: -released, state: 'held' },
        { ...part, cents: released, state: 'counted' },
      );
    }
  }
  return settled;
}

/**
 * What is held by now, gift by gift, the oldest first. What left a gift was its own held money, then that of its day, then the
 * oldest of its election.
 */
export function heldEntries(settled: readonly MeterEntry[]): MeterEntry[] {
  const held: MeterEntry[] = [];
  for (const entry of settled.filter(({ state }) => state === 'held')) {
    if (entry.cents > 0) {
      held.push({ ...entry });
      continue;
    }
    let left = -entry.cents;
    const same = held.filter(({ election }) => election === entry.election);
    const closeness = (one: MeterEntry) =>
      one.gift !== undefined && one.gift === entry.gift ? 0 : isAlike(one, entry) ? 1 : 2;
    for (const part of same.toSorted((one, other) => closeness(one) - closeness(other))) {
      const taken = Math.min(left, part.cents);
      part.cents -= taken;
      left -= taken;
    }
  }
  return held.filter(({ cents }) => cents > 0);
}
