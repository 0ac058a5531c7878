import type { Stored } from '#shared/collections/define.ts';
import type { hourEntries } from '#shared/collections/hour-entries.ts';

export type Entry = Stored<typeof hourEntries>;
export type LedgerRow = {
  entry: Entry;
  /** The total after this entry, in minutes; null where it does not count. */
  total: number | null;
  /** What the entry says by now, corrections included; null where it cannot be corrected here. */
  current: number | null;
};

/** The latest entries first, each with the total after it, from the record's total downwards: older ones need not be read. */
export function ledgerRows(entries: readonly Entry[], totalMinutes: number): LedgerRow[] {
  const corrected = new Map<string, number>();
  for (const { corrects, state, minutes } of entries)
    if (corrects !== null && state === 'counted')
      corrected.set(corrects, (corrected.get(corrects) ?? 0) + minutes);
  const waiting = new Set(entries.flatMap(({ corrects, state }) => (state === 'waiting' ? [corrects] : [])));
  let left = totalMinutes;
  return entries.toSorted(latestFirst).map((entry) => {
    const { id, state, minutes, kind, corrects } = entry;
    const total = state === 'counted' ? left : null;
    if (state === 'counted') left -= minutes;
    const isOwn = state === 'counted' && kind !== 'shift' && corrects === null && entry.rsvp_id === null;
    const current = isOwn && !waiting.has(id) ? minutes + (corrected.get(id) ?? 0) : null;
    return { entry, total, current };
  });
}

const latestFirst = (one: Entry, other: Entry): number =>
  one.day === other.day
    ? other.created_at.toMillis() - one.created_at.toMillis()
    : one.day < other.day
      ? 1
      : -1;

/** Minutes with which the record came before its ledger began. Two decimals of an hour are a minute at most. */
export function beforeLedger(entries: readonly Entry[], totalMinutes: number): number {
  const counted = entries.reduce((sum, { state, minutes }) => sum + (state === 'counted' ? minutes : 0), 0);
  const before = totalMinutes - counted;
  return before > 1 ? before : 0;
}

/** Minutes of a day, written down or of check-outs, that were not declined. */
export const minutesOn = (entries: readonly Entry[], day: string): number =>
  entries.reduce(
    (sum, one) =>
      sum + (one.day === day && one.kind !== 'opening' && one.state !== 'declined' ? one.minutes : 0),
    0,
  );
