import type { Translation } from '../registry.ts';
import { dashboardLayout } from './dashboard-layout/es.ts';
import type { campaign as english } from './en.ts';
import { history } from './history/es.ts';
import { insights } from './insights/es.ts';
import { leaderboards } from './leaderboards/es.ts';
import { onboarding } from './onboarding/es.ts';
import { profile } from './profile/es.ts';
import { profileFields } from './profile-fields/es.ts';

const campaign: Translation<typeof english> = {
  dashboardLayout,
  history,
  insights,
  leaderboards,
  onboarding,
  profile,
  profileFields,
};
export default campaign;
