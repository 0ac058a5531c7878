import type { Stored } from '#shared/collections/define.ts';
import type { rollups } from '#shared/collections/rollups.ts';
import type { volunteerSkills } from '#shared/collections/volunteer-skills.ts';
import { averageDonation, conversionRate } from '#shared/domain/insight-rules.ts';

type Rollup = Stored<typeof rollups>;

/** What the campaign has raised and who helps it (specification, §3). Money in cents, the rate in percent. */
export type FundraisingMetrics = {
  totalRaised: number;
  donorCount: number;
  volunteerCount: number;
  /** Null without a volunteer. */
  conversionRate: number | null;
  /** Null without a donor. */
  averageDonation: number | null;
  recurringDonorCount: number;
  /** Milliseconds since 1970; null while nothing was counted. */
  lastUpdated: number | null;
};

export function metricsOf(rollup: Rollup): FundraisingMetrics {
  const counted = Object.values(rollup.parts).map((part) => part.as_of.toMillis());
  return {
    totalRaised: rollup.total_raised,
    donorCount: rollup.donor_count,
    volunteerCount: rollup.volunteer_count,
    conversionRate: conversionRate(rollup.converted_count, rollup.volunteer_count),
    averageDonation: averageDonation(rollup.total_raised, rollup.donor_count),
    recurringDonorCount: rollup.recurring_donor_count,
    lastUpdated: counted.length > 0 ? Math.max(...counted) : null,
  };
}

/** Insights over donors and volunteers together (specification, §9). */
export type IntegratedInsights = FundraisingMetrics & {
  conversionOpportunities: number;
  highlyEngaged: { donors: number; volunteers: number };
  recentlyActive: { donors: number; volunteers: number };
  /** The skills that most volunteers bring, most first; none for who may not read volunteers. */
  topSkills: { skill: string; count: number }[];
};

export const insightsOf = (
  rollup: Rollup,
  skills: readonly Stored<typeof volunteerSkills>[],
): IntegratedInsights => ({
  ...metricsOf(rollup),
  conversionOpportunities: rollup.opportunity_count,
  highlyEngaged: { donors: rollup.engaged_donor_count, volunteers: rollup.engaged_volunteer_count },
  recentlyActive: { donors: rollup.active_donor_count, volunteers: rollup.active_volunteer_count },
  topSkills: skills.map(({ skill, count }) => ({ skill, count })),
});
