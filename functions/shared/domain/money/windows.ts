import { type Election, electionFor } from './election-calendar.ts';
import type { DonorKind, Office } from './limit-kinds.ts';
import { type LimitRule, type Limits, limitsFor } from './limit-rules.ts';

/** What a limit counts together: one election, the campaign's cycle, or a calendar year. */

/** A signed amount of one donor: gifts and attributions are positive; refunds, chargebacks and what goes elsewhere negative. */
export type GiftEntry = {
  cents: number;
  day: string;
  election: string | null;
  /** When the gift came that the entry is of, where that was another day: its limit is that day's. */
  received?: string;
  gift?: string;
  kind?: string;
  /** What the donor counts as whose entry it is, where several share a limit. */
  donor_kind?: DonorKind;
};
/** `held`: received above a limit, and not the campaign's yet. `pledged`: promised. */
export type MeterEntry = GiftEntry & { state: 'counted' | 'held' | 'pledged' };

/** What the law and the calendar say of a campaign. */
export type MeterContext = {
  jurisdiction: string;
  office: Office;
  cycle: { from: string; to: string };
  elections: readonly Election[];
  /** Rows of the product and of the campaign. */
  rules: readonly LimitRule[];
};

/** The election of an entry: the one that was designated, else the next after its day. */
export const electionOf = ({ election, day }: GiftEntry, { elections }: Pick<MeterContext, 'elections'>) =>
  election ?? electionFor(day, elections)?.code ?? null;

export const limitsOn = (
  { jurisdiction, office, rules }: MeterContext,
  donor_kind: DonorKind,
  day: string,
): Limits => limitsFor(rules, { jurisdiction, office, donor_kind, day });

/** Where an amount of that election and day would count. */
export type Place = { election: string | null; day: string };

/** Whose rule, year and cycle an entry is in: those of the day on which its gift came. */
export const receivedOn = ({ received, day }: GiftEntry): string => received ?? day;

/** Whether an entry counts against a rule together with that place; null election: no election is known, so none is limited. */
export function countsWith(
  { period }: LimitRule,
  entry: GiftEntry,
  { election, day }: Place,
  context: MeterContext,
): boolean {
  const { from, to } = context.cycle;
  if (period === 'election') return election !== null && electionOf(entry, context) === election;
  const received = receivedOn(entry);
  if (period === 'year') return received.slice(0, 4) === day.slice(0, 4);
  return from <= received && received <= to;
}

/** Whether a rule can be checked there: one for each election needs an election. */
export const isChecked = ({ period }: LimitRule, { election }: Place): boolean =>
  period !== 'election' || election !== null;

export const sum = (entries: readonly GiftEntry[]): number =>
  entries.reduce((total, { cents }) => total + cents, 0);
