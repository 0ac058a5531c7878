import type { ProfileFieldName } from '../collections/candidate/candidate-fields.ts';

/** What fields of the sample profile said before, who changed them, and how many days before today. Oldest first. */
export const profileEdits: readonly {
  field: ProfileFieldName;
  was: string | number | null;
  by: string;
  days: number;
}[] = [
  { field: 'strategy_slogan', was: 'Care comes first.', by: 'rivera-manager', days: 19 },
  { field: 'opp_primaryOpponent', was: null, by: 'rivera-manager', days: 16.1 },
  { field: 'race_targetShare', was: 51, by: 'rivera-admin', days: 11.2 },
  {
    field: 'strategy_fundraising',
    was: 'House parties of twenty at $50; two dinners.',
    by: 'rivera-admin',
    days: 11.1,
  },
  { field: 'voice_humor', was: null, by: 'rivera-manager', days: 6.3 },
  { field: 'strategy_slogan', was: 'She shows up. Every time.', by: 'rivera-admin', days: 3.2 },
];
