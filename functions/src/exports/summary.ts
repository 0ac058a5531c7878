import type { Firestore } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { can } from '#shared/access.ts';
import {
  candidateProfiles,
  emptyRollup,
  organizations,
  rollups,
  volunteerSkills,
} from '#shared/collections/index.ts';
import { insightLimits } from '#shared/constants.ts';
import { completenessOf, percentOf } from '#shared/rules/completeness.ts';
import { today } from '#shared/rules/days.ts';
import { averageDonation, conversionRate } from '#shared/rules/insights.ts';
import type { Member } from '../http/guard.ts';
import { rollupReference } from '../rollups/stored.ts';
import { dollars } from './columns.ts';

type Figure = readonly [name: string, value: string | number | null];
type Rollup = z.output<typeof rollups.schema>;

/**
 * The campaign in figures, a row each: section, figure, value. Money is in dollars, rates in percent. From what is kept
 * counted: at most eight reads, whatever the size of the campaign. Skills only for who may read volunteers.
 */
export async function summaryOf(db: Firestore, member: Member, now: Date): Promise<string[][]> {
  const { organization } = member;
  const [found, stored, counted] = await db.getAll(
    db.collection(organizations.path('')).doc(organization),
    db.collection(candidateProfiles.path('')).doc(organization),
    rollupReference(db, organization),
  );
  const skills = can(member.role, 'volunteers.read') ? await topSkills(db, organization) : [];
  // What cannot be read fails: a summary of zeros would be believed.
  const rollup: Rollup = counted?.exists ? readRollup.parse(counted.data()) : emptyRollup;
  const candidate = stored?.exists ? readCandidate.parse(stored.data()) : null;
  const sections: Record<string, readonly Figure[]> = {
    Campaign: [
      ['Campaign', found?.exists ? organizations.schema.parse(found.data()).name : null],
      ['Candidate', candidate?.candidateName ?? null],
      ['Office', candidate?.office ?? null],
      ['District', candidate?.district ?? null],
      ['State', candidate?.state ?? null],
      ['Party', candidate?.party ?? null],
      ['Election date', candidate?.electionDate ?? null],
      ['Profile filled in (%)', percentOf(completenessOf(candidate ?? {}))],
      ['Date of this summary', today(now)],
    ],
    ...figuresOf(rollup),
    'Top skills': skills.map(({ skill, count }) => [skill, count]),
    'Giving by month': Object.entries(rollup.months)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([month, { amount }]) => [month, dollars(amount)]),
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

const readRollup = z.object(rollups.schema.shape);
const readCandidate = z.object(candidateProfiles.schema.shape);
const readSkill = z.object(volunteerSkills.schema.shape);

async function topSkills(db: Firestore, organization: string) {
  const { docs } = await db
    .collection(volunteerSkills.path(organization))
    .orderBy('count', 'desc')
    .limit(insightLimits.topSkills)
    .get();
  const skills = docs.map((found) => readSkill.parse(found.data()));
  return skills.filter(({ count }) => count > 0);
}
