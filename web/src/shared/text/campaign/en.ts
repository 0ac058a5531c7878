import '../achievements/en.ts';
import { registerTexts } from '../registry.ts';
import { dashboardLayout } from './dashboard-layout/en.ts';
import { history } from './history/en.ts';
import { insights } from './insights/en.ts';
import { leaderboards } from './leaderboards/en.ts';
import { onboarding } from './onboarding/en.ts';
import { profile } from './profile/en.ts';
import { profileFields } from './profile-fields/en.ts';

/** Texts of the campaign's own record: profile, set-up, insights, achievements. */
export const campaign = {
  dashboardLayout,
  history,
  insights,
  leaderboards,
  onboarding,
  profile,
  profileFields,
} as const;

/** Loaded with the pages that say them: the campaign's own record, which the first dashboard does without. */
registerTexts(campaign, () => import('./es.ts'));
