import type { Translation } from '../bundle.ts';
import type { campaign as english } from '../en/campaign.ts';
import { achievements } from './achievements.ts';
import { dashboardLayout } from './dashboard-layout.ts';
import { history } from './history.ts';
import { insights } from './insights.ts';
import { leaderboards } from './leaderboards.ts';
import { withMany } from './many.ts';
import { onboarding } from './onboarding.ts';
import { profile } from './profile.ts';
import { profileFields } from './profile-fields.ts';

const campaign: Translation<typeof english> = {
  achievements,
  dashboardLayout,
  history,
  insights,
  leaderboards,
  onboarding,
  profile,
  profileFields,
};
export default withMany(campaign);
