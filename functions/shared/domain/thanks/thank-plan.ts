/** How a donor is thanked: a call, a letter that somebody signs, or an email. */
export const thankWays = ['call', 'letter', 'email'] as const;
export type ThankWay = (typeof thankWays)[number];

/** At or above an amount a gift is thanked this way. Below the lowest of a plan nobody is asked to. */
export type ThankRule = { min_cents: number; way: ThankWay; signer: string };
/** Rules of gifts since a day, until the next plan's; one without rules asks for nothing. */
export type ThankPlan = { from: string; rules: ThankRule[] };

/** Rules of one plan, and plans of one campaign. */
export const thankRulesMax = 6;
export const thankPlansMax = 10;
/** Hours after a gift was counted within which its donor should hear of it. */
export const thankHours = 48;

/** The plan that holds on a day. */
export const planOn = (plans: readonly ThankPlan[], day: string): ThankPlan | null =>
  plans
    .filter(({ from }) => from <= day)
    .toSorted((one, other) => one.from.localeCompare(other.from))
    .at(-1) ?? null;

/** How a gift of this day and amount is thanked; null where no rule asks for it. */
export const ruleOfGift = (
  plans: readonly ThankPlan[],
  { date, counted }: { date: string; counted: number },
): ThankRule | null =>
  planOn(plans, date)
    ?.rules.filter(({ min_cents }) => counted > 0 && counted >= min_cents)
    .toSorted((one, other) => other.min_cents - one.min_cents)[0] ?? null;

/** Plans with one more; of one day the newer takes the place. The oldest go where there are too many. */
export const withPlan = (plans: readonly ThankPlan[], plan: ThankPlan): ThankPlan[] =>
  [...plans.filter(({ from }) => from !== plan.from), plan]
    .toSorted((one, other) => one.from.localeCompare(other.from))
    .slice(-thankPlansMax);
