import { addDays, daysBetween } from '../days.ts';
import { heldEntries, holdAbove } from './hold.ts';
import { type DonorKind, donorKinds } from './limit-kinds.ts';
import { type LimitRule, rulesOf } from './limit-rules.ts';
import { type MeteredDonor, sharedEntries } from './person-meter.ts';
import { limitsOn, type MeterContext, receivedOn } from './windows.ts';

/**
 * Money above a limit as cases to resolve. Computed from entries and dated rules each time: a case is gone once its money was
 * moved or refunded, and follows the rule of the day on which its gift came.
 */

/** What is held of one gift for one election. */
export type HeldPart = {
  gift: string;
  election: string | null;
  cents: number;
  /** The day on which the gift came: nothing that resolves it is dated before. */
  day: string;
  /** The last day to resolve it; null: no rule of this race states one. */
  by: string | null;
  /** The law allows it, and only the campaign's own limit holds it. */
  isWithinLaw: boolean;
  /** The rules of that day, and whether one of them may still change. */
  rules: LimitRule[];
  isProvisional: boolean;
};

const isLaw = ({ status }: LimitRule): boolean => status !== 'own';

/** A donor's held money, the oldest first. */
export function heldParts(
  { kind, entries, others }: Omit<MeteredDonor, 'pledges'>,
  context: MeterContext,
): HeldPart[] {
  const placed = sharedEntries({ kind, entries, others }, context);
  const own = new Set(entries.map(({ gift_id }) => gift_id));
  // Of those who share a limit each has the case of their own gift.
  const held = heldEntries(holdAbove(placed, kind, context)).filter(({ gift = '' }) => own.has(gift));
  if (held.length === 0) return [];
  // The law's clock runs for what is above the law's limit, and for nothing that only the campaign's own limit holds.
  const lawful = { ...context, rules: context.rules.filter(isLaw) };
  const byLaw = heldEntries(holdAbove(placed, kind, lawful));
  const parts = new Map<string, HeldPart>();
  for (const one of held) {
    const gift = one.gift ?? '';
    const key = `${gift} ${one.election}`;
    const day = receivedOn(one);
    const rules = rulesOf(limitsOn(context, kind, day));
    const isLawful = byLaw.some((each) => each.gift === one.gift && each.election === one.election);
    const days = isLawful
      ? (rules.find(({ excess_days }) => excess_days !== null)?.excess_days ?? null)
      : null;
    const before = parts.get(key);
    parts.set(key, {
      ...{ gift, election: one.election, day, rules },
      cents: one.cents + (before?.cents ?? 0),
      by: days === null ? null : addDays(day, days),
      isWithinLaw: !isLawful && rules.some(isLaw),
      isProvisional: rules.some(({ status }) => status === 'provisional'),
    });
  }
  return [...parts.values()];
}

/**
 * The least that any limit of this race allows, now or since the cycle began: whoever gave no more in all has nothing held.
 * Null: there is no limit. Donors who may give nothing at all are another question.
 */
export function leastLimit(context: MeterContext, day: string): number | null {
  const amounts = context.rules
    .filter((rule) => rule.effective_from <= day && (rule.effective_to ?? day) >= context.cycle.from)
    .filter(
      (rule) => rulesOf(limitsOn({ ...context, rules: [rule] }, kindOf(rule), dayOf(rule, day))).length > 0,
    )
    .flatMap(({ max_cents }) => (max_cents ? [max_cents] : []));
  return amounts.length > 0 ? Math.min(...amounts) : null;
}

/** Who may give nothing at all on a day. */
export const forbiddenKinds = (context: MeterContext, day: string): DonorKind[] =>
  donorKinds.filter((kind) => rulesOf(limitsOn(context, kind, day)).some(({ max_cents }) => max_cents === 0));
const kindOf = ({ donor_kind }: LimitRule) => (donor_kind === '*' ? 'individual' : donor_kind);
/** A day on which a rule that has begun by `day` is in effect. */
const dayOf = ({ effective_to }: LimitRule, day: string): string =>
  effective_to !== null && effective_to < day ? effective_to : day;

export type Urgency = 'overdue' | 'soon' | 'later' | 'none';
/** Days in which a case is called urgent. */
const soonDays = 14;

/** Days left until a case has to be resolved; negative: it is overdue. Null: no day is known. */
export const daysLeft = ({ by }: Pick<HeldPart, 'by'>, today: string): number | null =>
  by === null ? null : daysBetween(today, by);

export const urgencyOf = (part: Pick<HeldPart, 'by'>, today: string): Urgency => {
  const left = daysLeft(part, today);
  if (left === null) return 'none';
  if (left < 0) return 'overdue';
  return left <= soonDays ? 'soon' : 'later';
};

/** After every day that there is. */
const never = '9999-99-99';
type Dated = Pick<HeldPart, 'by' | 'day'>;
/** The most urgent case first; those without a day last, the oldest of them first. */
export const mostUrgentFirst = (one: Dated, other: Dated): number =>
  (one.by ?? never).localeCompare(other.by ?? never) || one.day.localeCompare(other.day);
