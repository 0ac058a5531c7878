import { neverCame } from '../gifts/giving.ts';
import type { Election } from './election-calendar.ts';
import { holdAbove } from './hold.ts';
import type { DonorKind, Office } from './limit-kinds.ts';
import { isFederal, type LimitRule } from './limit-rules.ts';
import { type MeterLine, meterOf } from './meter.ts';
import { starterRules } from './starter-rules.ts';
import { electionOf, type GiftEntry, type MeterContext, type MeterEntry } from './windows.ts';

/** From a campaign's stored settings, elections and limits to the meter of a donor. Pure; nothing here reads. */

/** What `finance_settings`, `elections` and `limit_rules` hold, without stamps. */
export type StoredSettings = { jurisdiction: string; office: Office; cycle_from: string; cycle_to: string };
export type StoredLimit = Pick<
  LimitRule,
  'id' | 'donor_kind' | 'period' | 'effective_from' | 'effective_to' | 'reviewed_on'
> & { max_cents: number; reason: string; source_url: string | null; updated_by: string };

export type MeterSources = {
  /** Null: nobody has set the race yet. */
  settings: StoredSettings | null;
  elections: readonly Election[];
  own: readonly StoredLimit[];
  /** Donors who share one limit; left out where one donor's group is asked for by itself. */
  groups?: readonly LimitGroup[];
};
/** What `affiliations` holds of a group: the ids by which it is found, and what each of its donors gave. */
export type LimitGroup = {
  all_ids: readonly string[];
  members: readonly { donor_id: string; name: string; donor_kind: DonorKind | null; giving: string }[];
};

/** The jurisdiction whose rules hold: a federal office is under federal rules wherever it is. */
export const jurisdictionOf = ({ jurisdiction, office }: StoredSettings): string =>
  isFederal(office) ? 'US' : jurisdiction;

/** A campaign's own limit as a rule: it is for its own race, whichever that is. */
export const ownRule = (limit: StoredLimit, jurisdiction: string): LimitRule => ({
  id: limit.id,
  jurisdiction,
  office: '*',
  donor_kind: limit.donor_kind,
  period: limit.period,
  max_cents: limit.max_cents,
  itemize_over_cents: null,
  employer_over_cents: null,
  cash_max_cents: null,
  anonymous_max_cents: null,
  excess_days: null,
  request_days: null,
  return_days: null,
  effective_from: limit.effective_from,
  effective_to: limit.effective_to,
  status: 'own',
  source: { name: limit.reason, url: limit.source_url },
  reviewed_on: limit.reviewed_on,
  reviewed_by: limit.updated_by,
});

/** What the law and the campaign say; null until the race is set. */
export function contextOf({ settings, elections, own }: MeterSources): MeterContext | null {
  if (!settings) return null;
  const jurisdiction = jurisdictionOf(settings);
  return {
    jurisdiction,
    office: settings.office,
    cycle: { from: settings.cycle_from, to: settings.cycle_to },
    elections,
    rules: [...starterRules, ...own.map((limit) => ownRule(limit, jurisdiction))],
  };
}

/** What `gift_entries` holds of an entry. */
export type StoredEntry = Pick<GiftEntry, 'cents' | 'day' | 'election'> & {
  gift_id: string;
  kind: string;
  received_on?: string | undefined;
};

/** The entry that a gift began with: its own, or the one that attributed it. */
const isFirst = ({ kind, received_on }: StoredEntry): boolean => kind === 'gift' || received_on !== undefined;

/**
 * Entries with their elections. One that names none belongs where its gift does, however much later it is: a refund in April
 * of a gift for March's primary is the primary's. A gift that never came is left out, as it is of a donor's record.
 */
export function placedEntries(
  stored: readonly StoredEntry[],
  context: Pick<MeterContext, 'elections'>,
): GiftEntry[] {
  const byGift = new Map<string, StoredEntry[]>();
  for (const entry of stored) byGift.set(entry.gift_id, [...(byGift.get(entry.gift_id) ?? []), entry]);
  const firsts = new Map(stored.flatMap((entry) => (isFirst(entry) ? [[entry.gift_id, entry]] : [])));
  return stored
    .filter(({ gift_id }) => !neverCame(byGift.get(gift_id) ?? []))
    .map(({ gift_id, ...entry }) => {
      const first = firsts.get(gift_id) ?? entry;
      const received = first.received_on ?? first.day;
      const election = entry.election ?? electionOf({ ...first, day: received }, context);
      return { cents: entry.cents, day: entry.day, election, received, gift: gift_id, kind: entry.kind };
    });
}

/** One donor: what they are, their signed entries, and what they have promised. */
export type MeteredDonor = {
  kind: DonorKind;
  entries: readonly StoredEntry[];
  /** Theirs and, where they share a limit, those of all who do. */
  pledges: readonly GiftEntry[];
  /** Who shares their limit, each with ids of gifts that nobody else's have. */
  others?: readonly Affiliate[] | undefined;
};
export type Affiliate = { kind: DonorKind; entries: readonly StoredEntry[] };

/** The placed entries of a donor, and of everybody who shares their limit. */
export function sharedEntries(
  { kind, entries, others = [] }: Omit<MeteredDonor, 'pledges'>,
  context: Pick<MeterContext, 'elections'>,
): GiftEntry[] {
  const of = (one: Affiliate): GiftEntry[] =>
    placedEntries(one.entries, context).map((entry) => ({ ...entry, donor_kind: one.kind }));
  return [{ kind, entries }, ...others].flatMap(of);
}

/** Everything that a meter counts: entries divided into what counts and what is held, and pledges. */
export const meterEntries = (donor: MeteredDonor, context: MeterContext): MeterEntry[] => [
  ...holdAbove(sharedEntries(donor, context), donor.kind, context),
  ...donor.pledges.map((pledge): MeterEntry => ({ ...pledge, state: 'pledged' })),
];

/** A donor's meter on a day; null until the race is set. `named`: an election that may be over. */
export function personMeter(
  sources: MeterSources,
  donor: MeteredDonor,
  day: string,
  named: string | null = null,
): MeterLine[] | null {
  const context = contextOf(sources);
  return context && meterOf(meterEntries(donor, context), donor.kind, context, day, named);
}
