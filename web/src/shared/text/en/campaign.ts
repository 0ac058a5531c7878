import { achievements } from './achievements.ts';
import { dashboardLayout } from './dashboard-layout.ts';
import { history } from './history.ts';
import { insights } from './insights.ts';
import { leaderboards } from './leaderboards.ts';
import { onboarding } from './onboarding.ts';
import { profile } from './profile.ts';
import { profileFields } from './profile-fields.ts';

/** Texts of the campaign's own record: profile, set-up, insights, achievements. */
export const campaign = {
  achievements,
  dashboardLayout,
  history,
  insights,
  leaderboards,
  onboarding,
  profile,
  profileFields,
} as const;
