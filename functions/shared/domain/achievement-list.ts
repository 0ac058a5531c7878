import type { Earned } from '../collections/rollups.ts';

export const rarities = ['common', 'rare', 'epic', 'legendary'] as const;
export type Rarity = (typeof rarities)[number];

/** What an achievement is measured by: a number of the rollup, or something that happened. */
export type Measure =
  | keyof Earned
  /** Whole percent of the candidate profile. */
  | 'profile'
  /** Imports that finished with at least one new record. */
  | 'imports'
  /** Members of the organization. */
  | 'members';

export type Achievement = {
  id: string;
  name: string;
  description: string;
  rarity: Rarity;
  measure: Measure;
  /** Reached at this much: people, hours, cents or percent, as its measure has it. */
  at: number;
};

/**
 * Everything that a campaign can achieve, in the order of the wall. An id is stored and never changes its meaning.
 * Records that an import brought are nobody's achievement; the import itself is.
 */
export const achievements: readonly Achievement[] = [
  {
    id: 'first_donor',
    name: 'First donor',
    description: 'Somebody believes in you.',
    rarity: 'common',
    measure: 'donors',
    at: 1,
  },
  {
    id: 'donors_10',
    name: '10 donors',
    description: 'A kitchen table full of supporters.',
    rarity: 'common',
    measure: 'donors',
    at: 10,
  },
  {
    id: 'donors_100',
    name: '100 donors',
    description: 'A base that gives.',
    rarity: 'rare',
    measure: 'donors',
    at: 100,
  },
  {
    id: 'donors_1000',
    name: '1,000 donors',
    description: 'A movement in numbers.',
    rarity: 'epic',
    measure: 'donors',
    at: 1_000,
  },
  {
    id: 'raised_1k',
    name: 'First $1,000',
    description: 'The first thousand is the hardest.',
    rarity: 'common',
    measure: 'raised',
    at: 100_000,
  },
  {
    id: 'raised_10k',
    name: '$10,000 raised',
    description: 'Enough for the first mailing.',
    rarity: 'rare',
    measure: 'raised',
    at: 1_000_000,
  },
  {
    id: 'raised_100k',
    name: '$100,000 raised',
    description: 'A campaign to be reckoned with.',
    rarity: 'epic',
    measure: 'raised',
    at: 10_000_000,
  },
  {
    id: 'raised_1m',
    name: '$1 million raised',
    description: 'Few campaigns ever get here.',
    rarity: 'legendary',
    measure: 'raised',
    at: 100_000_000,
  },
  {
    id: 'first_recurring',
    name: 'First recurring gift',
    description: 'Money you can plan with.',
    rarity: 'rare',
    measure: 'recurring',
    at: 1,
  },
  {
    id: 'first_volunteer',
    name: 'First volunteer',
    description: 'You are not doing this alone.',
    rarity: 'common',
    measure: 'volunteers',
    at: 1,
  },
  {
    id: 'volunteers_10',
    name: '10 volunteers',
    description: 'Enough for a canvass.',
    rarity: 'common',
    measure: 'volunteers',
    at: 10,
  },
  {
    id: 'volunteers_100',
    name: '100 volunteers',
    description: 'A field program.',
    rarity: 'rare',
    measure: 'volunteers',
    at: 100,
  },
  {
    id: 'volunteers_1000',
    name: '1,000 volunteers',
    description: 'Boots in every precinct.',
    rarity: 'epic',
    measure: 'volunteers',
    at: 1_000,
  },
  {
    id: 'hours_100',
    name: '100 volunteer hours',
    description: 'Time is the dearest gift.',
    rarity: 'common',
    measure: 'hours',
    at: 100,
  },
  {
    id: 'hours_1000',
    name: '1,000 volunteer hours',
    description: 'Half a year of somebody’s full-time work.',
    rarity: 'rare',
    measure: 'hours',
    at: 1_000,
  },
  {
    id: 'hours_10000',
    name: '10,000 volunteer hours',
    description: 'Elections have been won with fewer.',
    rarity: 'legendary',
    measure: 'hours',
    at: 10_000,
  },
  {
    id: 'first_conversion',
    name: 'Time and money',
    description: 'A volunteer gave for the first time.',
    rarity: 'rare',
    measure: 'converted',
    at: 1,
  },
  {
    id: 'conversions_25',
    name: '25 who do both',
    description: 'Volunteers who give as well.',
    rarity: 'epic',
    measure: 'converted',
    at: 25,
  },
  {
    id: 'profile_half',
    name: 'Half the story',
    description: 'Half of the campaign profile is filled in.',
    rarity: 'common',
    measure: 'profile',
    at: 50,
  },
  {
    id: 'profile_complete',
    name: 'The whole story',
    description: 'The campaign profile is complete.',
    rarity: 'epic',
    measure: 'profile',
    at: 100,
  },
  {
    id: 'first_import',
    name: 'Moved in',
    description: 'The first spreadsheet is here.',
    rarity: 'common',
    measure: 'imports',
    at: 1,
  },
  {
    id: 'team_2',
    name: 'A team',
    description: 'Somebody accepted your invitation.',
    rarity: 'common',
    measure: 'members',
    at: 2,
  },
  {
    id: 'team_10',
    name: 'A staff of ten',
    description: 'Ten people work in this campaign.',
    rarity: 'rare',
    measure: 'members',
    at: 10,
  },
];

/** Those that `value` of a measure has reached. */
export const reachedBy = (measure: Measure, value: number): Achievement[] =>
  achievements.filter((each) => each.measure === measure && value >= each.at);
