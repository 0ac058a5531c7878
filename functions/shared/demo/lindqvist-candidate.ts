import { daysAfter, seedDay } from './clock.ts';
import type { CandidateSeed } from './sample-candidate.ts';

/** Twenty weeks before the seed’s day, on a Monday. */
export const lindqvistLaunch = daysAfter(seedDay, -137);

/**
 * A campaign for the U.S. House, two years ahead: the seat will be open. As an Independent he qualifies by petition; his
 * primary limit runs to the day of the state’s primary (11 CFR 100.2).
 */
export const lindqvistElections = [
  { code: 'P2028', day: '2028-06-06', on_ballot: true },
  { code: 'G2028', day: '2028-11-07', on_ballot: true },
] as const;

export const lindqvistProfile: CandidateSeed & { electionDate: string } = {
  candidateName: 'Henrik Lindqvist',
  office: 'U.S. House',
  // The state has twelve.
  district: 'District 13',
  state: 'New Jersey',
  party: 'Independent',
  electionDate: '2028-11-07',
  race_candidates: 3,
  narrative_hometown:
    'Brackwater, where the bay meets the canal. He learned to sail before he learned to drive, and to fix engines before either.',
  narrative_professionalCareer:
    'Twenty-two years as a harbor engineer, the last nine as harbormaster. Dredged the channel two seasons early and under budget.',
  narrative_motivation:
    'Every permit that kept this harbor waiting was signed in Washington by somebody who had never seen it.',
  philosophy_ideology_label: 'Independent, and practical',
  philosophy_coreValues: 'Measure first. Keep what works. Answer the phone.',
  policy_topPriorities:
    'Seawalls before the next storm. A harbor that hires. One page for every federal form.',
  strategy_slogan: 'Steady hands.',
  strategy_threeKeyWords: 'Water, work, straight answers',
  strategy_coreMessage: 'He kept a harbor open through three hurricanes. He can keep an office open too.',
};
