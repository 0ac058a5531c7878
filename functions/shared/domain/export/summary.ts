import type * as z from 'zod/mini';
import type { rollups } from '../../collections/rollups.ts';
import { completenessOf, type ProfileValues, percentOf } from '../completeness.ts';
import { dollars } from '../import/cell-kinds.ts';
import { averageDonation, conversionRate } from '../insight-rules.ts';

type Figure = readonly [name: string, value: unknown];
type Rollup = z.output<typeof rollups.schema>;
export type Summarised = {
  /** The organization's name. */
  campaign: string | null;
  candidate: ProfileValues | null;
  rollup: Rollup;
  /** Most carried first. */
  skills: readonly { skill: string; count: number }[];
  /** `YYYY-MM-DD`. */
  day: string;
};

/** The campaign in figures, a row each: section, figure, value. Money is in dollars, rates in percent. */
export function summaryRows({ campaign, candidate, rollup, skills, day }: Summarised): string[][] {
  const sections: Record<string, readonly Figure[]> = {
    Campaign: [
      ['Campaign', campaign],
      ['Candidate', candidate?.candidateName],
      ['Office', candidate?.office],
      ['District', candidate?.district],
      ['State', candidate?.state],
      ['Party', candidate?.party],
      ['Election date', candidate?.electionDate],
      ['Profile filled in (%)', percentOf(completenessOf(candidate ?? {}))],
      ['Date of this summary', day],
    ],
    ...figuresOf(rollup),
    'Top skills': skills.map(({ skill, count }) => [skill, count]),
    'Giving by month': [
      ...(rollup.earlier.count > 0 ? [['Earlier', dollars(rollup.earlier.amount)] as const] : []),
      ...Object.entries(rollup.months)
        .sort(([one], [other]) => (one < other ? -1 : 1))
        .map(([month, { amount }]) => [month, dollars(amount)] as const),
    ],
  };
  return Object.entries(sections).flatMap(([section, figures]) =>
    figures.map(([name, value]) => [section, name, String(value ?? '')]),
  );
}

function figuresOf(rollup: Rollup): Record<string, readonly Figure[]> {
  const average = averageDonation(rollup.total_raised, rollup.donor_count);
  const rate = conversionRate(rollup.converted_count, rollup.volunteer_count);
  return {
    Fundraising: [
      ['Total raised', dollars(rollup.total_raised)],
      ['Donations', rollup.donation_count],
      ['Donors', rollup.donor_count],
      ['Average donation', average === null ? null : dollars(average)],
      ['Recurring donors', rollup.recurring_donor_count],
    ],
    Volunteers: [
      ['Volunteers', rollup.volunteer_count],
      ['Hours', rollup.volunteer_hours],
    ],
    Insights: [
      ['Conversion rate (%)', rate === null ? null : rate.toFixed(1)],
      ['Volunteers who might give', rollup.opportunity_count],
      ['Highly engaged donors', rollup.engaged_donor_count],
      ['Highly engaged volunteers', rollup.engaged_volunteer_count],
      ['Recently active donors', rollup.active_donor_count],
      ['Recently active volunteers', rollup.active_volunteer_count],
    ],
  };
}
