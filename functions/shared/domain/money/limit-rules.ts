import { type DonorKind, federalOffices, type LimitPeriod, type Office } from './limit-kinds.ts';

/**
 * Contribution limits as dated rows. The product ships rows with a source and a review date (`starter-rules.ts`); a campaign
 * adds limits of its own. No state has code of its own, and where no row applies nothing is checked.
 */

/** `provisional`: the amount of before, until the new one is announced and works backwards. `own`: the campaign's choice. */
export type LimitStatus = 'verified' | 'provisional' | 'own';

export type LimitRule = {
  id: string;
  /** `US`, `US-CA`, `US-CA-tustin`. */
  jurisdiction: string;
  office: Office | '*';
  donor_kind: DonorKind | '*';
  period: LimitPeriod;
  /** Null: no limit. 0: such a donor may not give. */
  max_cents: number | null;
  /** Thresholds apply to sums above them; null where the rule knows none. */
  itemize_over_cents: number | null;
  employer_over_cents: number | null;
  cash_max_cents: number | null;
  anonymous_max_cents: number | null;
  /** Days after receipt in which money above the limit is redesignated, reattributed or refunded. */
  excess_days: number | null;
  /** Days after receipt in which a donor is asked for what is missing. */
  request_days: number | null;
  /** Days after receipt in which a gift without employer and occupation goes back. */
  return_days: number | null;
  effective_from: string;
  /** The last day; null: until another row takes its place. */
  effective_to: string | null;
  status: LimitStatus;
  source: { name: string; url: string | null };
  reviewed_on: string;
  reviewed_by: string;
};

/** Whom a rule is looked up for. */
export type LimitCase = { jurisdiction: string; office: Office; donor_kind: DonorKind; day: string };

export type FoundRule =
  | { is: 'rule'; rule: LimitRule }
  /** No rule set: no limit is checked. */
  | { is: 'none' }
  /** Several rows are equally specific, so none of them may be taken. */
  | { is: 'tie'; rules: LimitRule[] };

export const isFederal = (office: Office): boolean => federalOffices.some((one) => one === office);

/** A state's rules cover its places. Federal rules cover federal races alone, and nothing below them. */
const covers = (jurisdiction: string, place: string, office: Office): boolean =>
  jurisdiction === 'US'
    ? place === 'US' && isFederal(office)
    : place === jurisdiction || place.startsWith(`${jurisdiction}-`);

export const isInEffect = (rule: Pick<LimitRule, 'effective_from' | 'effective_to'>, day: string): boolean =>
  rule.effective_from <= day && (rule.effective_to === null || day <= rule.effective_to);

const applies = (rule: LimitRule, { jurisdiction, office, donor_kind, day }: LimitCase): boolean =>
  covers(rule.jurisdiction, jurisdiction, office) &&
  (rule.office === '*' || rule.office === office) &&
  (rule.donor_kind === '*' || rule.donor_kind === donor_kind) &&
  isInEffect(rule, day);

/** The place weighs more than the office, the office more than the kind of donor. */
const specificity = ({ jurisdiction, office, donor_kind }: LimitRule): number =>
  jurisdiction.split('-', 3).length * 4 + (office === '*' ? 0 : 2) + (donor_kind === '*' ? 0 : 1);

/** The most specific of the rules that apply. */
export function ruleFor(rules: readonly LimitRule[], query: LimitCase): FoundRule {
  const applying = rules.filter((rule) => applies(rule, query));
  const most = Math.max(0, ...applying.map(specificity));
  const found = applying.filter((rule) => specificity(rule) === most);
  const [rule] = found;
  if (!rule) return { is: 'none' };
  return found.length === 1 ? { is: 'rule', rule } : { is: 'tie', rules: found };
}

/** The law's rule and the campaign's own. Both count, and the stricter one rules. */
export type Limits = { law: FoundRule; own: FoundRule };

export const limitsFor = (rules: readonly LimitRule[], query: LimitCase): Limits => ({
  law: ruleFor(
    rules.filter(({ status }) => status !== 'own'),
    query,
  ),
  own: ruleFor(
    rules.filter(({ status }) => status === 'own'),
    query,
  ),
});

/** Rules that count: none where rows contradict each other, which `tiedRules` names. */
export const rulesOf = ({ law, own }: Limits): LimitRule[] =>
  [law, own].flatMap((found) => (found.is === 'rule' ? [found.rule] : []));

export const tiedRules = ({ law, own }: Limits): LimitRule[] =>
  [law, own].flatMap((found) => (found.is === 'tie' ? found.rules : []));

/** Whether two own limits would contradict each other on some day. */
export const collides = (
  one: Pick<LimitRule, 'donor_kind' | 'effective_from' | 'effective_to'>,
  other: Pick<LimitRule, 'donor_kind' | 'effective_from' | 'effective_to'>,
): boolean =>
  one.donor_kind === other.donor_kind &&
  (one.effective_to === null || other.effective_from <= one.effective_to) &&
  (other.effective_to === null || one.effective_from <= other.effective_to);
